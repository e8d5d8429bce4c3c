import { useTranslation } from 'react-i18next';
import { RowLink } from '../components/row-link.tsx';
import { ServicePage } from '../layouts/service-page.tsx';
import { ComparisonRow } from '../sections/comparison.tsx';
import { FoldRows, Folds } from '../sections/folds.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { Steps } from '../sections/steps.tsx';

export function HealthPage() {
  const { t } = useTranslation(['health', 'refused']);
  const { items, ...choosing } = t('choosing');
  return (
    <ServicePage hero={t('hero')} illustration="hero-health" footnote={t('footnote')}>
      <Folds id="choosing" {...choosing} items={items.slice(0, 1)}>
        <ComparisonRow id="floater" {...t('shown')} picture="floater" height={280} />
        <FoldRows items={items.slice(1)} />
      </Folds>
      <Folds id="covered" {...t('coverage')} background="sand" />
      <Folds id="rules" {...t('rules')}>
        <RowLink page="refused" title={t('refused:link')} />
      </Folds>
      <Steps id="steps" {...t('steps')} background="sand" />
      <LineInsurers line="health" title={t('insurers.title')} />
    </ServicePage>
  );
}
