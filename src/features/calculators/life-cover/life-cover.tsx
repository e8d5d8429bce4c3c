import { useTranslation } from 'react-i18next';
import figures from '../../../facts/figures.json' with { type: 'json' };
import { lifeCover } from './life-cover-rule.ts';
import { Stack } from '../../../components/layout.tsx';
import { AmountField } from '../../../islands/form/line-field.tsx';
import { Answer } from '../shared/answer.tsx';
import { Form } from '../../../islands/form/form.tsx';
import type { FormReader } from '../../../islands/form/form-reader.ts';

/** How much life cover a family might need, from one income. */
export function LifeCover() {
  const { t } = useTranslation('life-cover');
  const { t: tLife } = useTranslation('life');
  const times = tLife('incomeTimes');

  const readIncome = (reader: FormReader) => {
    const income = reader.amount('income', t('errors.incomeEmpty'));
    const isTooSmall = income !== undefined && income < figures.forms.leastIncome;
    return isTooSmall ? reader.refuse('income', t('errors.incomeTooSmall', { income })) : income;
  };

  const answer = (reader: FormReader) => {
    const income = readIncome(reader);
    const loans = reader.amount('loans', 0);
    const existingCover = reader.amount('existingCover', 0);
    if (income === undefined || loans === undefined || existingCover === undefined) return null;
    const cover = lifeCover({ income, loans, existingCover }, times);
    const others = [
      loans > 0 && ` +\u00a0${t('words', { amount: loans })}`,
      existingCover > 0 && ` −\u00a0${t('words', { amount: existingCover })}`,
    ];
    const sum = others.filter((part) => part !== false).join('');
    const ends = (['from', 'to'] as const).map((end) => ({
      label: `${t('answer.times', { times: times[end] })}${sum}`,
      amount: cover[end],
    }));
    const shown = ends.map(({ label, amount }) => ({
      label,
      value: amount > 0 ? t('words', { amount }) : t('answer.covered'),
    }));
    const digits = ends.filter(({ amount }) => amount > 0).map(({ amount }) => `₹${t('digits', { amount })}`);
    return (
      <Answer question={t('title')} title={t('answer.title', { income })} figures={shown} note={t('answer.note')}>
        <p>{digits.join(' – ')}</p>
      </Answer>
    );
  };

  return (
    <Form id="life-cover" action={t('action')} answer={answer}>
      <AmountField name="income" label={t('fields.income.label')} hint={t('fields.income.hint')} />
      {/* Side by side wherever their names have room. */}
      <Stack gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" alignItems="end">
        <AmountField name="loans" label={t('fields.loans.label')} optional />
        <AmountField name="existingCover" label={t('fields.existingCover.label')} optional />
      </Stack>
    </Form>
  );
}
