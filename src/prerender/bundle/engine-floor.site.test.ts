/** Every script that was built runs in the oldest engines of `browserslist`. */
import { expect, test } from 'vitest';
import { newerThanFloor } from '../../setup/newer-than-floor.ts';
import { builtPages, siteFiles } from '../../test/built-site.ts';

const scripts = [...siteFiles].filter(([address]) => address.endsWith('.js'));
const inline = new Set(
  builtPages.flatMap(({ document }) => document.querySelectorAll('script:not([src])').map(({ rawText }) => rawText)),
);

test('no file uses what they lack', () => {
  expect(scripts.length).toBeGreaterThan(50);
  const faults = scripts.flatMap(([address, { content }]) =>
    newerThanFloor(content.toString(), true).map((fault) => `${address} ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('no script inside of a page uses what they lack, nor a stand-in, which has not come yet', () => {
  expect(inline.size).toBeGreaterThan(3);
  const faults = [...inline].flatMap((code) => [
    ...newerThanFloor(code),
    ...(code.match(/\.(?:at|toSorted|replaceAll|replaceChildren)\(/g) ?? []),
  ]);
  expect(faults).toEqual([]);
});
