import { useTranslation } from 'react-i18next';
import { returnObjects } from '../i18n/resources.ts';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { DocumentRules } from '../islands/document-finder/document-finder-section.tsx';
import { PassportNotice } from '../sections/passport-notice.tsx';
import { RuleList } from '../sections/rule-list.tsx';
import { RuleTable } from '../sections/rule-table.tsx';
import { Sources } from '../sections/sources.tsx';

export function PassportFeesPage() {
  const { t } = useTranslation('passport-fees');
  const { rows, separate, notes, ...fees } = t('fees', returnObjects);
  return (
    <PageLayout topic={t('hero.title')}>
      <PageHero need="task" {...t('hero', returnObjects)} illustration="passport" />
      <PassportNotice />
      <RuleTable
        id="fees"
        {...fees}
        rows={Object.values(rows).map(({ name, normal, tatkal }) => [name, normal, tatkal])}
        notes={[separate, ...notes]}
      />
      <RuleList id="tatkal" {...t('tatkal', returnObjects)} background="sand" />
      <RuleList id="day" {...t('day', returnObjects)} />
      <DocumentRules />
      <Sources of={['passport-fees']} />
      <ChatClosing {...t('closing', returnObjects)} topic={t('hero.title')} />
    </PageLayout>
  );
}
