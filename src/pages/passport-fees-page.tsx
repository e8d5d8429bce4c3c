import { useTranslation } from 'react-i18next';
import { useWhatsappAddress } from '../components/contact-links.tsx';
import { WhatsappButtonLink } from '../components/whatsapp-button-link.tsx';
import { returnObjects } from '../i18n/resources.ts';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { DocumentRules } from '../features/document-finder/rules-table.tsx';
import { PassportFigures } from '../features/document-finder/passport-figures.tsx';
import { PassportNotice } from '../features/document-finder/passport-notice.tsx';
import { PassportCharges } from '../sections/passport-charges.tsx';
import { Folds } from '../sections/folds.tsx';
import { RuleFold } from '../sections/rule-fold.tsx';
import { RuleTable } from '../sections/rule-table.tsx';
import { Sources } from '../sections/sources.tsx';

export function PassportFeesPage() {
  const { t } = useTranslation('passport-fees');
  const title = t('hero.title');
  const { columns, rows, separate, unsettled, notes, ...fees } = t('fees', returnObjects);
  return (
    <PageLayout topic={title}>
      <PageHero need="task" {...t('hero', returnObjects)} illustration="passport">
        <PassportFigures />
      </PageHero>
      <RuleTable
        id="fees"
        title={fees.title}
        intro={fees.intro}
        columns={columns}
        rows={Object.values(rows).map(({ name, normal, tatkal }) => [name, normal, tatkal])}
        notes={[separate, unsettled]}
      >
        <WhatsappButtonLink href={useWhatsappAddress(title)}>
          {t('actions.whatsapp', { ns: 'common' })}
        </WhatsappButtonLink>
      </RuleTable>
      <PassportCharges />
      <Folds title={t('more')} items={Object.entries(notes).map(([id, note]) => ({ ...note, id }))} background="sand">
        <RuleFold id="tatkal" {...t('tatkal', returnObjects)} />
        <RuleFold id="day" {...t('day', returnObjects)} />
        <DocumentRules />
      </Folds>
      <Sources of={['passport-fees']} />
      <PassportNotice />
      <ChatClosing {...t('closing', returnObjects)} topic={title} />
    </PageLayout>
  );
}
