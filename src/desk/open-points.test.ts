import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { changedAt } from '../test/changed-at.ts';
import { testedProject } from '../test/tested-project.ts';
import { textOf } from './dialog.ts';
import { undecided, unpublished } from './remarks.ts';
import { isSaved, savedFiles } from './saved-files.ts';

// What the build of the desk puts in its place.
await vi.hoisted(async () => {
  const [{ readMemories }, { testedProject: root }] = await Promise.all([
    import('../locale-tools/locale-files.ts'),
    import('../test/tested-project.ts'),
  ]);
  const standing = { settings: {}, claims: [], mayHaveChanged: [], sheet: '' };
  vi.stubGlobal('builtWith', { memories: readMemories(root), standing });
});

const paths = globSync('{src/office,locales/*}/*.json', { cwd: testedProject });

beforeEach(() => {
  for (const path of paths) isSaved(path, readFileSync(join(testedProject, path), 'utf8'));
});

const licence = { legalName: 'Asha Patel', capacity: 'agent', number: 'LIC-1' };

test.each<[string, string, object, RegExp]>([
  ['two life insurers of an agent', 'licence', licence, /here are LIC, HDFC Life/],
  ['no phone', 'contact', { phone: '' }, /“Telephone” is empty/],
])('%s keeps the site from being published, as npm run ready says it', (_, name, change, point) => {
  const path = `src/office/${name}.json`;
  isSaved(path, JSON.stringify({ ...JSON.parse(savedFiles.get(path) ?? ''), ...change }));
  expect(unpublished(savedFiles).map(({ en }) => en)).toContainEqual(expect.stringMatching(point));
});

/** With these values at places of files. */
const withChanged = (path: string, place: string, value: unknown) =>
  isSaved(path, JSON.stringify(changedAt(JSON.parse(savedFiles.get(path) ?? ''), place, value)));

test('what is open is said at the desk by its labels, and once, with nothing that only a terminal knows', () => {
  for (const name of ['contact', 'licence', 'confirmations', 'people', 'social'])
    isSaved(`src/office/${name}.json`, '{}');
  withChanged('src/office/hours.json', 'holidays', [
    { first: '2072-01-14', last: '2072-01-14', name: { gu: 'ઉત્તરાયણ' } },
  ]);
  for (const language of languageCodes) withChanged(`locales/${language}/prices.json`, 'health.checked', '2026-01');
  withChanged('locales/en/claims.json', 'hero.title', 'We stay with your claim');
  const [said, rest] = [unpublished(savedFiles), undecided(savedFiles)].map((all) => all.map(({ gu }) => gu));
  expect(said).toContain('“ફોન” ખાલી છે, એટલે લોકોને ઉદાહરણ દેખાય છે. “સંપર્ક” માં લખો.');
  const news = textOf('desk-unpublished', unpublished(savedFiles));
  expect(news.match(/ક્લેમમાં મદદ › પેજની શરૂઆત › મથાળું/g)).toHaveLength(1);
  for (const open of [/^“આરોગ્ય વીમો” \(2026-01\): /, /2072-01-14/])
    expect(rest).toContainEqual(expect.stringMatching(open));
  const inner = /src\/|locales|\.json|\.env|VITE_|npm |validUntil|capacity|"(?!none|2026)[a-z]/;
  expect([...(said ?? []), ...(rest ?? [])].filter((each) => inner.test(each))).toEqual([]);
});
