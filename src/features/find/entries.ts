/** What the browser searches in one language: places as its pages have them, under the words of every language. */
import type { HTMLElement } from 'node-html-parser';
import type { PageId } from '../../site/pages.ts';
import type { Language } from '../../i18n/languages.ts';
import { furtherServiceId, furtherServices } from '../../office/further-services.ts';
import type { SearchEntries, SearchEntry } from './finder.ts';
import { fold } from './fold.ts';
import { placeAt, wholePage } from './places.ts';

/** find.json: by page and fragment the words that people use, and those for what is not answered here. */
type WordTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every find.json there is. */
const files = import.meta.glob<WordTable>('../../../locales/*/find.json', { import: 'default', eager: true });
const tables = Object.values(files);

/** Cards of the claims page that come first, and whether somebody is to be called at once. */
const urgent: Readonly<Record<string, boolean>> = { accident: true, hospital: true, theft: true, death: false };

/** Each once, in turn. */
const joined = (parts: Iterable<string>, sign: string) => [...new Set(parts)].filter(Boolean).join(sign);

/** Of a long text so many words are searched: what a place is about stands in its first sentences. */
const mostWords = 21;

const phrasesOf = (text: string) => text.split(',').map((phrase) => joined(fold(phrase), ' '));

/** What the beginning of a text says, in an order that packs well; what is shorter than three letters tells no two places apart. */
const wordsOf = (text: string) =>
  [...new Set(fold(text))]
    .filter((word) => word.length > 2)
    .slice(0, mostWords)
    .toSorted();

const typedFor = (page: string, fragment: string) =>
  tables.flatMap((table) => phrasesOf(table[page]?.[fragment] ?? ''));

/** What the office helps with besides, under its names and what else people may type. */
function furtherPlaces(
  addressOf: (page: PageId) => string,
  nameOf: (page: PageId) => string,
  language: Language,
): SearchEntry[] {
  return furtherServices.map(({ name, sentence, words }, position) => ({
    href: `${addressOf('contact')}#${furtherServiceId(position)}`,
    name: name[language] ?? '',
    page: nameOf('contact'),
    line: sentence[language] ?? '',
    words: joined([...Object.values(name), ...Object.values(words)].flatMap(phrasesOf), ','),
    text: joined(wordsOf(sentence[language] ?? ''), ' '),
  }));
}

/** `pages` are those of one language as they are drawn. Throws where one lacks a place that find.json names. */
export function entriesOf(
  pages: ReadonlyMap<PageId, HTMLElement>,
  addressOf: (page: PageId) => string,
  nameOf: (page: PageId) => string,
  language: Language,
): SearchEntries {
  const places = Object.entries(tables[0] ?? {}).flatMap(([id, fragments]) => {
    const page = id as PageId;
    const drawn = pages.get(page);
    // A site may leave a page out.
    if (!drawn) return [];
    const ids = Object.keys(fragments);
    return ids.map((fragment) => {
      const place = placeAt(drawn, fragment, ids);
      if (!place) {
        throw new Error(
          `locales/*/find.json names ${page}.${fragment}, but ${addressOf(page)} has no heading there, so its result would lead nowhere. Put the fragment back, or rename the words in every language.`,
        );
      }
      const { name, line, text } = place;
      const words = joined([...typedFor(page, fragment), joined(fold(name), ' ')], ',');
      const known = new Set(words.split(/[ ,]/));
      return {
        href: addressOf(page) + (fragment === wholePage ? '' : `#${fragment}`),
        name,
        page: nameOf(page),
        // Where a place has no words of its own, like a row of logos, its page says it.
        line: line || nameOf(page),
        ...(page === 'claims' && { isUrgent: urgent[fragment] }),
        words,
        text: joined(
          wordsOf(text).filter((word) => !known.has(word)),
          ' ',
        ),
      };
    });
  });
  const further = furtherPlaces(addressOf, nameOf, language);
  const own = furtherServices.flatMap(({ name, words }) => [...Object.values(name), ...Object.values(words)]);
  const offered = own.flatMap((said) => said.split(',')).map((said) => [said, fold(said)] as const);
  const isOffered = (phrase: string) => {
    const words = phrase.split(' ');
    return offered.some(([said, folded]) =>
      // What has lost a small word says too little to speak for a longer phrase.
      said.trim().split(' ').length === folded.length
        ? folded.every((word) => words.includes(word))
        : folded.join(' ') === phrase,
    );
  };
  const elsewhere = typedFor('elsewhere', wholePage).filter((phrase) => !isOffered(phrase));
  return { places: [...places, ...further], elsewhere: joined(elsewhere, ',') };
}
