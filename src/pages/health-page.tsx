import { useTranslation } from 'react-i18next';
import { returnObjects } from '../i18n/resources.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { Coverage } from '../sections/coverage.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { Questions } from '../sections/questions.tsx';
import { Steps } from '../sections/steps.tsx';

export function HealthPage() {
  const { t } = useTranslation('health');
  return (
    <ServicePage
      hero={t('hero', returnObjects)}
      illustration="hero-health"
      footnote={t('footnote')}
      sources={['health']}
    >
      <Prose {...t('why', returnObjects)} />
      <Steps {...t('steps', returnObjects)} background="sand" />
      <Points {...t('choosing', returnObjects)} />
      <Coverage {...t('coverage', returnObjects)} />
      <Questions {...t('rules', returnObjects)} />
      <LineInsurers line="health" title={t('insurers.title')} />
    </ServicePage>
  );
}
