/** Scripts of what must be right when it is painted first, small enough to stand in the pages themselves. */
import { defaultLanguage } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import type { RenderedDocument } from '../render/renderer.tsx';
import { buildSingleScript } from './single-script.ts';

const holds =
  (selector: string) =>
  ({ root }: RenderedDocument) =>
    root.querySelector(selector) !== null;

/** A source below `src`, without the ending of its name, and the pages that need it. */
type EarlyScript = readonly [source: string, isNeeded: (page: RenderedDocument) => boolean];

/** Leads visitors to their language. */
const frontDoor: EarlyScript = [
  'features/language/front-door',
  ({ description }) => description.address === addressOf('home', defaultLanguage),
];

/** In their order in a page. */
const others: readonly EarlyScript[] = [
  ['features/language/suggest-language', holds('#suggestion')],
  ['features/notices/enhance', holds('#notices')],
  ['features/document-finder/enhance', holds('[data-island=document-finder]')],
  ['features/our-home/enhance', holds('[data-our-home]')],
  ['enhance/head-script', () => true],
];

export async function buildEarlyScripts() {
  const build = async ([source, isNeeded]: EarlyScript) => ({ code: await buildSingleScript(source), isNeeded });
  const [first, ...rest] = await Promise.all([build(frontDoor), ...others.map(build)]);
  return { frontDoor: first, all: [first, ...rest] };
}
