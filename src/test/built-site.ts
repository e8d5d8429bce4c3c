/** The built site as tests read it: its files by address, and every page of every language as a parsed document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, parse, TextNode, type Node } from 'node-html-parser';
import { readSite, type Site } from './site-files.ts';
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import { assetsRecord } from '../prerender/previous-assets.ts';
import { pageIds, type PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { withoutNoBreak } from '../values/without-no-break.ts';
import { languagesInTurn } from './combinations.ts';
import { testedProject } from './tested-project.ts';

export interface BuiltPage {
  page: PageId;
  language: Language;
  address: string;
  html: string;
  /** Parsed once it is asked for. */
  readonly document: HTMLElement;
}

/** Folder of the built site. */
export const builtSite = join(testedProject, 'dist');

const record: { kept: string[] } = JSON.parse(readFileSync(join(builtSite, assetsRecord), 'utf8'));
const kept = new Set(record.kept.map((file) => `/assets/${file}`));

/** Its files by the addresses that they answer, without those that only tabs of the version before may want. */
export const siteFiles: Site = new Map([...(await readSite(builtSite))].filter(([address]) => !kept.has(address)));

function read(page: PageId, language: Language): BuiltPage {
  const address = addressOf(page, language);
  const file = siteFiles.get(address);
  if (!file)
    throw new Error(
      `${builtSite} has no page at ${address}, though src/site/pages.ts names it. Run npm run build before the tests of the built site.`,
    );
  const html = file.content.toString();
  let document: HTMLElement | undefined;
  return {
    page,
    language,
    address,
    html,
    get document() {
      return (document ??= parse(html));
    },
  };
}

/** Every page of the site map in every language. */
export const builtPages: readonly BuiltPage[] = languageCodes.flatMap((language) =>
  pageIds.map((page) => read(page, language)),
);

/** Every page in one language, each language in turn; in `npm run audit` in all. */
export const pagesInTurn = builtPages.filter(({ page, language }) =>
  languagesInTurn(pageIds.indexOf(page)).includes(language),
);

export function builtPage(page: PageId, language: Language): BuiltPage {
  return builtPages.find((each) => each.page === page && each.language === language) ?? read(page, language);
}

/** Those that search engines may list. */
export const listedPages = builtPages.filter(({ html }) => !html.includes('<meta name="robots"'));

/** Value of an attribute of the first element that a selector finds. */
export function valueOf({ document }: BuiltPage, selector: string, attribute: string): string | undefined {
  return document.querySelector(selector)?.getAttribute(attribute);
}

/** Content of a `<meta>` by its `name` or `property`. */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  return valueOf(page, `meta[name="${name}"]`, 'content') ?? valueOf(page, `meta[property="${name}"]`, 'content');
}

/** What a reader sees of a page: the text of its body, in one line. */
export function visibleText({ document }: BuiltPage): string {
  return withoutNoBreak(document.querySelector('#root')?.structuredText ?? '').replaceAll(/\s+/g, ' ');
}

/** The only element that a selector finds. @throws {Error} when there is none, or more than one */
export function only(root: HTMLElement, selector: string): HTMLElement {
  const [first, ...others] = root.querySelectorAll(selector);
  if (!first || others.length > 0)
    throw new Error(`"${selector}" finds ${others.length + (first ? 1 : 0)} elements, but one is wanted.`);
  return first;
}

/** A piece of text for readers, and the element it stands in. */
export interface Words {
  text: string;
  element: HTMLElement;
}

/** Attributes whose values are read out or shown. */
const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'data-map-title'];

function* textsBelow(node: Node, parent: HTMLElement): Generator<Words> {
  if (node instanceof TextNode && !node.isWhitespace) yield { text: withoutNoBreak(node.text.trim()), element: parent };
  if (!(node instanceof HTMLElement) || ['script', 'style'].includes(node.rawTagName)) return;
  for (const name of spokenAttributes) {
    const value = node.getAttribute(name);
    if (value) yield { text: value, element: node };
  }
  for (const child of node.childNodes) yield* textsBelow(child, node);
}

/** Everything on a page that a reader sees or hears, the title and the description among it, text by text. */
export function shownTexts({ document }: BuiltPage): Words[] {
  const descriptions = document.querySelectorAll(
    'meta[name="description"], meta[property="og:title"], meta[property="og:description"]',
  );
  const described = descriptions.map((element) => ({ text: element.getAttribute('content') ?? '', element }));
  return [...described, ...textsBelow(only(document, 'html'), document)];
}

/** BCP 47 tag of the nearest element that says its language; looked for by hand, since the parser's own way takes a thousand times as long. */
export function languageAt(element: HTMLElement): string {
  const lang = element.getAttribute('lang');
  if (lang) return lang;
  if (!element.parentNode) throw new Error('No element says the language of a text.');
  return languageAt(element.parentNode);
}

/** Script of a language's letters, by its BCP 47 tag. */
export function scriptOf(tag: string): (typeof languages)[Language]['script'] {
  const code = languageCodes.find((each) => tag === each || tag === languages[each].tag);
  return code ? languages[code].script : 'Latin';
}
