import { useTranslation } from 'react-i18next';
import { isBefore, yearsAfter, type CalendarDate } from '../../business/calendar-date.ts';
import { lastDayOfBonus } from '../../business/no-claim-bonus.ts';
import { renewalAdvice } from '../../business/renewal-advice.ts';
import { Sentence } from '../../components/sentence.tsx';
import { whole } from '../../i18n/copy.ts';
import { AnswerNote, AnswerTitle } from '../calculator/answer.tsx';
import { CalendarLink } from '../calculator/calendar-link.tsx';
import { Calculator } from '../calculator/calculator.tsx';
import { DateField } from '../calculator/date-field.tsx';
import type { FormReader } from '../calculator/form-reader.ts';
import type { RegionProps } from '../regions.ts';

/** When a policy is to be renewed, and a reminder for it; `subject` is `vehicle` where a bonus hangs on it. */
export function RenewalReminder({ subject }: RegionProps) {
  const { t } = useTranslation('renewal-reminder');
  const { longestYears, remindDaysBefore } = t('figures', whole);

  const answer = (reader: FormReader) => {
    const { today } = reader;
    const end = reader.date('end', t('errors.endEmpty'));
    if (!end) return null;
    if (isBefore(yearsAfter(today, longestYears), end)) return reader.refuse('end-year', t('errors.endTooFar'));
    const { state, call } = renewalAdvice(end, today, remindDaysBefore);
    return (
      <>
        <AnswerTitle>{t(`answer.${state}.title`, { end })}</AnswerTitle>
        <p>
          <Sentence>{t(`answer.${state}.body`, { call })}</Sentence>
        </p>
        {subject === 'vehicle' && <BonusDeadline end={end} today={today} />}
        <CalendarLink
          topic="policy"
          date={end}
          today={today}
          summary={t('reminder.summary')}
          description={t('reminder.description', { end })}
          wantedNotice={remindDaysBefore}
        />
        <AnswerNote>{t('answer.note')}</AnswerNote>
      </>
    );
  };

  return (
    <Calculator id="renewal-reminder" action={t('action')} answer={answer}>
      <DateField name="end" label={t('fields.end.label')} />
    </Calculator>
  );
}

function BonusDeadline({ end, today }: { end: CalendarDate; today: CalendarDate }) {
  const { t } = useTranslation('renewal-reminder');
  const { t: tBonus } = useTranslation('no-claim-bonus');
  const last = lastDayOfBonus(end, tBonus('figures', whole).daysOfGrace);
  return <p>{t(isBefore(last, today) ? 'answer.bonusLost' : 'answer.bonusUntil', { last })}</p>;
}
