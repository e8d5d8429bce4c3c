import { useTranslation } from 'react-i18next';
import { Table } from '../../../components/table.tsx';
import { CalculatorPart } from '../shared/calculator-part.tsx';

/** Works out on the new passport's page how long a child's passport is valid, above the rule by age. */
export function ChildPassportPart() {
  const { t } = useTranslation('child-passport');
  const { title, age, validity, rows } = t('rule');
  return (
    <CalculatorPart id="child-passport" title={t('title')} intro={t('intro')} ruleTitle={title}>
      <Table
        labelledBy="child-passport-rule-title"
        columns={[age, validity]}
        rows={rows.map((row) => [row.age, row.validity])}
      />
    </CalculatorPart>
  );
}
