import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OpenNowContent } from '../enhance/open-now.ts';
import { holidays, hours } from '../office/hours.ts';
import { returnObjects } from '../i18n/resources.ts';

const Status = chakra('span', {
  base: {
    display: 'inline-block',
    // Its place is kept, so that nothing moves when the small script fills it.
    minHeight: '1.7em',
    fontWeight: '700',
    '&[data-status="open"]': { color: 'text.success' },
    '&[data-status="open"]::before': { content: '"● "' },
  },
});

/** Empty in the HTML, which must stay true at any hour; the small script says here whether the office is open. */
export function OpenNow() {
  const { t } = useTranslation();
  const weekdays = t('hours.weekdays', returnObjects);
  const opensAt = (sentence: string) => `${t('hours.closedNow')} · ${sentence}`;
  const opensOn = (day: string) => opensAt(t('hours.opensOn', { day }));
  const words = {
    open: `${t('hours.openNow')} · ${t('hours.closesAt')}`,
    opensToday: opensAt(t('hours.opensToday')),
    opensOn1: opensOn(weekdays.monday),
    opensOn2: opensOn(weekdays.tuesday),
    opensOn3: opensOn(weekdays.wednesday),
    opensOn4: opensOn(weekdays.thursday),
    opensOn5: opensOn(weekdays.friday),
    opensOn6: opensOn(weekdays.saturday),
    opensOn0: opensOn(weekdays.sunday),
  };
  const content: OpenNowContent = { hours, holidays, words };
  return <Status data-open-now={JSON.stringify(content)} />;
}
