import { expect, test } from 'vitest';
import { verdictOf } from './audit-verdict.ts';

const metadata = { dependencies: { prod: 33 } };

test('an answer without weaknesses is clean and says of how many packages', () => {
  expect(verdictOf(JSON.stringify({ vulnerabilities: {}, metadata }))).toEqual({ isClean: true, text: 'No known weakness in the 33 packages that ship.' });
});

test('a weakness is named with its severity and the remedy', () => {
  const { isClean, text } = verdictOf(JSON.stringify({ vulnerabilities: { lodash: { severity: 'high', fixAvailable: true } }, metadata }));
  expect(isClean).toBe(false);
  expect(text).toMatch(/npm audit fix[^]*lodash: high, fixed in a newer version/);
});

test.each([
  ['an error in place of findings', JSON.stringify({ message: '405 Method Not Allowed', error: {} }), '405 Method Not Allowed'],
  ['words in place of JSON', 'npm error network\n', 'npm error network'],
  ['nothing', '', 'no answer'],
])('%s is neither clean nor weak, and says so plainly', (_, output, reason) => {
  const { isClean, text } = verdictOf(output);
  expect(isClean).toBeUndefined();
  expect(text).toContain(`does not answer audits (${reason}), so NOTHING is known`);
});
