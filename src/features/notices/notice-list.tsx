import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { holidays } from '../../office/hours.ts';
import { dateFromIso, dateIfIso, daysAfter, isoDate, isoDayInIndia } from '../../values/calendar-date.ts';
import { notices } from '../../office/notices.ts';
import { timesInWords } from '../../i18n/opening-words.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useCurrentPage } from '../../site/current-page.tsx';
import { addressOf } from '../../site/urls.ts';

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

/** Its target takes the height that others have around their words. */
const Brief = chakra(Line, { base: { paddingBlock: '0' } });

/** Letters with a width of their own that fit into one line of a phone 360 px wide. */
const lineOfPhone = 36;

/** Words as far as one line of a small phone has room for them. */
export function oneLine(words: string): string {
  const fits = (text: string) => text.replace(/\p{Mn}/gu, '').length <= lineOfPhone;
  if (fits(words)) return words;
  const parts = words.split(' ');
  const kept = parts.findLastIndex((_, end) => fits(`${parts.slice(0, end).join(' ')}…`));
  return parts
    .slice(0, Math.max(kept, 1))
    .join(' ')
    .replace(/[.,:;।]?$/, '…');
}

/** How many days before a holiday its notice begins. */
const daysAhead = 7;

/**
 * What visitors must know these days: the build writes all that is not over, hidden, and a script shows what holds
 * on the day of the visit. Where no script runs, all stand there with their days. On phones the front page has one
 * line for each, and one for all where no script runs, so that its doors stay on the first screen; contact says the
 * rest.
 */
export function NoticeList() {
  const { t } = useTranslation();
  const { page, language } = useCurrentPage();
  const datesOf = (first: string, last: string) => ({ first: dateIfIso(first), last: dateIfIso(last) });
  const days = (first: string, last: string) => t(first === last ? 'notice.day' : 'notice.days', datesOf(first, last));
  const briefDays = (first: string, last: string) =>
    t(first === last ? 'notice.briefDay' : 'notice.briefDays', datesOf(first, last));
  const all = [
    ...notices.map(({ first, last, words: { [language]: words = '' }, link }) => ({
      from: first,
      until: last,
      brief: oneLine(words),
      words,
      dated: t('notice.dated', { words, days: days(first, last) }),
      // With the host that one will see there.
      link: link.address && (
        <>
          {' '}
          <ExternalLink href={link.address}>
            {link.words[language]} ({new URL(link.address).host})
          </ExternalLink>
        </>
      ),
    })),
    ...holidays.map(({ first, last, name: { [language]: name }, hours }) => {
      const isHalf = hours.length > 0;
      const said = { name, days: days(first, last), times: timesInWords(t, hours) };
      const words = t(isHalf ? 'notice.half' : 'notice.holiday', said);
      const brief = t(isHalf ? 'notice.briefHalf' : 'notice.closed', { days: briefDays(first, last) });
      return {
        from: isoDate(daysAfter(dateFromIso(first), -daysAhead)),
        until: last,
        brief,
        words,
        dated: words,
        link: '',
      };
    }),
  ].filter(({ until }) => until >= isoDayInIndia(new Date()));
  if (all.length === 0) return null;
  const whole = (
    <>
      {all.map(({ from, until, words, link }) => (
        <Line key={from + words} hidden data-notice-from={from} data-notice-until={until}>
          {words}
          {link}
        </Line>
      ))}
      <noscript>
        {all.map(({ dated, link }) => (
          <Line key={dated}>
            {dated}
            {link}
          </Line>
        ))}
      </noscript>
    </>
  );
  if (page !== 'home') return <div id="notices">{whole}</div>;
  const leadOn = (words: string) => (
    <TextLink href={`${addressOf('contact', language)}#notices`} size="block">
      {words}
    </TextLink>
  );
  return (
    <div id="notices">
      <chakra.div md={{ display: 'none' }}>
        {all.map(({ from, until, words, brief }) => (
          <Brief key={from + words} hidden data-notice-from={from} data-notice-until={until}>
            {leadOn(brief)}
          </Brief>
        ))}
        <noscript>
          <Brief>{leadOn(t('notice.all'))}</Brief>
        </noscript>
      </chakra.div>
      <chakra.div mdDown={{ display: 'none' }}>{whole}</chakra.div>
    </div>
  );
}
