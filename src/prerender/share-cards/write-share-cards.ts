/**
 * Makes a share card for every page that search engines may list; kept by content, so that a second build makes none.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../setup/project-root.ts';
import type { ShareCard } from '../head/head.ts';
import type { RenderedDocument } from '../render/renderer.tsx';
import { madeOnce, sourceHash } from '../made-once.ts';
import { drawCard, type CardContent } from './draw-share-card.ts';

/** Folder below the site's root; other sites may show what stands in it. */
const cardFolder = 'share-cards';

/** The card of a page: its heading, the first picture below it, and the office's own logo. */
function cardContentOf({ description, root: page }: RenderedDocument, logo: Uint8Array | undefined): CardContent {
  const { language, office } = description;
  const picture = page.querySelector('img[src^="/illustrations/"]')?.getAttribute('src');
  return {
    language,
    title: page.querySelector('h1')?.text ?? description.title,
    officeName: office.shortName,
    place: `${office.locality}, ${office.region}`,
    picture: picture === undefined ? undefined : readFileSync(join(root, 'public', picture)),
    logo,
  };
}

const keyOf = (content: CardContent, sources: string) =>
  createHash('sha256')
    .update(JSON.stringify([content, sources]))
    .digest('hex')
    .slice(0, 20);

/** Writes the cards of all listed pages into the finished site, and returns them by the address of their page. */
export async function writeShareCards(
  documents: readonly RenderedDocument[],
  output: string,
  logo: Uint8Array | undefined,
): Promise<Map<string, ShareCard>> {
  mkdirSync(join(output, cardFolder), { recursive: true });
  const sources = sourceHash('prerender/share-cards', 'theme');
  const cardOf = async (document: RenderedDocument) => {
    const { address, url, office } = document.description;
    const content = cardContentOf(document, logo);
    const file = `${keyOf(content, sources)}.png`;
    const card = await madeOnce(join(root, '.cache/share-cards', file), () => drawCard(content));
    writeFileSync(join(output, cardFolder, file), card);
    const alt = `${content.title} · ${office.shortName}`;
    return [address, { url: new URL(`/${cardFolder}/${file}`, url).href, alt }] as const;
  };
  return new Map(await Promise.all(documents.filter(({ description }) => description.indexed).map(cardOf)));
}
