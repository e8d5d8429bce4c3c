import { useTranslation } from 'react-i18next';
import { TitledChecklist } from '../features/checklist/titled-checklist.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { EmergencyNumbers } from '../sections/emergency-numbers.tsx';
import { Folds } from '../sections/folds.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Prose } from '../sections/prose.tsx';
import { RuleFold } from '../sections/rule-fold.tsx';
import { Sources } from '../sections/sources.tsx';
import { Steps } from '../sections/steps.tsx';

export function RoadInjuryPage() {
  const { t } = useTranslation(['road-injury', 'claims']);
  return (
    <PageLayout topic={t('hero.title')} isEmergency>
      <PageHero
        need="emergency"
        {...t('hero')}
        illustration="hero-health"
        mark={<EmergencyNumbers {...t('claims:firstHour.emergency')} />}
      />
      <Steps {...t('steps')} />
      <Folds title={t('rest.title')} background="sand">
        <RuleFold id="paid" {...t('paid')} />
        <RuleFold id="hit-and-run" {...t('hitAndRun')} />
        <RuleFold id="tribunal" {...t('tribunal')} />
        <RuleFold id="theft" {...t('theft')}>
          <TitledChecklist list="theft" />
        </RuleFold>
        <RuleFold id="uninsured" {...t('uninsured')} />
      </Folds>
      <Prose {...t('plain')} />
      <Sources of={['road-injury']} />
      <ChatClosing {...t('closing')} topic={t('hero.title')} />
    </PageLayout>
  );
}
