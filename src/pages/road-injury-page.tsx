import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure.tsx';
import { List } from '../components/list.tsx';
import { Table } from '../components/table.tsx';
import { returnObjects } from '../i18n/resources.ts';
import { FoldedChecklist } from '../islands/checklist/folded-checklist.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { EmergencyNumbers } from '../sections/emergency-numbers.tsx';
import { Frame } from '../sections/frame.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Prose } from '../sections/prose.tsx';
import { RuleList } from '../sections/rule-list.tsx';
import { RuleTable } from '../sections/rule-table.tsx';
import { Sources } from '../sections/sources.tsx';
import { Steps } from '../sections/steps.tsx';

export function RoadInjuryPage() {
  const { t } = useTranslation(['road-injury', 'claims']);
  const uninsured = t('uninsured', returnObjects);
  const { items: theftRules, ...theft } = t('theft', returnObjects);
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
      <Frame id="theft" opening="beside" {...theft}>
        <List items={theftRules} />
        <FoldedChecklist list="theft" />
      </Frame>
      <Prose {...t('plain', returnObjects)} />
      <Frame background="sand">
        <Disclosure level={2} title={uninsured.title} titleId="uninsured-title" id="uninsured">
          <Table labelledBy="uninsured-title" columns={uninsured.columns} rows={uninsured.rows} />
          <List items={uninsured.notes} />
        </Disclosure>
      </Frame>
      <Sources of={['road-injury']} />
      <ChatClosing {...t('closing', returnObjects)} topic={t('hero.title')} />
    </PageLayout>
  );
}
