import { useTranslation } from 'react-i18next';
import figures from '../../../facts/figures.json' with { type: 'json' };
import { Disclosure } from '../../../components/disclosure.tsx';
import { Heading } from '../../../components/heading.tsx';
import { Stack } from '../../../components/layout.tsx';
import { List } from '../../../components/list.tsx';
import { Table } from '../../../components/table.tsx';
import { Calculator } from '../shared/calculator.tsx';

const { ladder } = figures.noClaimBonus;

interface NoClaimBonusPartProps {
  title: string;
  short: string;
  body: string;
}

/** Where the vehicle page works out the bonus, above its ladder. */
export function NoClaimBonusPart({ title, short, body }: NoClaimBonusPartProps) {
  const { t } = useTranslation('no-claim-bonus');
  return (
    <Disclosure title={title} summary={short} id="no-claim-bonus">
      <Stack gap="2">
        <p>{body}</p>
        <Calculator id="no-claim-bonus" />
        <Stack as="section" id="no-claim-bonus-rule" scrollMarginTop="1rem">
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
        </Stack>
      </Stack>
    </Disclosure>
  );
}
