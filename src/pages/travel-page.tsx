import { useTranslation } from 'react-i18next';
import { returnObjects } from '../i18n/resources.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { Coverage } from '../sections/coverage.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { Points } from '../sections/points.tsx';
import { RuleTable } from '../sections/rule-table.tsx';
import { Steps } from '../sections/steps.tsx';

export function TravelPage() {
  const { t } = useTranslation('travel');
  return (
    <ServicePage
      hero={t('hero', returnObjects)}
      illustration="hero-travel"
      footnote={t('footnote')}
      sources={['travel']}
    >
      <Steps {...t('steps', returnObjects)} />
      <Points {...t('plans', returnObjects)} />
      <RuleTable id="entry" {...t('entry', returnObjects)} />
      <Coverage {...t('coverage', returnObjects)} />
      <LineInsurers line="travel" title={t('insurers.title')} />
    </ServicePage>
  );
}
