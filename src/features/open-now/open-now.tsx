import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OpenNowContent } from './enhance.ts';
import { byAppointment, holidays, hours, saturdays } from '../../office/hours.ts';
import { weekdays } from '../../office/weekdays.ts';

const Status = chakra('span', {
  base: {
    display: 'inline-block',
    // Its place is kept, on a line of its own, so that nothing moves when the small script fills it.
    flexBasis: '100%',
    minHeight: '1.7em',
    // Where columns are so narrow that the longest takes two lines.
    '@media (max-width: 23em), (min-width: 62em) and (max-width: 75em)': { minHeight: '3.4em' },
    fontWeight: '700',
    '&[data-status="open"]': { color: 'text.success' },
    '&[data-status="open"]::before': { content: '"● "' },
  },
});

/** Empty in the HTML, which must stay true at any hour; the small script says here whether the office is open. */
export function OpenNow() {
  const { t } = useTranslation();
  const names = t('hours.weekdays');
  const closed = t('hours.closedNow');
  const words: OpenNowContent['words'] = { closed };
  if (byAppointment.length > 0) words.appointment = t('hours.appointmentNow');
  const days = [
    ...weekdays.map((weekday) => [weekday, hours[weekday]] as const),
    ...saturdays.map((each) => ['saturday', each.hours] as const),
    ...holidays.flatMap((holiday) => weekdays.map((weekday) => [weekday, holiday.hours] as const)),
  ];
  for (const [weekday, spans] of days)
    for (const [position, span] of spans.entries()) {
      const day = weekdays.indexOf(weekday);
      const [opens = '', closes = ''] = span.split('-');
      words[`closes ${closes}`] = `${t('hours.openNow')} · ${t('hours.closesAt', { closes })}`;
      if (position > 0) words[`reopens ${opens}`] = `${closed} · ${t('hours.opensAgain', { opens })}`;
      else {
        words[`opens ${opens}`] = `${closed} · ${t('hours.opensToday', { opens })}`;
        words[`${day} ${opens}`] = `${closed} · ${t('hours.opensOn', { day: names[weekday], opens })}`;
      }
    }
  const content: OpenNowContent = {
    week: weekdays.map((weekday) => hours[weekday]),
    closed: holidays.map(({ first, last, hours: half }) => (half.length > 0 ? [first, last, half] : [first, last])),
    ...(saturdays.length > 0 && {
      saturdays: Object.fromEntries(saturdays.flatMap((each) => each.which.map((which) => [which, each.hours]))),
    }),
    ...(byAppointment.length > 0 && { byAppointment: byAppointment.map((day) => weekdays.indexOf(day)) }),
    words,
  };
  return <Status data-open-now={JSON.stringify(content)} />;
}
