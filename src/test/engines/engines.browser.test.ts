/** The site in Chromium as it was when the oldest phones in use stopped getting newer ones, and at length in Firefox and WebKit too. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { siteFiles } from '../built-site.ts';
import { isThorough } from '../combinations.ts';
import { deploySite, type DeployedSite } from '../deployed-site.ts';
import { isLeftOut } from '../left-out.ts';
import type { Engine } from './engine.ts';
import chromiums from './engines.json' with { type: 'json' };
import { reasonAgainstFirefox, startFirefox } from './firefox.ts';
import { reasonAgainstOldChromium, startOldChromium } from './old-chromium.ts';
import { readWithoutNetwork, tasks } from './tasks.ts';
import { visitorWith, type Visitor } from './visitor.ts';
import { reasonAgainstWebKit, startWebKit } from './webkit.ts';

const engines = [
  ...chromiums.map((each) => ({
    ...each,
    reasonAgainst: () => reasonAgainstOldChromium(each),
    start: () => startOldChromium(each),
  })),
  { name: 'Firefox', when: 'audit', reasonAgainst: reasonAgainstFirefox, start: startFirefox },
  { name: 'WebKit', when: 'audit', reasonAgainst: reasonAgainstWebKit, start: startWebKit },
].filter(({ when }) => isThorough || when === 'always');

describe.each(engines)('$name', ({ name, reasonAgainst, start }) => {
  // By day all of them where most is missing, and some in what came after.
  const asked = Object.entries(tasks).filter((_, turn) => isThorough || name === 'Chromium 88' || turn % 3 === 2);
  const reason = reasonAgainst();
  let site: DeployedSite;
  let browser: Engine | undefined;
  let visitor: Visitor;
  beforeAll(async () => {
    if (reason) return;
    site = await deploySite(siteFiles, afterAll);
    browser = await start();
    visitor = visitorWith(browser, site.url);
  });
  afterEach(() => site?.deploy(siteFiles));
  afterAll(() => browser?.close());

  describe.skipIf(isLeftOut(reason))('with and without a network', () => {
    test.each(asked)('%s', async (_, task) => {
      await task(visitor, site);
      expect(await visitor.ask(() => document.querySelectorAll('[data-fallback-message]').length, '')).toBe(0);
    });

    test('its pages open without a network', () => readWithoutNetwork(visitor, site));
  });
});
