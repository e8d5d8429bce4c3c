/** The editor is for `npm run dev` alone. */
import { expect, test } from 'vitest';
import { siteFiles } from '../../test/built-site.ts';
import { keyMarker } from './in-browser/key-marks.ts';
import { editorPath } from './protocol.ts';

test.each([editorPath, keyMarker.name, 'locale-tools'])('no file of the build holds "%s"', (text) => {
  const holders = [...siteFiles].filter(([, { content }]) => content.includes(text));
  expect(holders.map(([address]) => address)).toEqual([]);
});
