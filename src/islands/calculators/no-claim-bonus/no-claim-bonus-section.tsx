import { useTranslation } from 'react-i18next';
import figures from '../../../facts/figures.json' with { type: 'json' };
import { List } from '../../../components/list.tsx';
import { Table } from '../../../components/table.tsx';
import { returnObjects } from '../../../i18n/resources.ts';
import { CalculatorSection } from '../shared/calculator-section.tsx';

const { ladder } = figures.noClaimBonus;

/** Where the vehicle page works out the bonus, beside its ladder. */
export function NoClaimBonusSection() {
  const { t } = useTranslation('no-claim-bonus');
  return (
    <CalculatorSection id="no-claim-bonus" title={t('title')} intro={t('intro')} ruleTitle={t('rule.title')}>
      <Table
        labelledBy="no-claim-bonus-rule-title"
        columns={[t('rule.years'), t('rule.bonus')]}
        rows={ladder.map((percent, position) => {
          const years = position + 1;
          return [years === ladder.length ? t('rule.orMore', { years }) : years, t('percent', { percent })];
        })}
      />
      <List items={t('rule.items', returnObjects)} />
    </CalculatorSection>
  );
}
