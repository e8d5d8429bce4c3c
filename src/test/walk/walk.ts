/** `npm run walk`: opens every page of `dist` on a small phone and a wide screen, and says what does not hold and where it is mended. */
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { serve } from '../../hosting/serve.ts';
import { languageCodes, languages, type Language } from '../../i18n/languages.ts';
import { deploymentFrom, readSettings } from '../../office/schema/settings.ts';
import { findChromium, launchArguments } from '../../setup/chromium.ts';
import { commandOptions, runCommand } from '../../setup/command-options.ts';
import { pageIds, type PageId } from '../../site/pages.ts';
import { addressOf } from '../../site/urls.ts';
import { bottomOf, doorsOf, floorOf, smallPhone } from '../probes/first-screen.ts';
import { findTextFaults } from '../text-faults.ts';
import remedies from './remedies.json' with { type: 'json' };
import { originOf } from './text-origin.ts';
import { root } from '../../setup/project-root.ts';

export interface Finding {
  kind: keyof typeof remedies;
  address: string;
  /** Width of the screen in pixels. */
  width: number;
  /** What was seen, with the file and the key where they are known. */
  what: string;
}

const screens: readonly BrowserContextOptions[] = [smallPhone, { viewport: { width: 1440, height: 900 } }];

/** Text that cannot be read without scrolling sideways, each with the place where it is written. */
async function sideways(page: Page, language: Language, id: PageId, root: string): Promise<string[]> {
  const faults = (await findTextFaults(page, { mayBreakWords: 'everywhere' })).filter((fault) => /screen/.test(fault));
  return faults.map((fault) => {
    const words = /“(.*)”/.exec(fault)?.[1];
    return `${(words && originOf(words, language, root)) ?? `locales/${language}/${id}.json`}: ${fault}`;
  });
}

async function hiddenDoors(page: Page, language: Language): Promise<string[]> {
  const doors = await doorsOf(page).count();
  const below = Math.ceil((await bottomOf(doorsOf(page))) - (await floorOf(page)));
  if (doors === 6 && below <= 0) return [];
  return [
    `src/office/notices.json, locales/${language}/home.json: ${doors} of 6 are there, the last ${below} px too low`,
  ];
}

interface Linked {
  ids: readonly string[];
  /** Addresses on this site with their fragments. */
  links: readonly string[];
}

const linksAndParts = (page: Page): Promise<Linked> =>
  page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => decodeURIComponent(pathname + hash)),
  }));

class Walk {
  readonly findings: Finding[] = [];
  private readonly linked = new Map<string, Linked>();
  private readonly browser: Browser;
  private readonly site: string;
  private readonly root: string;

  constructor(browser: Browser, site: string, root: string) {
    this.browser = browser;
    this.site = site;
    this.root = root;
  }

  /** Opens pages in a language on a screen. */
  async open(pages: readonly PageId[], language: Language, screen: BrowserContextOptions): Promise<void> {
    // In a browser of the same language, which is suggested no other.
    const { tag: locale } = languages[language];
    const context = await this.browser.newContext({ ...screen, locale, baseURL: this.site, serviceWorkers: 'block' });
    const page = await context.newPage();
    const width = screen.viewport?.width ?? 0;
    let address = '';
    const find = (kind: Finding['kind'], what: string) => this.findings.push({ kind, address, width, what });
    context.on('weberror', (fault) => find('console', String(fault.error())));
    context.on('console', (message) => {
      const { url } = message.location();
      // The page of what is not there is answered so.
      if (message.type() === 'error' && new URL(url || this.site).pathname !== addressOf('not-found', language))
        find('console', `${message.text()} ${url.replace(this.site, '')}`);
    });
    for (const id of pages) {
      address = addressOf(id, language);
      const status = (await page.goto(address))?.status();
      if (status !== (id === 'not-found' ? 404 : 200)) {
        find('opens', `the answer is ${status}`);
        continue;
      }
      for (const what of await sideways(page, language, id, this.root)) find('sideways', what);
      if (id === 'home' && screen === smallPhone)
        for (const what of await hiddenDoors(page, language)) find('doors', what);
      this.linked.set(address, await linksAndParts(page));
    }
    await context.close();
  }

  /** Once all pages have been opened. */
  async followLinks(): Promise<void> {
    for (const [address, { links }] of this.linked)
      for (const link of new Set(links)) {
        const [path = '', part = ''] = link.split('#');
        const target = this.linked.get(path);
        const isThere = target ? !part || target.ids.includes(part) : (await fetch(this.site + path)).ok;
        if (!isThere) this.findings.push({ kind: 'link', address, width: 1440, what: link });
      }
  }
}

/** Walks over a built site of the project in `root`. @throws {Error} where there is no site or no Chromium */
export async function walk(
  root: string,
  directory = join(root, 'dist'),
  pages: readonly PageId[] = pageIds,
): Promise<readonly Finding[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('This machine has no Chromium. Run npm run walk, which provides one.');
  const { formOrigin, keepsPages } = deploymentFrom(readSettings(root));
  const site = await serve({ directory, formOrigin });
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  try {
    const walked = new Walk(browser, site.url, root);
    const there = pages.filter((id) => id !== 'offline' || keepsPages);
    for (const screen of screens)
      await Promise.all(languageCodes.map((language) => walked.open(there, language, screen)));
    await walked.followLinks();
    return walked.findings;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The findings as an owner reads them: what was seen where, then the remedy in every language. */
export function reportOf(findings: readonly Finding[]): string {
  return [...Map.groupBy(findings, ({ kind }) => kind)]
    .map(([kind, same]) =>
      [
        ...same.map(({ address, width, what }) => `${address} (${width} px): ${what}`),
        ...Object.values(remedies[kind]).map((remedy) => `  → ${remedy}`),
      ].join('\n'),
    )
    .join('\n\n');
}

if (import.meta.main)
  await runCommand(async () => {
    commandOptions('npm run walk', {});
    const findings = await walk(root);
    if (findings.length > 0)
      throw new Error(`${reportOf(findings)}\n\n${findings.length} findings; nothing is published.`);
    console.log('Every page opens in every language on a phone and a wide screen, and its links hold.');
  });
