/** What an office says in one language alone, on the pages of all. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { languageCodes } from './languages.ts';
import { ownWordsIn } from './own-words-in.ts';
import { builtPage, builtPages, languageAt, shownTexts, type BuiltPage } from '../test/built-site.ts';
import { facts } from '../test/filled-office.ts';
import { localeWords } from '../test/shared-words.ts';

const { services } = facts['further-services'];
const [pan, , card] = services;
const alone = {
  holiday: facts.hours.holidays[0]?.name,
  notice: facts.notices.notices[1]?.words,
  role: facts.people.people[2]?.role,
  service: card?.name,
  sentence: card?.sentence,
  price: pan?.prices[1]?.name,
};

/** As browsers without scripts have it. */
const wholeOf = (page: BuiltPage) => ({ ...page, document: parse(page.html.replaceAll(/<\/?noscript>/g, '')) });

test.each([
  ['home', '#notices p', 'holiday'],
  ['contact', '#notices p', 'holiday'],
  ['contact', '#notices p', 'notice'],
  ['about', 'main li p', 'role'],
  ['home', '#further li', 'service'],
  ['contact', '#further li', 'price'],
] as const)('on %s, in %s, a %s in one language alone says which', (page, selector, what) => {
  for (const language of languageCodes) {
    const { words, name } = ownWordsIn(language, alone[what] ?? {});
    const mark = localeWords(language, 'common').saidAlone.replace('{{language}}', name ?? '');
    const { document } = wholeOf(builtPage(page, language));
    const shown = document.querySelectorAll(selector).filter(({ text }) => text.includes(words));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.map(({ text }) => text.replaceAll('\u00a0', ' ').includes(mark))).toEqual(
      shown.map(() => name !== undefined),
    );
  }
});

test.each(languageCodes)('in %s a link that is all in another language says so itself', (language) => {
  const { lang } = ownWordsIn(language, card?.name ?? {});
  const links = (['life', 'search'] as const).flatMap((page) =>
    builtPage(page, language).document.querySelectorAll('a[href$="#further-3"]'),
  );
  expect(links.map((link) => link.getAttribute('lang'))).toEqual([lang, lang, lang]);
});

test.each(builtPages)('$address has no words of another language without saying so', (page) => {
  const foreign = Object.values(alone)
    .map((said = {}) => ownWordsIn(page.language, said))
    .filter(({ lang }) => lang);
  const misnamed = shownTexts(wholeOf(page)).filter(({ text, element }) =>
    foreign.some(({ words, lang }) => text.includes(words) && languageAt(element) !== lang),
  );
  expect(misnamed.map(({ text }) => text)).toEqual([]);
});
