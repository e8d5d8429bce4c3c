import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { Points } from '../sections/points.tsx';
import { Steps } from '../sections/steps.tsx';

export function VehiclePage() {
  const { t } = useTranslation('vehicle');
  return (
    <ServicePage hero={t('hero', whole)} illustration="hero-vehicle" footnote={t('footnote')}>
      <Steps {...t('steps', whole)} />
      <Points {...t('choosing', whole)} ground="sand" />
      <Points {...t('addOns', whole)} />
      <LineInsurers line="vehicle" title={t('insurers.title')} />
    </ServicePage>
  );
}
