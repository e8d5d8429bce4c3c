import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { PageHero } from '../layouts/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { QuoteClosing } from '../layouts/quote-closing.tsx';
import { LiveRegion } from '../live/live-region.tsx';
import { PassportNotice } from '../sections/passport-notice.tsx';
import { Points } from '../sections/points.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';

export function PassportPage() {
  const { t } = useTranslation('passport');
  const { items, ...services } = t('services', whole);
  return (
    <PageLayout>
      <PageHero {...t('hero', whole)} illustration="passport-overview" />
      <PassportNotice />
      <Points {...t('benefits', whole)} />
      <ServiceCards
        {...services}
        cards={[
          { page: 'passport-new', picture: 'hero-passport-new', ...items['passport-new'] },
          { page: 'passport-renew', picture: 'hero-passport-renew', ...items['passport-renew'] },
        ]}
      />
      <LiveRegion name="paper-finder" asked="need" rule="papers-rules" />
      <QuoteClosing />
    </PageLayout>
  );
}
