import { expect, test } from 'vitest';
import { siteFiles } from '../test/built-site.ts';
import { colours } from './colours.ts';

/** Colours that stand for themselves, each with its reason. */
const literal: Record<string, string> = {
  '#0000': 'nothing: transparent',
  '#000': 'ink of print and of codes that a camera reads',
  '#9ca3af': 'placeholders in the reset that Chakra begins with; no field here has one',
  '#fff': 'paper of print and of codes that a camera reads',
};

const raw = Object.keys(colours).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** Declarations of the built style sheet that give a value to anything but a token. */
const declarations = [...siteFiles]
  .filter(([address]) => address.endsWith('.css'))
  .flatMap(([, { content }]) => [...content.toString().matchAll(/[{;]([\w-]+):([^;{}]+)/g)])
  .map(([, property = '', value = '']) => ({ property, value }));

const rules = declarations.filter(({ property }) => !property.startsWith('--office-'));

test('every colour in use is taken from a semantic token', () => {
  expect(rules.length).toBeGreaterThan(500);
  const names = new RegExp(`--office-colors-(${raw.join('|')})\\b(?!-)`);
  expect(rules.filter(({ value }) => names.test(value))).toEqual([]);
});

test('no rule has a colour of its own without a reason', () => {
  const own = rules.flatMap(({ value }) =>
    [...value.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi)].map(String),
  );
  expect([...new Set(own)].filter((colour) => !(colour.toLowerCase() in literal))).toEqual([]);
});
