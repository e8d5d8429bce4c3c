import { expect, test } from 'vitest';
import { joinLastWords } from './joined-words.ts';

test.each([
  ['a heading', '<h2 class="x">પાસપોર્ટ ક્યારે મળે છે?</h2>', '<h2 class="x">પાસપોર્ટ ક્યારે મળે\u00a0છે?</h2>'],
  ['a heading after words for screen readers', '<h3><span>Step 1: </span>Ask us to pay</h3>', '<h3><span>Step 1: </span>Ask us to\u00a0pay</h3>'],
  ['a lead', '<h1>Claims</h1><p class="y">We tell you what we charge.</p>', '<h1>Claims</h1><p class="y">We tell you what we\u00a0charge.</p>'],
])('joins the last two words of %s', (_, markup, joined) => {
  expect(joinLastWords(markup)).toBe(joined);
});

test.each([
  ['a heading of two words', '<h2>Ask us</h2>'],
  ['words too long for one line', '<h1>New Passport Application</h1>'],
  ['words parted by markup', '<h1>Claims</h1><p>Read <a href="/x">all of</a> it</p>'],
  ['a paragraph further below', '<h1>Claims</h1><p>First</p><p>We tell you what we charge.</p>'],
  ['a paragraph after a heading of the third level', '<h3>Claims</h3><p>We tell you what we charge.</p>'],
])('leaves %s as it is', (_, markup) => {
  expect(joinLastWords(markup)).toBe(markup);
});
