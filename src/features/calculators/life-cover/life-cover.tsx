import { useTranslation } from 'react-i18next';
import limits from '../../../values/limits.json' with { type: 'json' };
import { lifeCover } from './life-cover-rule.ts';
import { Stack } from '../../../components/layout.tsx';
import { AmountField } from '../../../islands/form/line-field.tsx';
import { Result } from '../shared/result.tsx';
import { Form } from '../../../islands/form/form.tsx';

/** How much life cover a family might need, from one income. */
export function LifeCover() {
  const { t } = useTranslation('life-cover');
  const times = t('incomeTimes');

  return (
    <Form
      id="life-cover"
      action={t('action')}
      result={(reader) => {
        const income = reader.amount('income', t('errors.incomeEmpty'));
        const isTooSmall = income !== undefined && income < limits.leastIncome;
        if (isTooSmall) reader.refuse('income', t('errors.incomeTooSmall'));
        const loans = reader.amount('loans', 0);
        const existingCover = reader.amount('existingCover', 0);
        if (income === undefined || loans === undefined || existingCover === undefined) return null;
        const cover = lifeCover({ income, loans, existingCover }, times);
        const owed = loans > 0 ? ` +\u00a0${t('words', { amount: loans })}` : '';
        const covered = existingCover > 0 ? ` −\u00a0${t('words', { amount: existingCover })}` : '';
        const ends = (['from', 'to'] as const).map((end) => ({
          label: `${t('answer.times', { times: times[end] })}${owed}${covered}`,
          amount: cover[end],
        }));
        const shown = ends.map(({ label, amount }) => ({
          label,
          value: amount > 0 ? t('words', { amount }) : t('answer.covered'),
        }));
        const digits = ends.filter(({ amount }) => amount > 0).map(({ amount }) => `₹${t('digits', { amount })}`);
        return (
          <Result question={t('title')} title={t('answer.title', { income })} figures={shown} note={t('answer.note')}>
            <p>{digits.join(' – ')}</p>
          </Result>
        );
      }}
    >
      <AmountField name="income" label={t('fields.income.label')} hint={t('fields.income.hint')} />
      {/* Side by side wherever their names have room. */}
      <Stack gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" alignItems="end">
        <AmountField name="loans" label={t('fields.loans.label')} isOptional />
        <AmountField name="existingCover" label={t('fields.existingCover.label')} isOptional />
      </Stack>
    </Form>
  );
}
