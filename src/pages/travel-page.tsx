import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { Coverage } from '../sections/coverage.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { Points } from '../sections/points.tsx';
import { Steps } from '../sections/steps.tsx';

export function TravelPage() {
  const { t } = useTranslation('travel');
  return (
    <ServicePage hero={t('hero', whole)} illustration="hero-travel" footnote={t('footnote')}>
      <Steps {...t('steps', whole)} />
      <Points {...t('plans', whole)} />
      <Coverage {...t('coverage', whole)} />
      <LineInsurers line="travel" title={t('insurers.title')} />
    </ServicePage>
  );
}
