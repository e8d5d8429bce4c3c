/** Scripts of what must be right when it is painted first, small enough to stand in the pages themselves. */
import { defaultLanguage } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import type { RenderedDocument } from '../render/renderer.tsx';

const holds =
  (selector: string) =>
  ({ root }: RenderedDocument) =>
    root.querySelector(selector) !== null;

/**
 * Each source with the pages that need it, in their order there; the first leads visitors from the front door to their
 * language.
 */
const sources: readonly (readonly [source: string, isNeeded: (page: RenderedDocument) => boolean])[] = [
  ['features/language/front-door', ({ description }) => description.address === addressOf('home', defaultLanguage)],
  ['features/language/suggest-language', holds('#suggestion')],
  ['features/notices/enhance', holds('#notices')],
  ['features/document-finder/enhance', holds('[data-island=document-finder]')],
  ['features/our-home/enhance', holds('[data-patola]')],
  ['enhance/until-alive', () => true],
];

/** Files that begin them, below `src`. */
export const earlyScriptFiles = sources.map(([source]) => `${source}.ts`);

export async function buildEarlyScripts() {
  // Whoever asks for the list alone starts no bundler.
  const { buildSingleScript } = await import('./single-script.ts');
  return Promise.all(sources.map(async ([source, isNeeded]) => ({ ...(await buildSingleScript(source)), isNeeded })));
}
