/** Renders every page of every language on all the cores that a small build machine has, and in threads, whose memory is given back when they end. */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { languageCodes } from '../../i18n/languages.ts';
import { buildCores } from '../../machine/build-cores.ts';
import { pageIds, type PageId } from '../../site/site-map.ts';
import type { Dates } from '../metadata/page-dates.ts';
import type { LanguageFiles, RenderedDocument, RenderedPages } from './renderer.tsx';

/** Where the build leaves what a thread runs, as one file: a thread that had to put types aside first would begin a tenth of a second later. */
export const renderingThreadFile = (root: string) => join(root, '.cache/renderer/rendering-thread.js');

/** What a thread is told. */
export interface Share {
  pages: readonly PageId[];
  dates: Dates;
  withLanguageFiles: boolean;
}

export interface RenderedShare extends RenderedPages {
  languageFiles: LanguageFiles | undefined;
}

/** @throws what the renderer throws, such as a text that a locale file does not have */
function renderInThread(root: string, share: Share): Promise<RenderedShare> {
  return new Promise((resolve, reject) => {
    // What Node was told for this program is not meant for the thread.
    const thread = new Worker(renderingThreadFile(root), { workerData: share, execArgv: [] });
    thread.once('message', resolve).once('error', reject);
  });
}

/** A document's place in the order of languages, and of the site map in each. */
function placeOf({ description: { language, page } }: RenderedDocument): number {
  return languageCodes.indexOf(language) * pageIds.length + pageIds.indexOf(page);
}

/** All documents of the pages in order, one style sheet for the whole site, what is made for each language, and which page reads which texts; `dates` says when each address last changed. */
export async function renderSite(root: string, pages: readonly PageId[], dates: Dates) {
  // A site is drawn before the work of V8's last compiler would pay: without it a fifth more pages a second.
  setFlagsFromString('--no-opt');
  // In turn, because neighbours are alike and take as long.
  const shareOf = (turn: number): Share => ({ dates, pages: pages.filter((_page, position) => position % buildCores === turn), withLanguageFiles: turn === 0 });
  const shares = await Promise.all(Array.from({ length: buildCores }, (_, turn) => renderInThread(root, shareOf(turn))));
  const languageFiles = shares.map((share) => share.languageFiles).find((files) => files !== undefined);
  if (!languageFiles) throw new Error('No thread of src/prerender/rendering/render-site.ts was told to render what is made for each language, so saved copies would have no line. Tell one.');
  const rules: Record<string, string> = Object.assign({}, ...shares.map((share) => share.rules), languageFiles.rules);
  return {
    documents: shares.flatMap((share) => share.documents).toSorted((one, other) => placeOf(one) - placeOf(other)),
    styles: Object.values(rules).join('\n'),
    usage: Object.assign({}, ...shares.map((share) => share.usage)),
    languageFiles,
  };
}
