/** The shape of the house, as one list and a few rules: what may import what, and how files and folders are called. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Parts of the project in order; each imports only from itself and from those before it. A folder named with its path stands apart from what it lies in. */
const order = [
  'older-engines.ts',
  'messages',
  'values',
  'office',
  'facts',
  'i18n',
  'site',
  'theme',
  'dom',
  'offline',
  'storage',
  'components',
  'islands',
  // Rooms: what each may take from another stands before it.
  'features/read-aloud',
  'features/share',
  'features/open-now',
  'features/notices',
  'features/language',
  'features/find',
  'features/checklist',
  'features/calculators/shared',
  'features/calculators/no-claim-bonus',
  'features/calculators',
  'features/claim-letter',
  'features/after-death',
  'features/document-finder',
  'features/contact-form',
  'features/office-map',
  'features/our-home',
  'sections',
  'enhance',
  'layouts',
  'pages',
  'client.ts',
  'main.tsx',
  // Tools beside the app, which no page imports.
  'json',
  'setup',
  'fonts',
  'hosting',
  'locale-tools',
  'locale-tools/lint',
  'owner',
  'setup/plugins',
  'desk',
  'locale-tools/sync',
  'prerender',
  'bench',
];

const all = readdirSync(source, { recursive: true, encoding: 'utf8' });
const files = all.filter((file) => /\.(tsx?|mjs)$/.test(file));
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');
const isTest = (file: string) => file.startsWith('test/') || /\.test\.|cases\./.test(file);
/** That of the innermost folder that has one; -1 where the file has none. */
const placeOf = (file: string) => {
  const around = order.filter((part) => file === part || file.startsWith(`${part}/`));
  return order.indexOf(around.toSorted((one, other) => other.length - one.length)[0] ?? '');
};

/** Every import by files that are no tests, by its name or by a glob, with both paths below `src`. */
const imports = files
  .filter((file) => !isTest(file))
  .flatMap((file) => {
    const folder = join(source, file, '..');
    const found = [...textOf(file).matchAll(/(?:from|import|import\() ?'(\.[^'*]+)'|'(\.[^']*\*[^']*)'/g)];
    return found
      .flatMap(([, path = '', pattern]) => (pattern ? globSync(pattern, { cwd: folder }) : path))
      .map((path) => ({ from: file, to: relative(source, join(folder, path)) }));
  })
  .filter(({ to }) => !to.startsWith('..'));

/** Islands load what they are asked for by name, so each feature adds its own to the registry, which names none. */
const isOfIsland = ({ from, to }: (typeof imports)[number]) =>
  from === 'islands/registry.ts' && to.startsWith('features/');

const shown = (some: typeof imports) => some.map(({ from, to }) => `${from} → ${to}`);

test('imports run one way, and lead to no entry', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(
    shown(
      imports
        .filter((each) => !isOfIsland(each))
        .filter(({ from, to }) => placeOf(to) > placeOf(from) || isTest(to) || /^(client|main)\.tsx?$/.test(to)),
    ),
  ).toEqual([]);
  expect(imports.some(isOfIsland)).toBe(true);
});

test('what the bundler has the contact form take from the lazy parts stands before it as well', () => {
  expect(textOf('setup/plugins/chunk-plugins.ts')).toContain("lazyParts = join(root, 'src/enhance/lazy.ts')");
  const handedOn = textOf('enhance/lazy.ts').match(/(?<=^export .*'\.\.\/)(features\/contact-form|offline)\/.*(?=')/gm);
  expect(handedOn).toEqual(['features/contact-form/enhance.ts', 'offline/network-watch.ts']);
});

test('pages take the types of the schema alone, so that no byte of zod reaches one', () => {
  const pages = files.filter((file) => !isTest(file) && placeOf(file) < order.indexOf('json'));
  const outside = pages.filter((file) => !file.startsWith('office/schema/') && !file.endsWith('.d.ts'));
  expect(outside.filter((file) => /^import (?!type ).*\/schema\//m.test(textOf(file)))).toEqual([]);
});

test('every part has its place in the order', () => {
  const homeless = files.filter((file) => !isTest(file) && placeOf(file) === -1);
  expect(homeless, 'Name its folder in `order`, after all that it imports.').toEqual([]);
});

test('no folder or file is named for what has no better name', () => {
  const vague = ['utils', 'lib', 'helpers', 'hooks', 'types'];
  expect(files.filter((file) => file.split('/').some((part) => vague.includes(part.replace(/\..*/, ''))))).toEqual([]);
});

/** Files that a registry finds by their name, beside the module that reads them. */
const isFoundByName = (file: string) => /^office\/(?:schema\/)?[\w.-]+\.json$/.test(file);

test('no two files share a stem that are no tests, but what each feature adds to the small script', () => {
  const named = all.filter(
    (file) => /\.(?:tsx?|mjs|css|json|tsv)$/.test(file) && !isTest(file) && !isFoundByName(file),
  );
  const stems = Map.groupBy(
    named.filter((file) => !file.endsWith('/enhance.ts')),
    (file) => file.replace(/.*\/|\..*/g, ''),
  );
  const shared = [...stems.values()].filter((same) => same.length > 1);
  expect(shared, 'Call one of them by what sets it apart.').toEqual([]);
});

/** What a module gives to others by name; how each island is loaded stands under one name, by which the registry reads it. */
const exportsOf = (file: string) =>
  [...textOf(file).matchAll(/^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm)].flatMap(
    ([, name]) => (name === 'island' ? [] : `${name}`),
  );

test('no two modules export the same name', () => {
  // What stands in for a module in a browser has its names.
  const own = files.filter((file) => !isTest(file) && file !== 'desk/in-browser.ts');
  const names = own.flatMap((file) => [...new Set(exportsOf(file))]);
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
});

test('no file is longer than 200 lines', () => {
  const long = files.filter((file) => textOf(file).trimEnd().split('\n').length > 200);
  expect(long, 'Divide it by its subjects.').toEqual([]);
});

/** Tables that are programs: what they say would otherwise be code. */
const programs = ['locale-tools/lint/rules.tsv', 'features/find/spelling.json', 'hosting/template.htaccess'];

/** What owner, translators and developers are told, in their languages. */
const wordsForStaff = ['messages/messages.json', 'desk/labels.tsv', 'desk/words-of-cms.tsv'];

/** What people publicly ask, and what was publicly reported of other software. */
const outsideCases = ['features/find/public-questions.cases.tsv', 'test/reports.tsv'];

const isTable = (file: string) => /\.(json|tsv|htaccess)$/.test(file);
const withoutComments = (code: string) => code.replace(/\/\*[^]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*/gm, '$1');

/** Characters without white space and comments, so that neither a formatter nor a reason counts. */
const sizeOf = (file: string) =>
  (isTable(file) ? textOf(file) : withoutComments(textOf(file))).replace(/\s/g, '').length;

const tests = all.filter(
  (file) => /\.(tsx?|mjs|css|json|tsv)$/.test(file) && isTest(file) && !outsideCases.includes(file),
);
const code = all.filter((file) => (/\.(tsx?|mjs|css)$/.test(file) && !isTest(file)) || programs.includes(file));

test.each([
  ['code', 650_000, code],
  ['tests and their tables', 580_000, tests],
  ['words for staff', 95_000, wordsForStaff],
  ['cases from outside', 40_000, outsideCases],
])('%s have at most %i characters, so that two people can carry them', (what, most, counted) => {
  const size = counted.reduce((sum, file) => sum + sizeOf(file), 0);
  expect(
    size,
    `src has ${size - most} characters of ${what} too many: take away what nobody would miss, or say a rule once. Do not pack lines or drop comments; a table counts as well. Only what visitors gain raises the bound: by what a new page, service, calculator or field takes, as the commit says.`,
  ).toBeLessThanOrEqual(most);
});

test('production code is never cast by way of unknown', () => {
  expect(files.filter((file) => !isTest(file) && textOf(file).includes('as unknown as'))).toEqual([]);
});
