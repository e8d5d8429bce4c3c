import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import figures from '../../../facts/figures.json' with { type: 'json' };
import { Disclosure } from '../../../components/disclosure.tsx';
import { Heading } from '../../../components/heading.tsx';
import { List } from '../../../components/list.tsx';
import { Table } from '../../../components/table.tsx';
import { Calculator } from '../shared/calculator-section.tsx';

const { ladder } = figures.noClaimBonus;

const Parts = chakra('div', { base: { display: 'grid', gap: '2' } });
const Rule = chakra('section', { base: { display: 'grid', gap: '1', scrollMarginTop: '1rem' } });

interface NoClaimBonusFoldProps {
  title: string;
  short: string;
  body: string;
}

/** Where the vehicle page works out the bonus, above its ladder. */
export function NoClaimBonusFold({ title, short, body }: NoClaimBonusFoldProps) {
  const { t } = useTranslation('no-claim-bonus');
  return (
    <Disclosure title={title} answer={short} id="no-claim-bonus">
      <Parts>
        <p>{body}</p>
        <Calculator id="no-claim-bonus" rule="no-claim-bonus-rule" />
        <Rule id="no-claim-bonus-rule">
          <Heading level={3} variant="label" id="no-claim-bonus-rule-title">
            {t('rule.title')}
          </Heading>
          <Table
            labelledBy="no-claim-bonus-rule-title"
            columns={[t('rule.years'), t('rule.bonus')]}
            rows={ladder.map((percent, position) => {
              const years = position + 1;
              return [years === ladder.length ? t('rule.orMore', { years }) : years, t('percent', { percent })];
            })}
          />
          <List items={t('rule.items')} />
        </Rule>
      </Parts>
    </Disclosure>
  );
}
