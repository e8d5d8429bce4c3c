/** The site in Chromium as it was when the oldest phones in use stopped getting newer ones. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { siteFiles } from '../built-site.ts';
import { isThorough } from '../combinations.ts';
import { deploySite, type DeployedSite } from '../deployed-site.ts';
import { isLeftOut } from '../left-out.ts';
import type { Engine } from './engine.ts';
import engines from './engines.json' with { type: 'json' };
import { programOf, startOldChromium } from './old-chromium.ts';
import { tasks } from './tasks.ts';
import { visitorWith, type Visitor } from './visitor.ts';

/** Undefined where the program of an engine is there. */
function reasonAgainst(engine: (typeof engines)[number]): string | undefined {
  try {
    programOf(engine);
    return undefined;
  } catch (error) {
    return `${engine.name} could not be had from the npm registry, so the site is not tried in it: ${error}`;
  }
}

describe.each(engines.filter(({ when }) => isThorough || when === 'always'))('$name', (engine) => {
  const reason = reasonAgainst(engine);
  let site: DeployedSite;
  let browser: Engine;
  let visitor: Visitor;
  beforeAll(async () => {
    if (reason) return;
    site = await deploySite(siteFiles, afterAll);
    browser = await startOldChromium(engine);
    visitor = visitorWith(browser, site.url);
  });
  afterEach(() => site?.deploy(siteFiles));
  afterAll(() => browser?.close());

  test.skipIf(isLeftOut(reason)).each(Object.entries(tasks))('%s', async (_, task) => {
    await task(visitor, site);
    expect(await visitor.ask(() => document.querySelectorAll('[data-unanswered]').length, '')).toBe(0);
  });
});
