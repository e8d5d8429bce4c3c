import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { LifeCoverSection } from '../live/life-cover/life-cover-section.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { Points } from '../sections/points.tsx';
import { Steps } from '../sections/steps.tsx';

export function LifePage() {
  const { t } = useTranslation('life');
  return (
    <ServicePage hero={t('hero', whole)} illustration="hero-life" footnote={t('footnote')}>
      <Steps {...t('steps', whole)} />
      <Points {...t('choosing', whole)} ground="sand" />
      <LifeCoverSection />
      <Points {...t('guide', whole)} ground="sand" />
      <LineInsurers line="life" title={t('insurers.title')} />
    </ServicePage>
  );
}
