import { useTranslation } from 'react-i18next';
import { lifeCover } from './life-cover-rule.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Section } from '../../../components/section.tsx';
import { Stack } from '../../../components/layout.tsx';
import { Table } from '../../../components/table.tsx';
import { Calculator } from '../shared/calculator.tsx';

/** Where the life page works out a cover, beside examples of the same rule. */
export function LifeCoverSection() {
  const { t } = useTranslation('life-cover');
  const times = t('incomeTimes');
  const incomes = t('examples.incomes');
  return (
    <Section id="life-cover" title={t('title')} intro={t('intro')} headingPosition="beside">
      <Calculator id="life-cover" />
      <Disclosure title={t('examples.title')} titleId="life-cover-rule-title" id="life-cover-rule" openWithoutScript>
        <Stack gap="1.5" paddingTop="1">
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
        </Stack>
      </Disclosure>
    </Section>
  );
}
