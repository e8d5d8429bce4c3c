/** What Lighthouse says to search engines' questions of every page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLighthouse, type Judge } from '../bench/lighthouse.ts';
import { reasonAgainst } from '../setup/audit-tools.mjs';
import { pageEntries, type PageId } from '../site/pages.ts';
import { pagesInTurn } from '../test/built-site.ts';
import { siteUrl } from '../test/site.ts';

const reason = reasonAgainst('lighthouse');
if (reason) console.warn(reason);

/** A page that asks search engines to pass it over is told that it does. */
function faultsOf(page: PageId): string[] {
  if (page === 'not-found') return ['is-crawlable', 'http-status-code'];
  return pageEntries[page].indexed === false ? ['is-crawlable'] : [];
}

describe.skipIf(reason)('Lighthouse', () => {
  let lighthouse: Judge;
  beforeAll(async () => {
    lighthouse = await startLighthouse();
  });
  afterAll(() => lighthouse?.close());

  test.each(pagesInTurn)('$address has all points for search engines', async ({ address, page }) => {
    expect(await lighthouse.read(siteUrl + address)).toEqual(faultsOf(page));
  });
});
