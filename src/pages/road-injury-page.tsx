import { useTranslation } from 'react-i18next';
import { returnObjects } from '../i18n/resources.ts';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { EmergencyNumbers } from '../sections/emergency-numbers.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Prose } from '../sections/prose.tsx';
import { RuleList } from '../sections/rule-list.tsx';
import { RuleTable } from '../sections/rule-table.tsx';
import { Sources } from '../sections/sources.tsx';
import { Steps } from '../sections/steps.tsx';
import { sources } from './road-injury-sources.ts';

export function RoadInjuryPage() {
  const { t } = useTranslation(['road-injury', 'claims']);
  return (
    <PageLayout topic={t('hero.title')}>
      <PageHero
        need="emergency"
        {...t('hero', returnObjects)}
        illustration="claims"
        mark={<EmergencyNumbers {...t('claims:firstHour.emergency', returnObjects)} />}
      />
      <Steps {...t('steps', returnObjects)} />
      <RuleTable id="paid" {...t('paid', returnObjects)} background="sand" />
      <RuleList id="hit-and-run" {...t('hitAndRun', returnObjects)} />
      <RuleList id="tribunal" {...t('tribunal', returnObjects)} />
      <RuleList id="theft" {...t('theft', returnObjects)} />
      <RuleTable id="uninsured" {...t('uninsured', returnObjects)} background="sand" />
      <Prose {...t('plain', returnObjects)} />
      <Sources rows={sources} />
      <ChatClosing {...t('closing', returnObjects)} topic={t('hero.title')} />
    </PageLayout>
  );
}
