import { useTranslation } from 'react-i18next';
import { Table } from '../../../components/table.tsx';
import { returnObjects } from '../../../i18n/resources.ts';
import { CalculatorSection } from '../shared/calculator-section.tsx';

/** Where the new passport's page works out how long a child's passport is valid, beside the rule by age. */
export function ChildPassportSection() {
  const { t } = useTranslation('child-passport');
  const { title, age, validity, rows } = t('rule', returnObjects);
  return (
    <CalculatorSection id="child-passport" title={t('title')} intro={t('intro')} ruleTitle={title} data-print="no">
      <Table
        labelledBy="child-passport-rule-title"
        columns={[age, validity]}
        rows={rows.map((row) => [row.age, row.validity])}
      />
    </CalculatorSection>
  );
}
