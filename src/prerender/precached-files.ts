/** Which files the service worker keeps for each language: its pages and all that they need. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { Manifest } from 'vite';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { revisionOf } from '../offline/revision.ts';
import type { PrecachedFiles } from '../offline/precache-manifest.ts';
import { pageIds, type PageId } from '../site/pages.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import type { RenderedDocument } from './render/renderer.tsx';

export interface PrecacheOptions {
  /** Folder of the site that is being built, with its pages. */
  directory: string;
  documents: readonly RenderedDocument[];
  /** Files that each page names, by its address. */
  namedFiles: ReadonlyMap<string, readonly string[]>;
  /** Vite's list of the scripts. */
  chunks: Manifest;
  /** Address of the style sheet. */
  style: string;
  /** Address of the script that leads from the front door to the visitor's language. */
  frontDoorScript: string;
  /** Address of each language's heading font. */
  fonts: Partial<Record<Language, string>>;
}

/** Scripts that nobody misses without a network. */
const leftOut = [
  // Only browsers too old to group amounts in the Indian way ask for these, and without them their islands stay native
  // controls.
  'src/i18n/formatjs-number-format.ts',
  // What rises into place is a sent message.
  'src/components/rising.tsx',
];

/** No message is sent without a network, and no page found missing. */
export const isPrecached = (page: PageId) => page !== 'not-found' && page !== 'thank-you';

/** Every file that a language needs, with its revision. */
export async function precachedFiles(
  language: Language,
  { directory, documents, namedFiles, chunks, style, frontDoorScript, fonts }: PrecacheOptions,
): Promise<PrecachedFiles> {
  const fileAt = (address: string) => join(directory, extname(address) ? address : fileOf(address));
  const pages = [
    ...pageIds.filter(isPrecached).map((page) => addressOf(page, language)),
    // Stands at the front door, which is in no other language.
    addressOf('offline', defaultLanguage),
  ];
  const own = documents.filter(({ description }) => description.language === language && isPrecached(description.page));
  const words = new Set([`${language}/common`, ...own.flatMap((document) => document.words)]);
  const isNeeded = (source: string) => {
    const [, name] = /^locales\/(.*)\.json$/.exec(source) ?? [];
    return name ? words.has(name) : !leftOut.includes(source);
  };
  // Languages may share a face, but each has a cut of its own.
  const othersFonts = new Set(Object.values(fonts)).difference(new Set([fonts[language]]));
  const addresses = new Set([
    style,
    ...pages,
    ...pages.flatMap((page) => namedFiles.get(page) ?? []),
    ...Object.entries(chunks).flatMap(([source, { file }]) => (isNeeded(source) ? [`/${file}`] : [])),
    ...[...readFileSync(fileAt(style), 'utf8').matchAll(/url\("?(\/[^"#)]+)/g)].map(([, file = '']) => file),
    frontDoorScript,
  ]).difference(othersFonts);
  const missing = [...addresses].find((address) => !existsSync(fileAt(address)));
  if (missing) {
    throw new Error(
      `${missing} is named by a page of locales/${language} or by the styles, but the build has no such file, ` +
        'so it would be missing with and without a network. Add it to public, or fix the name.',
    );
  }
  return Object.fromEntries(
    await Promise.all(
      [...addresses].map(async (address) => [address, await revisionOf(readFileSync(fileAt(address)))] as const),
    ),
  );
}

/**
 * Files of the site that a document names; one put on the home screen has its manifest and icon already, and without a
 * network nobody misses the icon of a tab.
 */
export function filesNamedIn(document: HTMLElement): string[] {
  const naming = '[src], [data-entries], [href]:not([rel="manifest"], [rel="apple-touch-icon"], [rel="icon"])';
  return document.querySelectorAll(naming).flatMap((element) =>
    ['src', 'data-entries', 'href'].flatMap((name) => {
      const [address = ''] = element.getAttribute(name)?.split('#', 1) ?? [];
      return address.startsWith('/') && extname(address) ? [address] : [];
    }),
  );
}
