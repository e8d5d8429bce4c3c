/** The shape of the house, as one list and a few rules: what may import what, and how files and folders are called. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Parts of the project in order; each imports only from itself and from those before it. */
const order = [
  'office',
  'values',
  'i18n',
  'site',
  'theme',
  'offline',
  'enhance',
  'components',
  'sections',
  'islands',
  'layouts',
  'pages',
  'app.tsx',
  'client.ts',
  'main.tsx',
  // Tools beside the app, which no page imports.
  'setup',
  'fonts',
  'hosting',
  'locale-tools',
  'owner',
  'build',
  'bench',
];

/** What browsers and the development server begin with; nothing imports them. */
const entries = ['client.ts', 'main.tsx'];

/** Files above 200 lines, each with its reason. */
const longFiles: Record<string, string> = {
  'hosting/server/serve.test.ts': 'one table of requests and their answers, read side by side',
  'test/specification.ts': 'one fixture of all that the specification fixes',
};

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|mjs)$/.test(file));
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');
const isTest = (file: string) => file.startsWith('test/') || file.includes('.test.');
const partOf = (file: string) => file.split('/')[0] ?? '';

/** Every import by files that are no tests, with both paths below `src`. */
const imports = files
  .filter((file) => !isTest(file))
  .flatMap((file) => {
    const found = [...textOf(file).matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)];
    return found.map(([, path = '']) => ({ from: file, to: relative(source, join(source, file, '..', path)) }));
  })
  .filter(({ to }) => !to.startsWith('..'));

const shown = (some: typeof imports) => some.map(({ from, to }) => `${from} → ${to}`);

test('imports run one way', () => {
  const placeOf = (file: string) => order.indexOf(partOf(file));
  expect(imports.length).toBeGreaterThan(500);
  expect(shown(imports.filter(({ from, to }) => placeOf(to) > placeOf(from) || isTest(to)))).toEqual([]);
});

test('the four locale tools stand on what they share, and each only on those before it', () => {
  const tools = ['lint', 'spreadsheet', 'sync', 'editor'];
  const toolOf = (file: string) => tools.indexOf(file.split('/')[1] ?? '');
  const within = imports.filter(({ from, to }) => partOf(from) === 'locale-tools' && partOf(to) === 'locale-tools');
  expect(within.length).toBeGreaterThan(100);
  expect(shown(within.filter(({ from, to }) => toolOf(to) > toolOf(from)))).toEqual([]);
});

test('nothing imports an entry', () => {
  expect(shown(imports.filter(({ to }) => entries.includes(to)))).toEqual([]);
});

test('every part has its place in the order', () => {
  expect([...new Set(files.filter((file) => !isTest(file)).map(partOf))].filter((part) => ![...order, 'test'].includes(part))).toEqual([]);
});

test('no folder or file is named for what has no better name', () => {
  const vague = ['utils', 'lib', 'helpers', 'hooks', 'types'];
  expect(files.filter((file) => file.split('/').some((part) => vague.includes(part.replace(/\..*/, ''))))).toEqual([]);
});

test('files that are no tests share no name', () => {
  const names = Map.groupBy(files.filter((file) => !isTest(file)), (file) => file.replace(/.*\//, ''));
  expect([...names.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('only files with a reason are longer than 200 lines', () => {
  const long = files.filter((file) => textOf(file).trimEnd().split('\n').length > 200);
  expect(long.toSorted()).toEqual(Object.keys(longFiles).toSorted());
});

test('no line is longer than 160 characters', () => {
  const long = files.flatMap((file) => textOf(file).split('\n').flatMap((line, position) => (line.length > 160 ? [`${file}:${position + 1}`] : [])));
  expect(long).toEqual([]);
});

test('production code is never cast by way of unknown', () => {
  expect(files.filter((file) => !isTest(file) && textOf(file).includes('as unknown as'))).toEqual([]);
});
