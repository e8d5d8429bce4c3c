import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Parts of the app; each imports only from itself and from those before it. */
const order = [
  'business',
  'i18n',
  'site',
  'theme',
  'offline',
  'not hydrated',
  // What everything that React draws stands in; islands that hydrate need it as much as pages do.
  'app.tsx',
  'components',
  'sections',
  'live',
  'layouts',
  'pages',
  'routes.tsx',
  'draw-page.tsx',
  'main.tsx',
  'prerender',
];

/** Tools beside the app: they may import from it, and of the app only the build may use them. */
const tools = ['hosting', 'translating', 'machine', 'bench'];

/** Imports against the order, each with its reason. */
const exceptions: Record<string, string> = {
  'not hydrated/hydrate.ts → main.tsx': 'fetched at the first touch, so that the not hydrated script carries nothing of the app',
  'not hydrated/hydrate.ts → live/island-tree.tsx': 'the same, beside it',
};

/** Files above 200 lines, each with its reason. */
const longFiles: Record<string, string> = {
  'hosting/server.test.ts': 'one table of requests and their answers, read side by side',
  'translating/json-guesses.ts': 'one list of guesses at what was meant, tried in order',
  'translating/rules/numbers.ts': 'one family of rules that share how numbers are read',
};

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|mjs)$/.test(file));
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');
const isTest = (file: string) => file.startsWith('test/') || file.includes('.test.');
const partOf = (file: string) => file.split('/')[0] ?? '';

/** Every import between parts that are no tests, with both paths below `src`. */
const imports = files
  .filter((file) => !isTest(file))
  .flatMap((file) => [...textOf(file).matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => ({ from: file, to: relative(source, join(source, file, '..', path)) })))
  .filter(({ from, to }) => partOf(from) !== partOf(to) && !to.startsWith('..'));

function isAllowed({ from, to }: { from: string; to: string }): boolean {
  const [importing, imported] = [partOf(from), partOf(to)];
  if (isTest(to)) return false;
  if (tools.includes(importing)) return true;
  if (tools.includes(imported)) return importing === 'prerender';
  return order.indexOf(imported) !== -1 && order.indexOf(imported) < order.indexOf(importing);
}

const againstOrder = imports.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} → ${to}`);

test('imports run one way', () => {
  expect(againstOrder.filter((each) => !(each in exceptions))).toEqual([]);
});

test('every part has its place in the order', () => {
  const known = [...order, ...tools, 'test'];
  expect([...new Set(files.filter((file) => !isTest(file)).map(partOf))].filter((part) => !known.includes(part))).toEqual([]);
});

test('no folder is named for what has no better name', () => {
  const vague = ['utils', 'lib', 'helpers', 'hooks', 'types'];
  expect(files.filter((file) => file.split('/').some((part) => vague.includes(part.replace(/\..*/, ''))))).toEqual([]);
});

test('only files with a reason are longer than 200 lines', () => {
  const long = files.filter((file) => textOf(file).trimEnd().split('\n').length > 200);
  expect(long.toSorted()).toEqual(Object.keys(longFiles).toSorted());
});

test('no exception outlives what it excepts', () => {
  expect(Object.keys(exceptions).filter((each) => !againstOrder.includes(each))).toEqual([]);
});
