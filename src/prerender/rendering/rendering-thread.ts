/** Renders a share of the pages in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedShare, Share } from './render-site.ts';
import { renderLanguageFiles, renderPages } from './renderer.tsx';

const { pages, dates, withLanguageFiles }: Share = workerData;
const rendered: RenderedShare = { ...(await renderPages(pages, dates)), languageFiles: withLanguageFiles ? await renderLanguageFiles() : undefined };
parentPort?.postMessage(rendered);
