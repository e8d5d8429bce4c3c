/** Makes the bare floor of a built site: the same pages without scripts and web fonts, below which no page of this look can get. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { compressFolder } from '../build/compress.ts';

function bareFile(name: string, text: string): string {
  if (name.endsWith('.css')) return text.replaceAll(/@font-face\{[^}]*\}/g, '');
  const page = parse(text, { comment: true });
  const scripts = 'script:not([type="application/ld+json"])';
  for (const element of page.querySelectorAll(`${scripts}, link[rel="preload"][as="font"]`)) element.remove();
  // The styles are others now.
  for (const link of page.querySelectorAll('link[integrity]')) link.removeAttribute('integrity');
  return page.toString();
}

/** Writes the bare pages of `site` into `folder`, compressed. */
export async function buildFloor(site: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true, filter: (file) => !/\.(br|gz|js)$/.test(file) });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => /\.(html|css)$/.test(each))) {
    const file = join(folder, name);
    writeFileSync(file, bareFile(name, readFileSync(file, 'utf8')));
  }
  await compressFolder(folder);
}
