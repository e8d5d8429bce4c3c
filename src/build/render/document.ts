/** Pours a rendered page into the shell of index.html. */
import { defaultTreeAdapter as tree, html, parse, parseFragment, serialize } from 'parse5';
import { languages } from '../../i18n/languages.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { headOf, type HeadElement, type ShareCard } from '../head/head.ts';
import { adopt, attributeOf, elementsOf, setAttribute, type Element, type ParentNode } from './html-tree.ts';
import type { RenderedDocument } from './renderer.tsx';

/** Hashed files that every document names. */
export interface DocumentAssets {
  style: LinkedFile;
  script: LinkedFile;
  /** Heading face that the page's language needs on its first screen. */
  font: string | undefined;
  /** Scripts that must run before anything is painted; only the front door has one. */
  inlineScript?: string | undefined;
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

function only(root: ParentNode, matches: (element: Element) => boolean, what: string): Element {
  const found = [...elementsOf(root)].find(matches);
  if (!found) throw new Error(`index.html has no ${what}, so no page can be poured into it. Put it back.`);
  return found;
}

function createElement({ tag, attributes, text }: HeadElement): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tag, html.NS.HTML, attrs);
  if (text !== undefined) tree.insertText(element, text);
  return element;
}

/** The whole document as it is written to disk; style attributes are left out, because the security policy refuses them. */
export function buildDocument(shell: string, { description, body }: RenderedDocument, assets: DocumentAssets): string {
  const document = parse(shell);
  const page = only(document, (element) => element.tagName === 'html', '<html>');
  const head = only(document, (element) => element.tagName === 'head', '<head>');
  const root = only(document, (element) => attributeOf(element, 'id') === 'root', '<div id="root">');
  const developmentScript = only(document, (element) => element.tagName === 'script', '<script>');

  setAttribute(page, 'lang', languages[description.language].tag);
  setAttribute(page, 'data-page', description.page);
  tree.detachNode(developmentScript);

  const additions: HeadElement[] = [
    ...(assets.inlineScript ? [{ tag: 'script', attributes: {}, text: assets.inlineScript } satisfies HeadElement] : []),
    { tag: 'link', attributes: { rel: 'stylesheet', href: assets.style.href, integrity: assets.style.integrity } },
    ...(assets.font
      ? [{ tag: 'link', attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', media: fontMedia, href: assets.font } } satisfies HeadElement]
      : []),
    ...headOf(description, assets.card),
    { tag: 'script', attributes: { type: 'module', fetchpriority: 'low', src: assets.script.href, integrity: assets.script.integrity } },
  ];
  for (const addition of additions) tree.appendChild(head, createElement(addition));

  const fragment = parseFragment(body);
  adopt(root, fragment);
  for (const element of elementsOf(root)) {
    element.attrs = element.attrs.filter(({ name }) => name !== 'style');
  }
  return serialize(document).replace(/>\s+</g, (between) => (between.includes('\n') ? '><' : between));
}
