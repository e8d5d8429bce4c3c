import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../../i18n/languages.ts';
import { ownWordsIn } from '../../i18n/own-words-in.ts';
import { addressOf } from '../../site/urls.ts';
import { builtPages } from '../../test/built-site.ts';
import { facts } from '../../test/filled-office.ts';
import { bottomOf, doorsOf, floorOf, smallPhone } from '../../test/probes/first-screen.ts';
import { visit } from '../../test/site.ts';
import { withoutNoBreak } from '../../values/without-no-break.ts';

const { holidays } = facts.hours;
const { notices } = facts.notices;

const pages = builtPages.filter(({ page }) => page === 'home' || page === 'contact');

test.each(pages)('$address holds every notice that is not over, hidden until a script knows the day', (built) => {
  const lines = built.document.querySelectorAll('#notices > p, #notices > div:last-child > p').map((line) => ({
    words: withoutNoBreak(line.text),
    hidden: line.hasAttribute('hidden'),
    days: [line.getAttribute('data-notice-from'), line.getAttribute('data-notice-until')],
  }));
  const expected = [
    ...notices.map(({ first, last, words }) => ({
      words: expect.stringContaining(ownWordsIn(built.language, words).words),
      days: [first, last],
    })),
    ...holidays.map(({ last, name }) => ({
      words: expect.stringContaining(ownWordsIn(built.language, name).words),
      days: [expect.any(String), last],
    })),
  ];
  expect(lines).toEqual(expected.map((each) => ({ ...each, hidden: true })));
});

test.each(pages)('$address says all of them with their days where no script runs', ({ document, language }) => {
  const text = withoutNoBreak(document.querySelectorAll('#notices noscript').at(-1)?.text ?? '');
  const words = [...notices.map((notice) => notice.words), ...holidays.map(({ name }) => name)];
  expect(words.filter((each) => !text.includes(ownWordsIn(language, each).words))).toEqual([]);
  expect(text.match(/\d{4}/g)?.length).toBeGreaterThanOrEqual(2 * words.length - 1);
});

describe.each(languageCodes)('on a small phone in %s', (language) => {
  test.each([
    ['each in one line', true, 2],
    ['one line for all without scripts', false, 1],
  ])(
    'a notice of two sentences and a holiday together leave the doors above the bar: %s',
    async (_, javaScriptEnabled, lines) => {
      const page = await visit('about:blank', { ...smallPhone, javaScriptEnabled, locale: languages[language].tag });
      await page.clock.setFixedTime(new Date('2198-11-06T06:00:00Z'));
      await page.goto(addressOf('home', language));
      const links = page.locator('#notices a:visible');
      const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights).toEqual(Array(lines).fill(44));
      expect(await bottomOf(doorsOf(page))).toBeLessThanOrEqual(await floorOf(page));
      expect(await page.locator('section > img').evaluate(({ clientHeight }) => clientHeight)).toBe(32);
    },
  );
});
