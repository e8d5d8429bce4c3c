/** What the browser searches in one language: places as its pages have them, under the words of every language. */
import { languageCodes, type Language } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import type { Entries } from './finder.ts';
import { fold } from './fold.ts';
import { placeAt, wholePage, type Part } from './places.ts';

/** find.json: by page and fragment the words that people use, and those for what is not answered here. */
export type FindWords = typeof import('../../locales/en/find.json');

/** Cards of the claims page that come first, and whether somebody is to be called at once. */
const urgent: Readonly<Record<string, boolean>> = { accident: true, hospital: true, theft: true, death: false };

interface EntriesOptions {
  /** find.json of every language. */
  words: Readonly<Record<Language, FindWords>>;
  /** Pages of one language as they are drawn. */
  pages: ReadonlyMap<PageId, Part>;
  addressOf: (page: PageId) => string;
  nameOf: (page: PageId) => string | undefined;
}

/** Each once, in turn. */
const joined = (parts: Iterable<string>, sign: string) => [...new Set(parts)].filter(Boolean).join(sign);

const phrasesOf = (text: string) => text.split(',').map((phrase) => joined(fold(phrase), ' '));

/** Throws where a page lacks a place that find.json names. */
export function entriesOf({ words, pages, addressOf, nameOf }: EntriesOptions): Entries {
  const { elsewhere: _elsewhere, ...table } = words.en;
  const inEvery = languageCodes.map((language) => words[language]);
  const places = Object.entries(table).flatMap(([id, fragments]) => {
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
      const typed = inEvery.flatMap((each) => {
        const ofPage: Readonly<Record<string, string>> = each[page as keyof typeof table];
        return phrasesOf(ofPage[fragment] ?? '');
      });
      const phrases = [...typed, joined(fold(name), ' ')];
      const known = new Set(phrases.flatMap((phrase) => phrase.split(' ')));
      return {
        href: fragment === wholePage ? addressOf(page) : `${addressOf(page)}#${fragment}`,
        name,
        page: nameOf(page) ?? '',
        // Where a place has no words of its own, like a row of logos, its page says it.
        line: line || (nameOf(page) ?? ''),
        ...(page === 'claims' && { isUrgent: urgent[fragment] }),
        words: joined(phrases, ','),
        text: joined(
          fold(text).filter((word) => !known.has(word)),
          ' ',
        ),
      };
    });
  });
  return {
    places,
    elsewhere: joined(
      inEvery.flatMap((each) => phrasesOf(each.elsewhere)),
      ',',
    ),
  };
}
