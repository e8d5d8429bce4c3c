import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll, git } from '../../test/git.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { root as project } from '../../setup/project-root.ts';
import { renderSite } from '../render/renderer.tsx';
import { commitDates } from './page-dates.ts';

test('a file is dated by its last commit alone, and by nothing where there is none that is sure', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'locales'));
  const write = (name: string, text: string) => writeFileSync(join(root, 'locales', name), text);
  expect([...commitDates(root)]).toEqual([]);
  git(root, ['init']);
  write('about.json', '{}');
  write('home.json', '{}');
  commitAll(root, '2026-03-04');
  write('about.json', '{ "title": "" }');
  commitAll(root, '2026-05-06');
  expect([...commitDates(root)].toSorted()).toEqual([
    ['locales/about.json', '2026-05-06'],
    ['locales/home.json', '2026-03-04'],
  ]);
  const clone = join(temporaryFolder(), 'clone');
  git(root, ['clone', '--depth', '1', `file://${root}`, clone]);
  expect([...commitDates(clone)]).toEqual([]);
  write('about.json', '{}');
  expect(commitDates(root).has('locales/about.json')).toBe(false);
});

test('a page changes with all whose words and figures it shows, and not with what stands on every page', async () => {
  const later = [
    'src/facts/figures.json',
    ...['first-hour', 'prices', 'common'].map((name) => `locales/gu/${name}.json`),
  ];
  const files = globSync(['locales/gu/*.json', 'src/pages/*.tsx', 'src/facts/figures.json'], { cwd: project });
  const dates = new Map(files.map((file) => [file, `2026-11-0${later.indexOf(file) + 2}`]));
  const { documents } = await renderSite(['about', 'passport-fees', 'claims', 'health'], dates, () => '');
  const days = documents.flatMap(({ description }) => description.changed ?? []);
  expect(days).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']);
});
