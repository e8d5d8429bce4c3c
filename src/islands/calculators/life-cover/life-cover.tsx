import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { lifeCover } from './life-cover-rule.ts';
import { returnObjects } from '../../../i18n/resources.ts';
import { AmountField } from '../shared/amount-field.tsx';
import { AnswerNote, AnswerTitle } from '../shared/answer.tsx';
import { Calculator } from '../shared/calculator.tsx';
import type { FormReader } from '../shared/form-reader.ts';

const Ends = chakra('dl', {
  base: { display: 'grid', gap: '1', md: { gridTemplateColumns: '1fr 1fr' }, '& dd': { textStyle: 'item', color: 'text.heading' } },
});

/** How much life cover a family might need, from one income. */
export function LifeCover() {
  const { t } = useTranslation('life-cover');
  const { t: tLife } = useTranslation('life');
  const times = tLife('incomeTimes', returnObjects);

  const amountInWordsAndDigits = (amount: number) => {
    const [words, digits] = [t('words', { amount }), t('digits', { amount })];
    return words.endsWith(digits) ? words : `${words} · ${digits}`;
  };

  const readIncome = (reader: FormReader) => {
    const income = reader.amount('income', t('errors.incomeEmpty'));
    const isTooSmall = income !== undefined && income < t('figures', returnObjects).leastIncome;
    return isTooSmall ? reader.refuse('income', t('errors.incomeTooSmall', { income })) : income;
  };

  const answer = (reader: FormReader) => {
    const income = readIncome(reader);
    const loans = reader.amount('loans', 0);
    const existingCover = reader.amount('existingCover', 0);
    if (income === undefined || loans === undefined || existingCover === undefined) return null;
    const cover = lifeCover({ income, loans, existingCover }, times);
    const sum = [loans > 0 && ` +\u00a0${t('words', { amount: loans })}`, existingCover > 0 && ` −\u00a0${t('words', { amount: existingCover })}`];
    return (
      <>
        <AnswerTitle>{t('answer.title', { income })}</AnswerTitle>
        <Ends>
          {(['from', 'to'] as const).map((end) => (
            <div key={end}>
              <dt>
                {t('answer.times', { times: times[end] })}
                {sum}
              </dt>
              <dd>{cover[end] > 0 ? amountInWordsAndDigits(cover[end]) : t('answer.covered')}</dd>
            </div>
          ))}
        </Ends>
        <AnswerNote>{t('answer.note')}</AnswerNote>
      </>
    );
  };

  return (
    <Calculator id="life-cover" action={t('action')} answer={answer}>
      <AmountField name="income" label={t('fields.income.label')} hint={t('fields.income.hint')} />
      <AmountField name="loans" label={t('fields.loans.label')} optional />
      <AmountField name="existingCover" label={t('fields.existingCover.label')} optional />
    </Calculator>
  );
}
