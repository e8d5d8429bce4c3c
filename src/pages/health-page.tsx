import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { Coverage } from '../sections/coverage.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { Steps } from '../sections/steps.tsx';
import { sources } from './health-sources.ts';

export function HealthPage() {
  const { t } = useTranslation('health');
  return (
    <ServicePage hero={t('hero', whole)} illustration="hero-health" footnote={t('footnote')} sources={sources}>
      <Prose {...t('why', whole)} />
      <Steps {...t('steps', whole)} ground="sand" />
      <Points {...t('choosing', whole)} />
      <Coverage {...t('coverage', whole)} />
      <LineInsurers line="health" title={t('insurers.title')} />
    </ServicePage>
  );
}
