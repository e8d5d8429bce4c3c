/** The translators' guide, `locales/README.md`, keeps what it promises. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../../package.json' with { type: 'json' };
import { localesFrom } from '../../test/rule-cases.ts';
import { findingsIn } from './findings.ts';

const guide = readFileSync('locales/README.md', 'utf8');
const named = (pattern: RegExp) => [...new Set([...guide.matchAll(pattern)].map((match) => match[1] ?? ''))];

test('what it names is there', () => {
  const files = [
    ...named(/`([\w-]+\.json)`/g).map((file) => path.join('locales/en', file)),
    ...named(/\]\((\.\.\/[^)#]+)/g).map((link) => path.join('locales', link)),
  ];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named(/npm run ([\w:]+)/g)));
});

test('its examples pass the check in all three languages', () => {
  const [en, gu, hi] = [...guide.matchAll(/```json\n([^]*?),\n```/g)].map((match) => JSON.parse(`{${match[1]}}`));
  expect(findingsIn(localesFrom({ en, gu, hi }))).toEqual([]);
});
