/** The translators' guide, `locales/README.md`, keeps what it promises. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { localesFrom } from '../../test/rule-cases.ts';
import { findingsIn } from './findings.ts';

const guide = readFileSync('locales/README.md', 'utf8');

const files = [...guide.matchAll(/`([\w-]+\.json)`/g)].map((match) => match[1] ?? '');

test.each(files)('names %s, which is there', (file) => {
  expect(existsSync(path.join('locales/en', file))).toBe(true);
});

const links = [...guide.matchAll(/\]\((\.\.\/[^)]+)\)/g)].map((match) => match[1] ?? '');

test.each(links)('links to %s, which is there', (link) => {
  expect(existsSync(path.join('locales', link.replace(/#.*/, '')))).toBe(true);
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = [...new Set([...guide.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? ''))];

test.each(commands)('names npm run %s, which is there', (command) => {
  expect(scripts).toHaveProperty([command]);
});

test('its examples pass the check in all three languages', () => {
  const [en, gu, hi] = [...guide.matchAll(/```json\n([^]*?),\n```/g)].map((match) => JSON.parse(`{${match[1]}}`));
  expect(findingsIn(localesFrom({ en, gu, hi }))).toEqual([]);
});
