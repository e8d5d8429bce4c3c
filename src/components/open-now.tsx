import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';

const Status = chakra('span', {
  base: {
    display: 'inline-block',
    // Its place is kept, so that nothing moves when the small script fills it.
    minHeight: '1.7em',
    fontWeight: '600',
    '&[data-open="true"]': { color: 'text.success' },
    '&[data-open="true"]::before': { content: '"● "' },
  },
});

/** Empty in the HTML, which must stay true at any hour; the small script says here whether the office is open. */
export function OpenNow() {
  const { t } = useTranslation();
  const weekdays = t('hours.weekdays', whole);
  const opening = t('hours.opening');
  const opensAt = (sentence: string) => `${t('hours.closedNow')} · ${sentence}`;
  const words = {
    open: `${t('hours.openNow')} · ${t('hours.closesAt', { time: t('hours.closing') })}`,
    opensToday: opensAt(t('hours.opensToday', { time: opening })),
    opensOn: opensAt(t('hours.opensOn', { day: '%day%', time: opening })),
    day1: weekdays.monday,
    day2: weekdays.tuesday,
    day3: weekdays.wednesday,
    day4: weekdays.thursday,
    day5: weekdays.friday,
    day6: weekdays.saturday,
    day0: weekdays.sunday,
  };
  return <Status data-open-now={JSON.stringify(words)} />;
}
