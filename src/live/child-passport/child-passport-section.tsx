import { useTranslation } from 'react-i18next';
import { Table } from '../../components/table.tsx';
import { whole } from '../../i18n/copy.ts';
import { Tool } from '../../sections/tool.tsx';
import { LiveRegion } from '../live-region.tsx';

/** Where the new passport's page works out how long a child's passport is valid, beside the rule by age. */
export function ChildPassportSection() {
  const { t } = useTranslation('child-passport');
  const { title, age, validity, rows } = t('rule', whole);
  return (
    <Tool id="child-passport" title={t('title')} intro={t('intro')} tool={<LiveRegion name="child-passport" rule="child-passport-rule" />} ruleTitle={title}>
      <Table labelledBy="child-passport-rule" columns={[age, validity]} rows={rows.map((row) => [row.age, row.validity])} />
    </Tool>
  );
}
