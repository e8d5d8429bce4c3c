/** Markup, styles and scripts know each other by the attributes of the list alone. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx,mjs}', { cwd: source });
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');

/** Tests, and tools that no page has. */
const elsewhere = /^(test|locale-tools|hosting|owner|bench|setup)\/|\.test\./;

test('every data attribute of the site stands in dom/data-attributes.ts, and every one there is used', () => {
  const list = 'dom/data-attributes.ts';
  const names = new Set<string>();
  for (const file of files.filter((file) => !elsewhere.test(file) && file !== list)) {
    const text = textOf(file).replace(/from '.*'/g, '');
    for (const [name] of text.matchAll(/\bdata-[a-z]+(?:-[a-z]+)*(?=["'=\]{} ~:>])/g)) names.add(name);
    for (const [, name = ''] of text.matchAll(/dataset\.(\w+)/g))
      names.add(`data-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`);
  }
  const listed = [...textOf(list).matchAll(/'(data-[\w-]+)'/g)].map(([, name]) => name);
  expect([...names].toSorted()).toEqual(listed.toSorted());
});
