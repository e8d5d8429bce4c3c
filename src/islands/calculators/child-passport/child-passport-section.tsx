import { useTranslation } from 'react-i18next';
import { Table } from '../../../components/table.tsx';
import { returnObjects } from '../../../i18n/resources.ts';
import { Tool } from '../../../sections/tool.tsx';
import { Island } from '../../island.tsx';

/** Where the new passport's page works out how long a child's passport is valid, beside the rule by age. */
export function ChildPassportSection() {
  const { t } = useTranslation('child-passport');
  const { title, age, validity, rows } = t('rule', returnObjects);
  return (
    <Tool id="child-passport" title={t('title')} intro={t('intro')} tool={<Island name="child-passport" rule="child-passport-rule" />} ruleTitle={title}>
      <Table labelledBy="child-passport-rule" columns={[age, validity]} rows={rows.map((row) => [row.age, row.validity])} />
    </Tool>
  );
}
