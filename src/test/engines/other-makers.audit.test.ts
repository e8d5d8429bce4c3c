/** The site in Firefox and in WebKit, at length: what visitors do there, and what is kept for where there is no network. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFiles } from '../built-site.ts';
import { deploySite, type DeployedSite } from '../deployed-site.ts';
import { isLeftOut } from '../left-out.ts';
import type { Engine } from './engine.ts';
import { reasonAgainstFirefox, startFirefox } from './firefox.ts';
import { readWithoutNetwork, tasks } from './tasks.ts';
import { visitorWith, type Visitor } from './visitor.ts';
import { reasonAgainstWebKit, startWebKit } from './webkit.ts';

const makers = [
  { name: 'Firefox', reason: reasonAgainstFirefox(), start: startFirefox },
  { name: 'WebKit', reason: reasonAgainstWebKit(), start: startWebKit },
];

describe.each(makers)('$name', ({ reason, start }) => {
  let site: DeployedSite;
  let browser: Engine | undefined;
  let visitor: Visitor;
  beforeAll(async () => {
    if (reason) return;
    site = await deploySite(siteFiles, afterAll);
    browser = await start();
    visitor = visitorWith(browser, site.url);
  });
  afterAll(() => browser?.close());

  describe.skipIf(isLeftOut(reason))('with and without a network', () => {
    test.each(Object.entries(tasks))('%s', async (_, task) => {
      await task(visitor, site);
      site.deploy(siteFiles);
      expect(await visitor.ask(() => document.querySelectorAll('[data-unanswered]').length, '')).toBe(0);
    });

    test('its pages open without a network', () => readWithoutNetwork(visitor, site));
  });
});
