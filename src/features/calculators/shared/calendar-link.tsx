import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { daysAfter, isoDate, type CalendarDate } from '../../../values/calendar-date.ts';
import { calendarFile, daysOfNotice } from '../../../values/calendar-file.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Small, Stack } from '../../../components/layout.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';

interface CalendarLinkProps {
  /** What it is about, in a word or two; begins the names of the file and of the event. */
  topic: string;
  date: CalendarDate;
  today: CalendarDate;
  /** What it is for, said where several stand on a page. */
  about?: string;
  summary: string;
  description: string;
  /** How many days before the date the reminder should stand, where so many are left. */
  wantedNotice: number;
}

/**
 * Offers a date as a calendar file made in the browser; nothing is offered for a day so near that no day is left before
 * it.
 */
export function CalendarLink({ topic, date, today, about, summary, description, wantedNotice }: CalendarLinkProps) {
  const { t, i18n } = useTranslation(['calculators', 'common']);
  const daysBefore = daysOfNotice(date, today, wantedNotice);
  if (daysBefore === undefined) return null;

  const name = `${topic}-${isoDate(date)}`;
  const holdFile = (link: HTMLAnchorElement) => {
    const file = calendarFile({
      reminders: [{ uid: `${name}@${location.hostname}`, date, summary, description, daysBefore }],
      language: i18n.language,
      producer: `-//${t('office.name', { ns: 'common' })}//${i18n.language}`,
      made: new Date(),
    });
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    return () => URL.revokeObjectURL(link.href);
  };

  return (
    <Stack justifyItems="start">
      <ButtonLink ref={holdFile} download={`${name}.ics`} variant="outline">
        <CalendarPlus size={20} />
        {t('calendar.action')}
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </ButtonLink>
      <Small>{t('calendar.hint', { ahead: daysAfter(date, -daysBefore), date })}</Small>
    </Stack>
  );
}
