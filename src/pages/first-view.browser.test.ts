/** What a visitor waits for: everything a page asks for before it is touched or scrolled, as it travelled. */
import type { Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { speculationRulesAddress } from '../hosting/speculation-rules.ts';
import { languageCodes, languages } from '../i18n/languages.ts';
import { pageIds } from '../site/site-map.ts';
import { addressOf } from '../site/urls.ts';
import { emptyPage, phone, siteUrl } from '../test/site.ts';

const kilobyte = 1024;

/** What the browser asks for on its own account and nothing waits for: which links it may draw ahead, and the tab's icon. */
const besides = [speculationRulesAddress, '/favicon.svg'];

const pages = languageCodes.flatMap((language) => pageIds.map((page) => ({ page, locale: languages[language].tag, address: addressOf(page, language) })));

describe.each(pages)('the first view of $address', ({ page: id, locale, address }) => {
  let requests: Request[];
  let bytes: number;

  beforeAll(async () => {
    const page = await emptyPage({ ...phone, locale });
    requests = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(address, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    bytes = sizes.reduce((sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize, 0);
    await page.context().close();
  });

  test(`weighs at most ${id === 'home' ? 100 : 70} KB, headers included`, () => {
    expect(bytes).toBeLessThanOrEqual((id === 'home' ? 100 : 70) * kilobyte);
  });

  test('takes at most 8 requests', () => {
    const addresses = requests.map((request) => new URL(request.url()).pathname).filter((path) => !besides.includes(path));
    expect(addresses.slice(8)).toEqual([]);
  });

  test('asks no other host', () => {
    expect(requests.map((request) => request.url()).filter((url) => !url.startsWith(`${siteUrl}/`))).toEqual([]);
  });
});
