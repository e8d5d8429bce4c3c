import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { PageHero } from '../layouts/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { QuoteClosing } from '../layouts/quote-closing.tsx';
import { sources } from '../live/renewal-reminder/renewal-reminder-sources.ts';
import { RenewalReminderSection } from '../live/renewal-reminder/renewal-reminder-section.tsx';
import { Points } from '../sections/points.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';
import { Sources } from '../sections/sources.tsx';

export function InsurancePage() {
  const { t } = useTranslation('insurance');
  const { items, ...services } = t('services', whole);
  return (
    <PageLayout>
      <PageHero {...t('hero', whole)} illustration="insurance" />
      <Points {...t('benefits', whole)} />
      <ServiceCards
        {...services}
        cards={[
          { page: 'health', picture: 'health', ...items.health },
          { page: 'life', picture: 'life', ...items.life },
          { page: 'vehicle', picture: 'vehicle', ...items.vehicle },
          { page: 'travel', picture: 'travel', ...items.travel },
        ]}
      />
      <RenewalReminderSection subject="policy" ground="sand" />
      <Sources rows={sources} />
      <QuoteClosing />
    </PageLayout>
  );
}
