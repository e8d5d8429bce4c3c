import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languageCodes, languages } from '../../i18n/languages.ts';
import { scripts } from '../../i18n/scripts.ts';
import { root } from '../../setup/project-root.ts';
import { drawCard } from './draw-share-card.ts';

test.each(languageCodes)('a card in %s keeps a heading of any length beside the picture', async (language) => {
  const heading = Array.from({ length: 8 }, () => scripts[languages[language].script].tallSample).join(' ');
  const picture = readFileSync(join(root, 'public/illustrations/home.svg'));
  const content = { language, title: heading, officeName: heading.slice(0, 30), place: heading.slice(0, 12), picture };
  const margin = (card: Uint8Array, left: number) =>
    sharp(card).extract({ left, top: 0, width: 56, height: 560 }).raw().toBuffer();
  const short = await drawCard({ ...content, title: heading.slice(0, 3) });
  const long = await drawCard({ ...content, title: `${heading} ${heading}` });
  expect(long).not.toEqual(short);
  for (const left of [0, 528]) expect((await margin(long, left)).equals(await margin(short, left))).toBe(true);
});

test('signs of markup stand on a card as they are written', async () => {
  const content = { language: 'en', officeName: 'Office', place: 'Rajkot', picture: undefined } as const;
  const [written, read] = [
    await drawCard({ ...content, title: 'Life & <b>claims</b>' }),
    await drawCard({ ...content, title: 'Life & claims' }),
  ];
  expect(written).not.toEqual(read);
});
