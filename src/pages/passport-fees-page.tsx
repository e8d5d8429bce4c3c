import { useTranslation } from 'react-i18next';
import { ChatButtonLink } from '../components/whatsapp-button-link.tsx';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { RulesTable } from '../features/document-finder/rules-table.tsx';
import { PassportFigures } from '../features/document-finder/passport-figures.tsx';
import { PassportNotice } from '../features/document-finder/passport-notice.tsx';
import { PassportCharges } from '../sections/passport-charges.tsx';
import { Disclosures } from '../sections/disclosures.tsx';
import { RuleDisclosure, RuleSection } from '../sections/legal-rule.tsx';

/** What a passport costs: the fees of the State, our own charges, and the rules for Tatkal and the day. */
export function PassportFeesPage() {
  const { t } = useTranslation('passport-fees');
  const title = t('hero.title');
  const { columns, rows, separate, unsettled, notes, ...fees } = t('fees');
  return (
    <AdvicePage
      hero={t('hero')}
      need="task"
      illustration="passport"
      firstScreen={<PassportFigures />}
      topic={title}
      closing={t('closing')}
    >
      <RuleSection
        id="fees"
        title={fees.title}
        intro={fees.intro}
        columns={columns}
        rows={Object.values(rows).map(({ name, normal, tatkal }) => [name, normal, tatkal])}
        items={[separate, unsettled]}
      >
        <ChatButtonLink topic={title} />
      </RuleSection>
      <PassportCharges />
      <Disclosures
        title={t('more')}
        items={Object.entries(notes).map(([id, note]) => ({ ...note, id }))}
        background="sand"
      >
        <RuleDisclosure id="tatkal" {...t('tatkal')} />
        <RuleDisclosure id="day" {...t('day')} />
        <RulesTable />
      </Disclosures>
      <PassportNotice />
    </AdvicePage>
  );
}
