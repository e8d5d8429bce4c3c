/** What a page asks for before it is touched, while it is read to its end, and whether it moves meanwhile: on one page of each kind. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { siteFiles } from '../test/built-site.ts';
import { addressOf } from '../site/urls.ts';
import { casesBeside } from '../test/cases.ts';
import { byDay, languagesInTurn } from '../test/combinations.ts';
import { deploySite, type DeployedSite } from '../test/deployed-site.ts';
import { shiftsWhileRead } from '../test/layout-shifts.ts';
import { weightOf } from '../test/weight-of.ts';
import { delayFiles, emptyPage, phone, type PageOptions } from '../test/site.ts';

const kilobyte = 1024;

const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

/** On which the whole menu and the buttons of heroes have the least room. */
const tablet = { viewport: { width: 1024, height: 768 } };

/** One page of each kind, and how many KB of scripts it may take to its end; those that keep drafts have more to do. */
const kinds = casesBeside(import.meta.filename, 'page', 'scripts');

const visits = kinds.flatMap((kind, position) =>
  languagesInTurn(position).map((language) => ({
    ...kind,
    language,
    address: addressOf(kind.page as PageId, language),
  })),
);

let site: DeployedSite;

beforeAll(async () => {
  site = await deploySite(siteFiles, afterAll);
  // Each answer takes as long as on a good mobile network. Not by Chromium's emulated networks, on which a visit now and then never comes to rest.
  site.slowDown(100);
});

/** How long these come later than all else, in milliseconds: after the first picture for certain, and one after the other, as on a slow line. */
const lateness = { '**/*.woff2': 300, '**/*.js': 700 };

/** A page that has opened nothing yet, on 4G: browsers fetch pictures from further below on slower networks, and on those they know nothing of. */
async function pageOn4G(options: PageOptions): Promise<Page> {
  const page = await emptyPage({ ...options, baseURL: site.url });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.overrideNetworkState', {
    offline: false,
    latency: 100,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
    connectionType: 'cellular4g',
  });
  // The map of the contact page is asked for when it comes into view; tests leave its host alone.
  await page.route(
    (url) => url.origin !== site.url,
    (route) => route.fulfill({ body: '' }),
  );
  for (const [files, delay] of Object.entries(lateness)) {
    await delayFiles(page, files, delay);
  }
  return page;
}

/** What is asked for at first view and until the end, by URL, and how far the page moves. */
async function read(address: string, options: PageOptions) {
  const page = await pageOn4G(options);
  const asked: string[] = [];
  // The icon of a tab is asked for only by browsers that show one.
  page.on('request', (request) => request.url().endsWith('/favicon.svg') || asked.push(request.url()));
  await page.goto(address, { waitUntil: 'networkidle' });
  const atFirst = [...asked];
  const shifted = await shiftsWhileRead(page);
  await page.context().close();
  return { atFirst, asked, shifted };
}

/** A busy Chromium now and then finds no face of the system, so that nothing stands in for the heading font; a page that moves by itself moves each time. */
async function readAtRest(address: string, options: PageOptions) {
  let reading = await read(address, options);
  for (let repetition = 1; reading.shifted > 0 && repetition <= 2; repetition++) reading = await read(address, options);
  return reading;
}

/** Bytes of the site's own files among these. */
function weightOfAll(urls: readonly string[]): number {
  const paths = [...new Set(urls.map((url) => new URL(url).pathname))].filter((path) => siteFiles.has(path));
  return paths.map(weightOf).reduce((total, weight) => total + weight, 0);
}

test.each(visits)(
  '$address asks for little on a phone, and stays where it is',
  async ({ page, address, language, scripts }) => {
    const { atFirst, asked, shifted } = await readAtRest(address, { ...smallPhone, locale: languages[language].tag });
    expect(shifted).toBe(0);
    expect(atFirst.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([]);
    expect(atFirst.slice(8)).toEqual([]);
    // Of the 100 and 70 KB that were agreed, headers take the rest.
    expect(weightOfAll(atFirst)).toBeLessThanOrEqual((page === 'home' ? 95 : 65) * kilobyte);
    const ownScripts = weightOfAll(asked.filter((url) => url.endsWith('.js')));
    expect(ownScripts).toBeGreaterThan(0);
    expect(ownScripts).toBeLessThanOrEqual(Number(scripts) * kilobyte);
  },
);

// On phones each is read.
test.each(byDay(visits))('$address does not move on a tablet either', async ({ language, address }) => {
  expect((await readAtRest(address, { ...tablet, locale: languages[language].tag })).shifted).toBe(0);
});
