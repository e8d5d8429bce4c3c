import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { holidays } from '../../office/hours.ts';
import { dateFromIso, dateIfIso, daysAfter, isoDate, isoDayInIndia } from '../../values/calendar-date.ts';
import { notices } from '../../office/notices.ts';
import { timesInWords } from '../../i18n/opening-words.ts';
import { ownWordsIn, type Texts } from '../../i18n/own-words-in.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { AroundOwnWords, slot, OwnWords } from '../../components/own-words.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { useCurrentPage } from '../../site/current-page.tsx';

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

/** Words as far as one line of a small phone has room for them behind others. */
export function oneLine(words: string, before = ''): string {
  const fits = (text: string) => (before + text).replace(/\p{Mn}/gu, '').length <= lineOfPhone;
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

const isOver = (until: string) => until < isoDayInIndia(new Date());

/**
 * What visitors must know these days: the build writes all that is not over, hidden, and a script shows what holds
 * on the day of the visit. Where no script runs, all stand there with their days. On phones the front page has one
 * line for each, and one for all where no script runs, so that its doors stay on the first screen; contact says the
 * rest.
 */
export function NoticeList() {
  const { t } = useTranslation();
  const { page, language } = useCurrentPage();
  const daysOf = (first: string, last: string, length: 'day' | 'briefDay' = 'day') =>
    t(first === last ? `notice.${length}` : `notice.${length}s`, { first: dateIfIso(first), last: dateIfIso(last) });
  const briefly = (text: Texts) => {
    const { words, lang, name } = ownWordsIn(language, text);
    if (!lang) return oneLine(words);
    return (
      <>
        {name}: <span lang={lang}>{oneLine(words, `${name}: `)}</span>
      </>
    );
  };
  const all = [
    ...notices.map(({ first, last, words, link }) => ({
      from: first,
      until: last,
      brief: briefly(words),
      whole: <OwnWords text={words} />,
      dated: <AroundOwnWords sentence={t('notice.dated', { words: slot, days: daysOf(first, last) })} text={words} />,
      // With the host that one will see there.
      link: link.address && (
        <>
          {' '}
          <ExternalLink href={link.address}>
            <OwnWords text={link.words} /> ({new URL(link.address).host})
          </ExternalLink>
        </>
      ),
    })),
    ...holidays.map(({ first, last, name, hours }) => {
      const isHalf = hours.length > 0;
      const values = { name: slot, days: daysOf(first, last), times: timesInWords(t, hours) };
      const whole = <AroundOwnWords sentence={t(isHalf ? 'notice.half' : 'notice.holiday', values)} text={name} />;
      const brief = t(isHalf ? 'notice.briefHalf' : 'notice.closed', { days: daysOf(first, last, 'briefDay') });
      return {
        from: isoDate(daysAfter(dateFromIso(first), -daysAhead)),
        until: last,
        brief,
        whole,
        dated: whole,
        link: '',
      };
    }),
  ].filter(({ until }) => !isOver(until));
  if (all.length === 0) return null;
  const whole = (
    <>
      {all.map(({ from, until, whole, link }, position) => (
        <Line key={position} hidden data-notice-from={from} data-notice-until={until}>
          {whole}
          {link}
        </Line>
      ))}
      <noscript>
        {all.map(({ dated, link }, position) => (
          <Line key={position}>
            {dated}
            {link}
          </Line>
        ))}
      </noscript>
    </>
  );
  if (page !== 'home') return <div id="notices">{whole}</div>;
  const leadOn = (words: ReactNode) => (
    <PageLink page="contact" fragment="notices">
      {words}
    </PageLink>
  );
  return (
    <div id="notices">
      <chakra.div md={{ display: 'none' }}>
        {all.map(({ from, until, brief }, position) => (
          <Brief key={position} hidden data-notice-from={from} data-notice-until={until}>
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
