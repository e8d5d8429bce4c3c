import { expect, test } from 'vitest';
import { builtPages } from '../test/built-site.ts';
import { facts } from '../test/filled-office.ts';
import { withoutJoints } from '../office/without-joints.ts';

const { holidays } = facts.hours;
const { notices } = facts.notices;

const pages = builtPages.filter(({ page }) => page === 'home' || page === 'contact');

test.each(pages)('$address holds every notice that is not over, hidden until a script knows the day', (built) => {
  const lines = built.document.querySelectorAll('#notices > p').map((line) => ({
    words: withoutJoints(line.text),
    hidden: line.hasAttribute('hidden'),
    days: [line.getAttribute('data-notice-from'), line.getAttribute('data-notice-until')],
  }));
  const expected = [
    ...notices.map(({ first, last, words }) => ({ words: words[built.language], days: [first, last] })),
    ...holidays.map(({ last, name }) => ({
      words: expect.stringContaining(name[built.language] ?? ''),
      days: [expect.any(String), last],
    })),
  ];
  expect(lines).toEqual(expected.map((each) => ({ ...each, hidden: true })));
});

test.each(pages)('$address says all of them with their days where no script runs', ({ document, language }) => {
  const text = withoutJoints(document.querySelector('#notices noscript')?.text ?? '');
  const words = [...notices.map((notice) => notice.words), ...holidays.map(({ name }) => name)];
  expect(words.filter((each) => !text.includes(each[language] ?? ''))).toEqual([]);
  expect(text.match(/\d{4}/g)?.length).toBeGreaterThanOrEqual(2 * words.length);
});
