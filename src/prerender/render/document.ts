/** Fills the shell of index.html with a rendered page. */
import { parse, type HTMLElement } from 'node-html-parser';
import { languages } from '../../i18n/languages.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { element, headOf, type ShareCard } from '../head/head.ts';
import type { PageDescription } from '../head/page-description.ts';

/** Hashed files that every document names. */
interface DocumentAssets {
  style: LinkedFile;
  printStyle: LinkedFile;
  script: LinkedFile;
  /** Heading face that the page's language needs on its first screen. */
  font: string | undefined;
  /** Code that runs before anything is painted, or where the page's script does not. */
  earlyScripts: readonly string[];
  card?: ShareCard;
}

export interface LinkedFile {
  href: string;
  integrity: string;
}

/**
 * Screens on which buttons stand beside one another, so that a late font would move them. On a phone it would move
 * nothing, and on a slow line compete with the styles that the first picture waits for.
 */
const fontMedia = `(min-width: ${breakpoints.md})`;

/** Attribute names as HTML writes them; React and drawings keep capitals in some, and say what namespace `svg` has. */
function lowerNames(document: HTMLElement): void {
  for (const element of document.querySelectorAll('*')) {
    const { rawAttributes } = element;
    // Whatever is taken from an element writes its empty attributes without their quotes, which the worker looks for.
    if (rawAttributes.xmlns) element.removeAttribute('xmlns');
    if (!Object.keys(rawAttributes).some((name) => /[A-Z]/.test(name)) || element.closest('svg')) continue;
    const lower = Object.entries(element.attributes).map(([name, value]) => [name.toLowerCase(), value]);
    element.setAttributes(Object.fromEntries(lower));
  }
}

const preloadOf = (font: string) =>
  element('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', media: fontMedia, href: font });

const styleSheet = ({ href, integrity }: LinkedFile, media = {}) =>
  element('link', { rel: 'stylesheet', href, integrity, ...media });

/** Asks for the page's script once the styles are there, with which it would compete on a slow line. */
const scriptAfterStyles = ({ href, integrity }: LinkedFile) =>
  `<template id="script"><script type="module" src="${href}" integrity="${integrity}"></script></template>` +
  '<script type="module">document.head.append(document.getElementById("script").content)</script>';

/** The whole document. */
export function buildDocument(
  shell: string,
  { description, root }: { description: PageDescription; root: HTMLElement },
  assets: DocumentAssets,
): HTMLElement {
  // Comments stay: `email_off` tells Cloudflare to leave e-mail addresses as they are, whose decoding script the policy
  // stops.
  const document = parse(shell, { comment: true }).removeWhitespace();
  const additions = [
    // Before the style sheet, which holds back every script behind it, and with that script the page.
    ...assets.earlyScripts.map((code) => element('script', {}, code)),
    styleSheet(assets.style),
    styleSheet(assets.printStyle, { media: 'print' }),
    ...(assets.font ? [preloadOf(assets.font)] : []),
    ...headOf(description, assets.card),
    scriptAfterStyles(assets.script),
  ];
  // Only for `npm run dev`.
  document.querySelector('script')?.remove();
  document.querySelector('html')?.setAttributes({
    lang: languages[description.language].tag,
    'data-page': description.page,
    // Engines before :has() must know it too.
    ...(root.querySelector('[data-index]') && { 'data-indexed': '' }),
  });
  document.querySelector('head')?.insertAdjacentHTML('beforeend', additions.join(''));
  lowerNames(root);
  document.querySelector('#root')?.set_content(root.childNodes);
  return document;
}
