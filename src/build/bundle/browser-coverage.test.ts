/** How many of India's readers have an engine that knows what the style sheet needs for reading. */
import browserslist from 'browserslist';
import { expect, test } from 'vitest';

/** Names of caniuse.com. What else the style sheet holds is left out by an older engine, and the page reads well without it. */
const needed = [
  'css-variables',
  'css-grid',
  'flexbox',
  'flexbox-gap',
  'css-math-functions',
  'css-matches-pseudo',
  'object-fit',
  'svg-img',
  'details',
];

/** Percent, by the usage that browserslist carries from caniuse.com. */
const least = 99;

test('all of it together is known to them', () => {
  const engines = browserslist(needed.map((feature) => `supports ${feature}`).join(' and '));
  expect(browserslist.coverage(engines, 'IN')).toBeGreaterThanOrEqual(least);
});
