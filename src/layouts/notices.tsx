import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { holidays } from '../office/hours.ts';
import { isoDayInIndia } from '../office/iso-day.ts';
import { notices } from '../office/notices.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { dateIfIso } from '../values/calendar-date.ts';

const Line = chakra('p', {
  base: {
    paddingInline: 'gutter',
    paddingBlock: 'half',
    background: 'bg.accentSoft',
    color: 'text.onAccent',
    textAlign: 'center',
    textWrap: 'balance',
  },
});

/** How many days before a holiday its notice begins. */
const daysAhead = 7;

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/**
 * What visitors must know these days: the build writes all that is not over, hidden, and a script shows what holds
 * on the day of the visit. Where no script runs, all stand there with their days.
 */
export function Notices() {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  const days = (first: string, last: string) =>
    t(first === last ? 'notice.day' : 'notice.days', { first: dateIfIso(first), last: dateIfIso(last) });
  const all = [
    ...notices.map(({ first, last, words: { [language]: words = '' } }) => ({
      from: first,
      until: last,
      words,
      dated: t('notice.dated', { words, days: days(first, last) }),
    })),
    ...holidays.map(({ first, last, name: { [language]: name } }) => {
      const words = t('notice.holiday', { name, days: days(first, last) });
      return { from: daysBefore(first, daysAhead), until: last, words, dated: words };
    }),
  ].filter(({ until }) => until >= isoDayInIndia(new Date()));
  if (all.length === 0) return null;
  return (
    <div id="notices">
      {all.map(({ from, until, words }) => (
        <Line key={from + words} hidden data-notice-from={from} data-notice-until={until}>
          {words}
        </Line>
      ))}
      <noscript>
        {all.map(({ dated }) => (
          <Line key={dated}>{dated}</Line>
        ))}
      </noscript>
    </div>
  );
}
