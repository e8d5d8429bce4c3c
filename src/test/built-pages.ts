/** The built site as tests over its files see it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import type { Language } from '../i18n/languages.ts';
import type { PageId } from '../site/site-map.ts';
import { pageAt } from '../site/urls.ts';

/** Folder of the built site. */
export const builtSite = resolve(import.meta.dirname, '../../dist');

export interface BuiltPage {
  /** Path below the built site, for the names of tests. */
  file: string;
  /** Path that visitors see. */
  address: string;
  page: PageId;
  language: Language;
  html: string;
  document: HTMLElement;
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(join(builtSite, file), 'utf8');
  const address = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
  return { file, address, ...pageAt(address), html, document: parse(html) };
}

function readPages(): BuiltPage[] {
  if (!existsSync(join(builtSite, 'index.html'))) {
    throw new Error('dist holds no site, so there is nothing to test. Run npm run build first.');
  }
  const entries = readdirSync(builtSite, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  return files.map((entry) => readPage(relative(builtSite, join(entry.parentPath, entry.name)))).toSorted((one, other) => one.file.localeCompare(other.file));
}

/** Every page of the built site. */
export const builtPages: readonly BuiltPage[] = readPages();

/** Those that search engines may list. */
export const listedPages = builtPages.filter(({ document }) => !document.querySelector('meta[name="robots"]'));

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
  return (document.querySelector('#root')?.structuredText ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
}
