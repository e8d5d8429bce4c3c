import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../../i18n/languages.ts';
import { scripts } from '../../i18n/scripts.ts';
import { renderedDocument } from '../../test/rendered-document.ts';
import type { RenderedDocument } from '../render/renderer.tsx';
import { drawCard } from './draw-share-card.ts';
import { writeShareCards, type CardFolders } from './write-share-cards.ts';

const publicFolder = join(import.meta.dirname, '../../../public');

function folders(): CardFolders {
  return { publicFolder, output: mkdtempSync(join(tmpdir(), 'site-')), cache: mkdtempSync(join(tmpdir(), 'cards-')) };
}

function document(heading: string, changes: Partial<RenderedDocument['description']> = {}): RenderedDocument {
  return renderedDocument(`<main><h1>${heading}</h1><img src="/illustrations/health.svg" alt=""></main>`, changes);
}

const paint = async () => new Uint8Array([1, 2, 3]);
const never = async () => {
  throw new Error('drawn although nothing has changed');
};

test('a second build draws only what shows another heading, and only listed pages have a card', async () => {
  const places = folders();
  const unlisted = document('Not found', { address: '/404', indexed: false });
  await writeShareCards([document('Health'), unlisted], places, paint);
  expect([...(await writeShareCards([document('Health'), unlisted], places, never)).keys()]).toEqual(['/health']);
  await expect(writeShareCards([document('Mediclaim')], places, never)).rejects.toThrow('drawn although');
});

describe.each(languageCodes)('a card in %s', (language) => {
  const heading = Array.from({ length: 8 }, () => scripts[languages[language].script].tallSample).join(' ');
  const picture = readFileSync(join(publicFolder, 'illustrations/home.svg'));
  const content = { language, title: heading, officeName: heading.slice(0, 30), place: heading.slice(0, 12), picture };

  test('keeps a heading of any length beside the picture', async () => {
    const margin = (card: Uint8Array, left: number) =>
      sharp(card).extract({ left, top: 0, width: 56, height: 560 }).raw().toBuffer();
    const short = await drawCard({ ...content, title: heading.slice(0, 3) });
    const long = await drawCard({ ...content, title: `${heading} ${heading}` });
    expect(long).not.toEqual(short);
    for (const left of [0, 528]) expect((await margin(long, left)).equals(await margin(short, left))).toBe(true);
  });
});

test('signs of markup stand on a card as they are written', async () => {
  const content = { language: 'en', officeName: 'Office', place: 'Rajkot', picture: undefined } as const;
  const [written, read] = [
    await drawCard({ ...content, title: 'Life & <b>claims</b>' }),
    await drawCard({ ...content, title: 'Life & claims' }),
  ];
  expect(written).not.toEqual(read);
});
