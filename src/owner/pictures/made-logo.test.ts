import { cpSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photographFolder } from '../../office/photographs.ts';
import { foreignIn } from '../../office/foreign-in-drawing.ts';
import { writeFacts } from '../../test/office-facts.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { testedProject } from '../../test/tested-project.ts';
import { madeLogo } from './made-logo.ts';

/** What becomes of this file as the logo of an office; nothing stands there without content. */
async function logoOf(content?: string | Uint8Array) {
  const root = temporaryFolder(content === undefined ? {} : { [`${photographFolder}/logo.svg`]: content });
  cpSync(join(testedProject, 'src/office'), join(root, 'src/office'), { recursive: true });
  writeFacts(root, { identity: { logo: 'logo.svg' } });
  return madeLogo(root);
}

const png = (side: number) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`;

test.each([
  ['a PNG', await png(512)],
  ['a drawing', svg('<defs><path id="a" d="M0 0h1"/></defs><use href="#a"/>')],
])('%s becomes a square of 512 pixels', async (_, content) => {
  expect(await sharp(await logoOf(content)).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
});

test.each([
  ['nothing', undefined, /is not there.*Put it there/],
  ['a script', svg('<script>alert(1)</script>'), /has “<script” in it.*Save it anew as PNG/],
  ['a small PNG', await png(300), /has 300 × 150 pixels.*512/],
  ['a text', 'Shree Ganesh', /no PNG or SVG.*Save it anew/],
])('%s is refused with its file, the reason and a remedy', async (_, content, told) => {
  const named = 'src/office/photographs/logo\\.svg, which logo of src/office/identity\\.json names';
  await expect(logoOf(content)).rejects.toThrow(RegExp(`${named}.*${told.source}`, 's'));
});

test.each([
  ['<g onload="alert(1)"/>', 'onload='],
  ['<foreignObject/>', '<foreignObject'],
  ['<image xlink:href="https://a.in/a.png"/>', 'href="https://a.in/a.png'],
  ['<style>path { fill: url(//a.in/#b) }</style>', 'url(//a.in/#b'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', '<!DOCTYPE'],
])('in a drawing %s is foreign', (inside, found) => {
  expect(foreignIn(svg(inside))).toBe(found);
});
