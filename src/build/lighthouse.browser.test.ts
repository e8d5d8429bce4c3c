/** What Lighthouse says to search engines' questions of every page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLighthouse, type RunningLighthouse } from '../bench/lighthouse.ts';
import { reasonAgainstAuditTools } from '../setup/audit-tools.ts';
import { pageEntries, type PageId } from '../site/pages.ts';
import { pagesInTurn } from '../test/built-site.ts';
import { isLeftOut } from '../test/left-out.ts';
import { siteUrl } from '../test/site.ts';

/** A page that asks search engines to pass it over is told that it does. */
function faultsOf(page: PageId): string[] {
  if (page === 'not-found') return ['is-crawlable', 'http-status-code'];
  return pageEntries[page].indexed === false ? ['is-crawlable'] : [];
}

describe.skipIf(isLeftOut(reasonAgainstAuditTools()))('Lighthouse', () => {
  let lighthouse: RunningLighthouse;
  beforeAll(async () => {
    lighthouse = await startLighthouse();
  });
  afterAll(() => lighthouse?.close());

  test.each(pagesInTurn)('$address has all points for search engines', async ({ address, page }) => {
    expect(await lighthouse.read(siteUrl + address)).toEqual(faultsOf(page));
  });
});
