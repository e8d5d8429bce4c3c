/** The translators' guide, `locales/README.md`, keeps what it promises. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localesFrom } from '../../test/rule-cases.ts';
import { findingsIn } from './findings.ts';

const guide = readFileSync('locales/README.md', 'utf8');
test('its examples pass the check in all three languages', () => {
  const [en, gu, hi] = [...guide.matchAll(/```json\n([^]*?),\n```/g)].map((match) => JSON.parse(`{${match[1]}}`));
  expect(findingsIn(localesFrom({ en, gu, hi }))).toEqual([]);
});
