/** Makes a share card for every page that search engines may list; kept by content, so that a second build makes none. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { languages, type Language } from '../../i18n/languages.ts';
import type { Typesetter } from '../fonts/typesetter.ts';
import type { ShareCard } from '../head/head.ts';
import { attributeOf, elementsOf, textOf } from '../render/html-tree.ts';
import type { RenderedDocument } from '../render/renderer.tsx';
import type { CardContent } from './draw-share-card.ts';

/** Folder below the site's root; other sites may show what stands in it. */
export const cardFolder = 'share-cards';

/** Sources that decide how a card looks: a change in them makes what is kept stale. */
const recipe = ['build/share-cards/draw-share-card.ts', 'build/head/head.ts', 'build/fonts/heading-font.ts', 'build/fonts/font-shaping.ts', 'build/fonts/script-runs.ts', 'build/fonts/typesetter.ts', 'build/fonts/outlined-text.ts', 'build/fonts/line-breaking.ts', 'theme/weave.ts', 'theme/mark.ts', 'theme/colours.ts'];

const require = createRequire(import.meta.url);
const source = join(import.meta.dirname, '../..');

export interface CardFolders {
  /** What is served untouched: the illustrations, and a default card for each language. */
  publicFolder: string;
  /** The finished site. */
  output: string;
  /** Where cards are kept from one build to the next. */
  cache: string;
}

/** What cards say of the office, from common.json. */
export type CardWords = Pick<RenderedDocument['description']['office'], 'name' | 'tagline' | 'locality' | 'region'>;

export interface CardResult {
  /** Cards by the address of their page. */
  cards: Map<string, ShareCard>;
  /** How many were drawn anew. */
  drawn: number;
  /** Why some pages show the default card of their language; empty when none does. */
  failures: string[];
}

/** The card of a page: its heading, and the first picture below it. */
function cardContentOf({ description, body }: RenderedDocument, publicFolder: string): CardContent {
  const elements = [...elementsOf(parseFragment(body))];
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  const pictures = elements.map((element) => (element.tagName === 'img' ? attributeOf(element, 'src') : undefined));
  const picture = pictures.find((address) => address?.startsWith('/illustrations/'));
  const title = heading ? textOf(heading) : description.title;
  return contentOf(description.language, title, description.office, picture === undefined ? undefined : readFileSync(join(publicFolder, picture)));
}

/** The card of a language for pages that have none of their own; `npm run artwork` draws it into the public folder. */
export function defaultCardContent(language: Language, office: CardWords, publicFolder: string): CardContent {
  return contentOf(language, office.tagline, office, readFileSync(join(publicFolder, 'illustrations/home.svg')));
}

function contentOf(language: Language, title: string, { name, locality, region }: CardWords, picture: Uint8Array | undefined): CardContent {
  return { language, title, officeName: name, place: `${locality}, ${region}`, picture };
}

function keyOf({ picture, ...words }: CardContent): string {
  const font = require.resolve(`${languages[words.language].headingFont}/package.json`);
  const hash = createHash('sha256').update(JSON.stringify(words)).update(readFileSync(font));
  if (picture) hash.update(picture);
  for (const file of recipe) hash.update(readFileSync(join(source, file)));
  return hash.digest('hex').slice(0, 20);
}

function kept(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Draws with each language's face opened once, and only where a card has to be drawn. */
export function cardPainter(): (content: CardContent) => Promise<Uint8Array> {
  const typesetters = new Map<Language, Promise<Typesetter>>();
  return async (content) => {
    const [{ drawCard }, { headingTypesetter }] = await Promise.all([import('./draw-share-card.ts'), import('../fonts/typesetter.ts')]);
    const typesetter = typesetters.get(content.language) ?? headingTypesetter(content.language);
    typesetters.set(content.language, typesetter);
    return drawCard(content, await typesetter);
  };
}

/** Writes the cards of all listed pages; a page whose card cannot be made gets the default card of its language. */
export async function writeShareCards(documents: readonly RenderedDocument[], { publicFolder, output, cache }: CardFolders, paint = cardPainter()): Promise<CardResult> {
  const result: CardResult = { cards: new Map(), drawn: 0, failures: [] };
  for (const folder of [cache, join(output, cardFolder)]) mkdirSync(folder, { recursive: true });

  async function writeCard(document: RenderedDocument): Promise<void> {
    const { description } = document;
    const { address, url, language, office } = description;
    const cardUrl = (file: string) => new URL(`/${cardFolder}/${file}`, url).href;
    try {
      const content = cardContentOf(document, publicFolder);
      const file = `${keyOf(content)}.png`;
      let card = kept(join(cache, file));
      if (!card) {
        card = await paint(content);
        writeFileSync(join(cache, file), card);
        result.drawn += 1;
      }
      writeFileSync(join(output, cardFolder, file), card);
      result.cards.set(address, { url: cardUrl(file), alt: `${content.title} · ${office.name}` });
    } catch (error) {
      result.failures.push(`${address}: ${error instanceof Error ? error.message : String(error)}`);
      result.cards.set(address, { url: cardUrl(`${language}.png`), alt: `${office.tagline} · ${office.name}` });
    }
  }

  // One after the other: a card takes tens of megabytes while it is drawn, on all cores already.
  for (const document of documents) if (document.description.indexed) await writeCard(document);
  return result;
}
