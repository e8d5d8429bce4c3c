/** Renders a share of the pages in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedShare, Share } from './render-site.ts';

const { renderer, pages, dates, withLanguageFiles }: Share = workerData;
const { renderLanguageFiles, renderPages }: typeof import('./renderer.tsx') = await import(renderer);
const rendered: RenderedShare = { ...(await renderPages(pages, dates)), languageFiles: withLanguageFiles ? await renderLanguageFiles() : undefined };
parentPort?.postMessage(rendered);
