import { useTranslation } from 'react-i18next';
import { lifeCover } from './life-cover-rule.ts';
import { Table } from '../../../components/table.tsx';
import { CalculatorSection } from '../shared/calculator-section.tsx';

/** Where the life page works out a cover, beside examples of the same rule. */
export function LifeCoverSection() {
  const { t } = useTranslation('life-cover');
  const { t: tLife } = useTranslation('life');
  const times = tLife('incomeTimes');
  const incomes = t('examples.incomes');
  return (
    <CalculatorSection id="life-cover" title={t('title')} intro={t('intro')} ruleTitle={t('examples.title')}>
      <Table
        labelledBy="life-cover-rule-title"
        columns={[
          t('fields.income.label'),
          t('examples.times', { times: times.from }),
          t('examples.times', { times: times.to }),
        ]}
        rows={incomes.map((income) => {
          const { from, to } = lifeCover({ income, loans: 0, existingCover: 0 }, times);
          return [income, from, to].map((amount) => t('words', { amount }));
        })}
      />
      <p>{t('answer.note')}</p>
    </CalculatorSection>
  );
}
