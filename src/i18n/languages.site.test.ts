import { describe, expect, test } from 'vitest';
import { readOffice } from '../setup/read-office.ts';
import { deploymentFrom, readSettings } from '../office/schema/settings.ts';
import { pageIds, type PageId } from '../site/pages.ts';
import { builtPage, builtPages, languageAt, only, scriptOf, shownTexts, type BuiltPage } from '../test/built-site.ts';
import { textsIn } from '../test/shared-words.ts';
import { testedProject } from '../test/tested-project.ts';
import { allowedLatin } from '../locale-tools/lint/read-allowed.ts';
import { proseOf } from '../locale-tools/text-analysis.ts';
import { memoized } from '../values/memoized.ts';
import { languageCodes, type Language } from './languages.ts';

/** Every figure of a page as a plain number, so that 09:00 equals 9:00 and 2,999 equals 2999. */
function figuresOn(page: BuiltPage): number[] {
  // Each language of a page has its own day of last change.
  const times = new Set(page.document.querySelectorAll('time, time *'));
  const texts = shownTexts(page)
    .filter(({ element }) => !times.has(element))
    // Names of classes stand in what is for browsers without scripts.
    .map(({ text }) => text.replaceAll(/<[^>]*>|(?<=\d),(?=\d)/g, ''));
  return texts.flatMap((text) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(Number)).toSorted((a, b) => a - b);
}

const rupeesOn = (page: BuiltPage) =>
  shownTexts(page)
    .flatMap(({ text }) => [...text.matchAll(/₹[\d,.–]*\d/g)].map(String))
    .toSorted();

/** Stands only on translated pages: the English names of documents, which offices in Rajkot ask by, and the switch that shows them. */
const besideEnglish = '[data-english], [id$="-english"], [for$="-english"]';

/** Stands only on pages in another language: what the office says in one alone, and that it does. */
const saidAlone = 'span[lang], small:not([title])';

/** What a page is made of, element by element, without its words. */
function shapeOf(page: PageId, language: Language): string[] {
  const named = ['id', 'name', 'type', 'for', 'data-island', 'data-subject', 'aria-hidden', 'src'];
  return only(builtPage(page, language).document, 'main')
    .querySelectorAll(`*:not(svg *, ${besideEnglish}, ${saidAlone})`)
    .map((element) =>
      [element.rawTagName, ...named.map((name) => element.getAttribute(name) ?? '')].join(' ').trimEnd(),
    );
}

describe.each(languageCodes.filter((language) => language !== 'en'))('%s', (language) => {
  test.each(pageIds)('%s has the same parts, figures and amounts of money as in English', (page) => {
    const [own, english] = [builtPage(page, language), builtPage(page, 'en')];
    expect(shapeOf(page, language)).toEqual(shapeOf(page, 'en'));
    expect(figuresOn(own)).toEqual(figuresOn(english));
    expect(rupeesOn(own)).toEqual(rupeesOn(english));
  });
});

const settings = readSettings(testedProject);

/** What the owner has written in settings and facts, in whatever letters: names, numbers, brands, and the host of the form service. */
const ownersWords = [
  ...Object.values(settings),
  deploymentFrom(settings).formService,
  ...textsIn(readOffice(testedProject)),
]
  .flatMap((value) => value?.trim() || [])
  // A code such as gu is part of many a name.
  .filter((value) => !/^[a-z-]+$/.test(value))
  // A name may be part of a sentence.
  .toSorted((one, other) => other.length - one.length);

/** Letters of a text that its language is not written in; addresses, reviewed names and the owner's words may stand in Latin letters anywhere. */
const foreignLetters = memoized((text: string, tag: string) => {
  const own = new RegExp(`\\p{Script=${scriptOf(tag)}}`, 'u');
  const foreignIn = (prose: string) => {
    const letters = prose.replace(allowedLatin(), '').match(/\p{L}/gu) ?? [];
    return letters.filter((letter) => !own.test(letter)).join('');
  };
  const prose = proseOf(text);
  // Most texts have none, whatever the owner has written.
  return foreignIn(prose) && foreignIn(ownersWords.reduce((rest, words) => rest.replaceAll(words, ''), prose));
});

test.each(builtPages)('every text of $address is written in the script of the language it says it is in', (page) => {
  const misnamed = shownTexts(page).filter(({ text, element }) => foreignLetters(text, languageAt(element)) !== '');
  expect(misnamed.map(({ text, element }) => `${languageAt(element)}: ${text}`)).toEqual([]);
});
