import { useTranslation } from 'react-i18next';
import limits from '../../../values/limits.json' with { type: 'json' };
import { isBefore, yearsAfter } from '../../../values/calendar-date.ts';
import { lastDayOfBonus } from '../no-claim-bonus/no-claim-bonus-rule.ts';
import { renewalAdvice } from './renewal-reminder-rule.ts';
import { Sentence } from '../../../components/sentence.tsx';
import { Result } from '../shared/result.tsx';
import { CalendarLink } from '../shared/calendar-link.tsx';
import { Form } from '../../../islands/form/form.tsx';
import { DateField } from '../../../islands/form/date-field.tsx';
import type { IslandContentProps } from '../../../islands/island-entry.ts';

const { policyYears, remindDaysBefore } = limits;

/** When a policy is to be renewed, and a reminder for it; `subject` is `vehicle` where a bonus hangs on it. */
export function RenewalReminder({ subject }: IslandContentProps) {
  const { t } = useTranslation('renewal-reminder');

  return (
    <Form
      id="renewal-reminder"
      action={t('action')}
      result={(reader) => {
        const { today } = reader;
        const end = reader.date('end', t('errors.endEmpty'));
        if (!end) return null;
        if (isBefore(yearsAfter(today, policyYears), end)) return reader.refuse('end-year', t('errors.endTooFar'));
        const { state, call } = renewalAdvice(end, today, remindDaysBefore);
        const last = lastDayOfBonus(end);
        const isBonusLost = isBefore(last, today);
        const body = t(`answer.${state}.body`, { call });
        return (
          <Result
            question={t('title')}
            title={t(`answer.${state}.title`)}
            figures={[{ label: t('answer.label'), value: end }]}
            note={t('answer.note')}
          >
            <p key={body}>
              <Sentence>{body}</Sentence>
            </p>
            {subject === 'vehicle' && <p>{t(isBonusLost ? 'answer.bonusLost' : 'answer.bonusUntil', { last })}</p>}
            <CalendarLink
              topic="policy"
              date={end}
              today={today}
              summary={t('reminder.summary', { date: end })}
              description={t('reminder.description', { end })}
              wantedNotice={remindDaysBefore}
            />
          </Result>
        );
      }}
    >
      <DateField name="end" label={t('fields.end.label')} />
    </Form>
  );
}
