import { expect, test } from 'vitest';
import { siteFiles } from '../test/built-site.ts';

/** Blocks of the built style sheets that lay out in a line. */
const lines = [...siteFiles]
  .filter(([address]) => address.endsWith('.css'))
  .flatMap(([, { content }]) => content.toString().match(/\{[^{}]*display:(?:inline-)?flex[^{}]*\}/g) ?? []);

test('what stands in a line begins and ends as Chromium before 93 and Safari before 15.4 know it: flex-start, flex-end', () => {
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((block) => /(?:align-items|align-content|justify-content):(?:start|end)\b/.test(block))).toEqual(
    [],
  );
});
