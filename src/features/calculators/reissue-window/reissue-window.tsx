import { useTranslation } from 'react-i18next';
import figures from '../../../facts/figures.json' with { type: 'json' };
import limits from '../../../values/limits.json' with { type: 'json' };
import { isBefore, yearsAfter } from '../../../values/calendar-date.ts';
import { reissueWindow } from './reissue-window-rule.ts';
import { OfficialSiteLink } from '../../../components/official-site-link.tsx';
import { Result } from '../shared/result.tsx';
import { CalendarLink } from '../shared/calendar-link.tsx';
import { Form } from '../../../islands/form/form.tsx';
import { DateField } from '../../../islands/form/date-field.tsx';

const { adultYears } = figures.passport;
const { remindDaysBefore } = limits;

/** Whether a passport can be re-issued now, and a reminder for the next day that matters. */
export function ReissueWindow() {
  const { t } = useTranslation('reissue-window');

  return (
    <Form
      id="reissue-window"
      action={t('action')}
      result={(reader) => {
        const { today } = reader;
        const expiry = reader.date('expiry', t('errors.expiryEmpty'));
        if (!expiry) return null;
        if (isBefore(yearsAfter(today, adultYears), expiry))
          return reader.refuse('expiry-year', t('errors.expiryTooFar'));
        const { state, next, opens, closes } = reissueWindow(expiry, today);
        const dates = { expiry, opens, closes };
        return (
          <Result
            question={t('title')}
            title={t(`answer.${state}.title`)}
            figures={[{ label: t(`answer.${state}.label`), value: next ?? closes }]}
            note={t('answer.note')}
          >
            <p>{t(`answer.${state}.body`, dates)}</p>
            {next && (
              <CalendarLink
                topic={`passport-${state}`}
                date={next}
                today={today}
                summary={t(`reminder.${state}`, { date: next })}
                description={t('reminder.description', dates)}
                wantedNotice={remindDaysBefore}
              />
            )}
            <OfficialSiteLink />
          </Result>
        );
      }}
    >
      <DateField name="expiry" label={t('fields.expiry.label')} />
    </Form>
  );
}
