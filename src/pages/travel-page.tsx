import { useTranslation } from 'react-i18next';
import { RowLink } from '../components/row-link.tsx';
import { returnObjects } from '../i18n/resources.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { Folds } from '../sections/folds.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { RuleFold } from '../sections/rule-fold.tsx';
import { Steps } from '../sections/steps.tsx';
import { Tickets } from '../sections/tickets.tsx';

export function TravelPage() {
  const { t } = useTranslation(['travel', 'refused']);
  const entry = t('entry', returnObjects);
  return (
    <ServicePage
      hero={t('hero', returnObjects)}
      illustration="hero-travel"
      footnote={t('footnote')}
      sources={['travel']}
    >
      <Tickets id="countries" {...t('shown', returnObjects)} />
      <Folds id="plans" {...t('plans', returnObjects)}>
        <RuleFold {...entry} id="entry" items={entry.notes} />
        <RuleFold id="delay" {...t('delay', returnObjects)} />
        <RuleFold id="stay" {...t('stay', returnObjects)} />
      </Folds>
      <Folds id="covered" {...t('coverage', returnObjects)} background="sand">
        <RowLink page="refused" title={t('refused:link')} />
      </Folds>
      <Steps id="steps" {...t('steps', returnObjects)} />
      <LineInsurers line="travel" title={t('insurers.title')} />
    </ServicePage>
  );
}
