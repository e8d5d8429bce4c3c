import type { PageId } from './pages.ts';

/** One entry of the main menu; `pages` makes it a link with a submenu. */
export interface NavigationItem {
  page: PageId;
  submenu?: { pages: PageId[]; show: 'showInsurance' | 'showPassport'; hide: 'hideInsurance' | 'hidePassport' };
}

/** The main menu, in the order of the specification. */
export const navigationItems: NavigationItem[] = [
  { page: 'home' },
  {
    page: 'insurance',
    submenu: { pages: ['health', 'life', 'vehicle', 'travel'], show: 'showInsurance', hide: 'hideInsurance' },
  },
  {
    page: 'passport',
    submenu: { pages: ['passport-new', 'passport-renew'], show: 'showPassport', hide: 'hidePassport' },
  },
  { page: 'claims' },
  { page: 'about' },
  { page: 'contact' },
];

/** The pages of the main menu, without those of its submenus. */
export const mainPages = navigationItems.map(({ page }) => page);

/** The pages of its submenus, one for each service. */
export const servicePages = navigationItems.flatMap(({ submenu }) => submenu?.pages ?? []);
