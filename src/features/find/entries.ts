/** What the browser searches in one language: places in its words, under the words of every language. */
import type { i18n } from 'i18next';
import { pageName, type PageId } from '../../site/pages.ts';
import { addressOf } from '../../site/urls.ts';
import type { Language } from '../../i18n/languages.ts';
import { ownWordsIn } from '../../i18n/own-words-in.ts';
import { insurersOf } from '../../office/insurers.ts';
import { furtherServiceId, furtherServices } from '../../office/further-services.ts';
import type { InsuranceLine } from '../../office/services.ts';
import type { SearchEntries, SearchEntry } from './search.ts';
import { soundKey } from './sound-key.ts';
import { textsAt, wholePage } from './entry-texts.ts';

/** find.json: by page and fragment the words that people use, and those for what is not answered here. */
type WordTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every find.json there is. */
const files = import.meta.glob<WordTable>('../../../locales/*/find.json', { import: 'default', eager: true });
const tables = Object.values(files);

/** Cards of the claims page that come first, and whether somebody is to be called at once. */
const urgent: Readonly<Record<string, boolean>> = { accident: true, hospital: true, theft: true, death: false };

/** Each once, in turn. */
const joined = (parts: Iterable<string>, sign: string) => [...new Set(parts)].filter(Boolean).join(sign);

const phrasesOf = (text: string) => text.split(',').map((phrase) => joined(soundKey(phrase), ' '));

const typedFor = (page: string, fragment: string) =>
  tables.flatMap((table) => phrasesOf(table[page]?.[fragment] ?? ''));

/** What people type for the companies whose row stands at a place. */
const spellingsAt = (page: string, fragment: string) =>
  fragment === 'insurers' ? insurersOf(page as InsuranceLine).flatMap(({ spellings }) => phrasesOf(spellings)) : [];

/** All that people say of what the office helps with besides. */
const saidOf = ({ name, words }: (typeof furtherServices)[number]) => [...Object.values(name), ...Object.values(words)];

/** The places on some pages, in the language of the copy. */
export function entriesOf(i18n: i18n, pages: readonly PageId[]): SearchEntries {
  const language = i18n.language as Language;
  const nameOf = (page: PageId) => pageName(i18n.t, page) ?? '';
  const entries = Object.entries(tables[0] ?? {}).flatMap(([id, fragments]) => {
    const page = id as PageId;
    // A site may leave a page out.
    if (!pages.includes(page)) return [];
    return Object.keys(fragments).map((fragment): SearchEntry => {
      const { name, line } = textsAt(i18n, page, fragment);
      const phrases = [...typedFor(page, fragment), ...spellingsAt(page, fragment), joined(soundKey(name), ' ')];
      return {
        href: addressOf(page, language) + (fragment === wholePage ? '' : `#${fragment}`),
        name,
        page: nameOf(page),
        // Where a place has no words of its own, like a row of logos, its page says it.
        line: line || nameOf(page),
        isUrgent: page === 'claims' ? urgent[fragment] : undefined,
        terms: joined(phrases.toSorted(), ','),
      };
    });
  });
  const further = furtherServices.map((service, position): SearchEntry => {
    const { words: name, lang } = ownWordsIn(language, service.name);
    const { [language]: line = '' } = service.sentence;
    return {
      href: `${addressOf('contact', language)}#${furtherServiceId(position)}`,
      name,
      ...(lang && { lang }),
      page: nameOf('contact'),
      // Words of another language would stand here unnamed.
      line: line || nameOf('contact'),
      terms: joined(saidOf(service).flatMap(phrasesOf), ','),
    };
  });
  const offered = furtherServices.flatMap(saidOf).flatMap((text) => text.split(','));
  const isOffered = (phrase: string) => {
    const words = phrase.split(' ');
    return offered.some((text) => {
      const heard = soundKey(text);
      // What has lost a small word says too little to speak for a longer phrase.
      return text.trim().split(' ').length === heard.length
        ? heard.every((word) => words.includes(word))
        : heard.join(' ') === phrase;
    });
  };
  const elsewhere = typedFor('elsewhere', wholePage).filter((phrase) => !isOffered(phrase));
  return { entries: [...entries, ...further], elsewhere: joined(elsewhere, ',') };
}
