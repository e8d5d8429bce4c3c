import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photographFolder } from '../../office/photographs.ts';
import { writeFacts } from '../../test/office-facts.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { testedProject } from '../../test/tested-project.ts';
import { madeLogo } from './made-logo.ts';

/** An office whose logo is this file; nothing stands there without content. */
function officeWith(logo: string, content?: string | Uint8Array): string {
  const root = temporaryFolder();
  cpSync(join(testedProject, 'src/office'), join(root, 'src/office'), { recursive: true });
  writeFacts(root, { identity: { logo } });
  mkdirSync(join(root, photographFolder), { recursive: true });
  if (content !== undefined) writeFileSync(join(root, photographFolder, logo), content);
  return root;
}

const png = (side: number) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`;

test.each([
  ['a PNG', 'logo.png', png(512)],
  ['a drawing', 'logo.svg', svg('<defs><path id="a" d="M0 0h1"/></defs><use href="#a"/>')],
])('%s becomes a square of 512 pixels', async (_, name, content) => {
  const made = await madeLogo(officeWith(name, await content));
  expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
});

test('an office without a logo has none', async () => {
  expect(await madeLogo(officeWith(''))).toBeUndefined();
});

test.each([
  ['nothing', undefined, /is not there.*Put it there/],
  ['a script', svg('<script>alert(1)</script>'), /has “<script” in it.*Save it anew as PNG/],
  ['an event', svg('<g onload="alert(1)"/>'), /has “onload=” in it/],
  ['another document', svg('<foreignObject/>'), /has “<foreignObject” in it/],
  ['a foreign address', svg('<image xlink:href="https://a.in/a.png"/>'), /has “href="https:/],
  ['a foreign style', svg('<style>path { fill: url(//a.in/#b) }</style>'), /has “url\(/],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /has “<!DOCTYPE” in it/],
  ['a small PNG', png(300), /has 300 × 150 pixels.*512/],
  ['a text', 'Shree Ganesh', /no PNG or SVG.*Save it anew/],
])('%s is refused with its file, the reason and a remedy', async (_, content, told) => {
  const refused = await madeLogo(officeWith('logo.svg', await content)).catch((error: Error) => error);
  expect(String(refused)).toMatch(told);
  expect(String(refused)).toContain('src/office/photographs/logo.svg, which logo of src/office/identity.json names');
});
