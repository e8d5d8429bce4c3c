import { useTranslation } from 'react-i18next';
import { NamedLink } from '../components/named-link.tsx';
import { returnObjects } from '../i18n/resources.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { LifeCoverSection } from '../islands/calculators/life-cover/life-cover-section.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { Questions } from '../sections/questions.tsx';
import { Steps } from '../sections/steps.tsx';

export function LifePage() {
  const { t } = useTranslation(['life', 'existing-cover']);
  return (
    <ServicePage
      hero={t('hero', returnObjects)}
      illustration="hero-life"
      footnote={t('footnote')}
      sources={['life', 'renewal-reminder']}
    >
      <Steps {...t('steps', returnObjects)} />
      <Points {...t('choosing', returnObjects)} background="sand" />
      <LifeCoverSection />
      <Points {...t('guide', returnObjects)} background="sand" />
      <Questions {...t('rules', returnObjects)} />
      <Prose {...t('existing-cover:offer', returnObjects)}>
        <NamedLink page="existing-cover" />
      </Prose>
      <LineInsurers line="life" title={t('insurers.title')} />
    </ServicePage>
  );
}
