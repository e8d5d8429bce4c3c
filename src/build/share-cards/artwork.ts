/** Writes the drawings in `public` that come from rules; `npm run artwork` after a rule or a name has changed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { favicon, markFile } from '../../theme/mark.ts';
import { clothFile, cloths } from '../../theme/weave.ts';
import { iconImage, icons } from './icons.ts';
import { insurerTiles, tileNotice } from './insurer-tile.ts';
import { cardFolder, cardPainter, defaultCardContent, type CardWords } from './write-share-cards.ts';

/** Where the drawings stand. */
export const artworkFolder = join(import.meta.dirname, '../../../public');

/** Drawings of the weave and the mark, with their paths below `public`. */
export function drawings(): [path: string, content: string][] {
  return [
    ['weave/field.svg', clothFile(cloths.field)],
    ['weave/mark.svg', markFile('onPaper')],
    ['weave/mark-on-indigo.svg', markFile('onIndigo')],
    ['weave/mark-in-one-colour.svg', markFile('inOneColour')],
    ['favicon.svg', favicon],
  ];
}

/** Path of an insurer's tile below `public`. */
export function tilePath(id: string): string {
  return `logos/${id}.svg`;
}

/** Path of a language's default share card below `public`. */
export function defaultCardPath(language: Language): string {
  return `${cardFolder}/${language}.png`;
}

/** The default share card of a language. */
export async function defaultCard(language: Language): Promise<Uint8Array> {
  const common: { office: CardWords } = JSON.parse(await readFile(join(artworkFolder, `../locales/${language}/common.json`), 'utf8'));
  return cardPainter()(defaultCardContent(language, common.office, artworkFolder));
}

/** Whether the owner has put a logo in place of a tile. */
async function isReplaced(path: string): Promise<boolean> {
  const kept = await readFile(join(artworkFolder, path), 'utf8').catch(() => tileNotice);
  return !kept.includes(tileNotice);
}

async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(join(artworkFolder, path)), { recursive: true });
  await writeFile(join(artworkFolder, path), content);
}

if (import.meta.main) {
  for (const [path, content] of drawings()) await write(path, content);
  for (const icon of icons) await write(icon.path, await iconImage(icon));
  for (const language of languageCodes) await write(defaultCardPath(language), await defaultCard(language));
  for (const [id, content] of await insurerTiles()) {
    if (!(await isReplaced(tilePath(id)))) await write(tilePath(id), content);
  }
}
