/** Fills the shell of index.html with a rendered page. */
import { languages } from '../../i18n/languages.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { headOf, type HeadElement, type ShareCard } from '../head/head.ts';
import type { RenderedDocument } from './renderer.tsx';

/** Hashed files that every document names. */
export interface DocumentAssets {
  style: LinkedFile;
  script: LinkedFile;
  /** Heading face that the page's language needs on its first screen. */
  font: string | undefined;
  /** Runs before anything is painted; only the front door has one. */
  frontDoorScript?: string | undefined;
  /** Runs before anything is painted below the line that it fills. */
  suggestionScript?: string | undefined;
  card?: ShareCard | undefined;
}

export interface LinkedFile {
  href: string;
  integrity: string;
}

/**
 * Screens on which buttons stand beside one another, so that a late font would move them. On a phone it would move nothing,
 * and on a slow line compete with the styles that the first picture waits for.
 */
const fontMedia = `(min-width: ${breakpoints.md})`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

function elementHtml({ tag, attributes, text }: HeadElement): string {
  const start = `<${tag}${Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`;
  if (tag === 'script') return `${start}${text ?? ''}</script>`;
  return text === undefined ? start : `${start}${escaped(text)}</${tag}>`;
}

/** React's markup as HTML is written: outside drawings, names of attributes are in lower case and no tag closes itself. */
function asHtml(markup: string): string {
  // React escapes all signs of markup in texts and in the values of attributes, so these are tags and names.
  return markup
    .replaceAll(/<svg[^]*?<\/svg>|<[^<>]*>/g, (part) =>
      part.startsWith('<svg') ? part : part.replaceAll(/ [\w-]+(?==")/g, (name) => name.toLowerCase()).replace(/\/>$/, '>'),
    )
    .replaceAll('&#x27;', "'");
}

function refuseStyleAttributes(body: string, address: string): void {
  const [styled] = /<[^<>]* style="[^<>]*>/.exec(body) ?? [];
  if (!styled) return;
  const fault = `${address} would hold ${styled}, but the security policy refuses style attributes, so visitors would not see what it says.`;
  throw new Error(`${fault} Give that component a style by chakra() or a recipe instead.`);
}

/** The text with one place of it replaced. */
function filled(text: string, place: RegExp, content: string): string {
  if (!place.test(text)) {
    const missing = place.source.replaceAll(/\\|\[\^>\]\*/g, '');
    throw new Error(`index.html has no ${missing}, so no page can be written into it. Put it back.`);
  }
  return text.replace(place, () => content);
}

function preloadOf(font: string): HeadElement {
  return { tag: 'link', attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', media: fontMedia, href: font } };
}

function inlineScript(text: string): HeadElement {
  return { tag: 'script', attributes: {}, text };
}

/** Puts the script right after the line, where the page has one. */
function withSuggestion(body: string, script: string | undefined): string {
  return script ? body.replace(/<div id="suggestion".*?<\/div>/, (line) => line + elementHtml(inlineScript(script))) : body;
}

/** The whole document as it is written to disk. */
export function buildDocument(shell: string, { description, body }: RenderedDocument, assets: DocumentAssets): string {
  refuseStyleAttributes(body, description.address);
  const additions: HeadElement[] = [
    ...(assets.frontDoorScript ? [inlineScript(assets.frontDoorScript)] : []),
    { tag: 'link', attributes: { rel: 'stylesheet', href: assets.style.href, integrity: assets.style.integrity } },
    ...(assets.font ? [preloadOf(assets.font)] : []),
    ...headOf(description, assets.card),
    { tag: 'script', attributes: { type: 'module', fetchpriority: 'low', src: assets.script.href, integrity: assets.script.integrity } },
  ];
  const places: [place: RegExp, content: string][] = [
    [/<html[^>]*>/, `<html lang="${languages[description.language].tag}" data-page="${description.page}">`],
    // Only for `npm run dev`.
    [/<script[^>]*><\/script>/, ''],
    [/<\/head>/, `${additions.map(elementHtml).join('')}</head>`],
    [/<div id="root">/, `<div id="root">${withSuggestion(asHtml(body), assets.suggestionScript)}`],
  ];
  const bare = shell.trim().replaceAll(/>\s+</g, '><');
  return places.reduce((document, [place, content]) => filled(document, place, content), bare);
}
