import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '../test/built-site.ts';

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
);
// The router draws pages at build, and no page ships it.
const shipped = Object.keys(dependencies).filter((name) => name !== 'react-router-dom');

const file = siteFiles.get('/licences.txt');
const sections = (file?.content.toString() ?? '').split(/^-{72}$/m).map((text) => text.trim());
const packages = sections.filter((text) => text.includes('\nLicence: '));

/** Licences that let a package be shipped without more than naming it: https://spdx.org/licenses/ */
const allowed = ['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1'];

test.each(shipped)('%s is listed once', (name) => {
  expect(packages.filter((text) => new RegExp(`^${name} \\d`).test(text))).toHaveLength(1);
});

test('the drawings are named, and every package comes with the text of a licence that lets it be shipped', () => {
  expect(sections[0]).toContain('Illustrations');
  const heads = packages.filter((text) => {
    const [, licence = ''] = /\nLicence: (.*)/.exec(text) ?? [];
    return !allowed.includes(licence) || !/copyright/i.test(text);
  });
  expect(heads.map((text) => text.split('\n', 2).join(', '))).toEqual([]);
});
