import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { sources as bonusSources } from '../live/no-claim-bonus/no-claim-bonus-sources.ts';
import { NoClaimBonusSection } from '../live/no-claim-bonus/no-claim-bonus-section.tsx';
import { RenewalReminderSection } from '../live/renewal-reminder/renewal-reminder-section.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { Points } from '../sections/points.tsx';
import { Steps } from '../sections/steps.tsx';
import { sources } from './vehicle-sources.ts';

export function VehiclePage() {
  const { t } = useTranslation('vehicle');
  return (
    <ServicePage hero={t('hero', whole)} illustration="hero-vehicle" footnote={t('footnote')} sources={[...sources, ...bonusSources]}>
      <Steps {...t('steps', whole)} />
      <Points {...t('choosing', whole)} ground="sand" />
      <NoClaimBonusSection />
      <Points {...t('addOns', whole)} ground="sand" />
      <RenewalReminderSection subject="vehicle" />
      <LineInsurers line="vehicle" title={t('insurers.title')} />
    </ServicePage>
  );
}
