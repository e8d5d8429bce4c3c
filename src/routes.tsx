/** Every page of every language at its address. */
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { languageCodes, languages } from './i18n/languages.ts';
import type { PageId } from './site/site-map.ts';
import { addressOf } from './site/urls.ts';

/** Loads the component of each page. */
export const pageLoaders: Record<PageId, () => Promise<ComponentType>> = {
  home: () => import('./pages/home-page.tsx').then((module) => module.HomePage),
  about: () => import('./pages/about-page.tsx').then((module) => module.AboutPage),
  insurance: () => import('./pages/insurance-page.tsx').then((module) => module.InsurancePage),
  health: () => import('./pages/health-page.tsx').then((module) => module.HealthPage),
  life: () => import('./pages/life-page.tsx').then((module) => module.LifePage),
  vehicle: () => import('./pages/vehicle-page.tsx').then((module) => module.VehiclePage),
  travel: () => import('./pages/travel-page.tsx').then((module) => module.TravelPage),
  passport: () => import('./pages/passport-page.tsx').then((module) => module.PassportPage),
  'passport-new': () => import('./pages/passport-new-page.tsx').then((module) => module.PassportNewPage),
  'passport-renew': () => import('./pages/passport-renew-page.tsx').then((module) => module.PassportRenewPage),
  claims: () => import('./pages/claims-page.tsx').then((module) => module.ClaimsPage),
  contact: () => import('./pages/contact-page.tsx').then((module) => module.ContactPage),
  accessibility: () => import('./pages/accessibility-page.tsx').then((module) => module.AccessibilityPage),
  privacy: () => import('./pages/privacy-page.tsx').then((module) => module.PrivacyPage),
  offline: () => import('./pages/offline-page.tsx').then((module) => module.OfflinePage),
  'thank-you': () => import('./pages/thank-you-page.tsx').then((module) => module.ThankYouPage),
  'not-found': () => import('./pages/not-found-page.tsx').then((module) => module.NotFoundPage),
};

/** The loaded page at its address in each language; the not-found page answers whatever is below a front door. */
export function PageRoutes({ page, Page }: { page: PageId; Page: ComponentType }) {
  return (
    <Routes>
      {languageCodes.map((language) => (
        <Route
          key={language}
          path={page === 'not-found' ? `${languages[language].prefix}/*` : addressOf(page, language)}
          element={<Page />}
        />
      ))}
    </Routes>
  );
}
