/** Where links lead: whatever one names is seen after it, and the answers that most come for stand on the screen at once. */
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { builtPages, pagesInTurn } from '../test/built-site.ts';
import { byDay } from '../test/combinations.ts';
import { floorOf, smallPhone } from '../test/probes/first-screen.ts';
import { pageOpener } from '../test/site.ts';

/** Every fragment that a page of the site links to, by the address of the page that has it. */
const fragments = new Map<string, Set<string>>();
for (const { document, address } of builtPages)
  for (const link of document.querySelectorAll('a[href*="#"]')) {
    const url = new URL(link.getAttribute('href') ?? '', `http://site${address}`);
    if (url.host === 'site')
      fragments.set(url.pathname, (fragments.get(url.pathname) ?? new Set()).add(`${url.search}${url.hash}`));
  }

const open = pageOpener({ ...smallPhone, expectedFaults: /404/ });

test.each(byDay(pagesInTurn.filter(({ address }) => fragments.has(address))))(
  'every part of $address that a link names is seen after it',
  { timeout: 300_000 },
  async ({ address }) => {
    const page = await open(address);
    const unseen: string[] = [];
    for (const fragment of fragments.get(address) ?? []) {
      if (fragment.startsWith('?')) await page.goto(`${new URL(page.url()).origin}${address}${fragment}`);
      else await page.evaluate((hash) => (location.hash = hash), fragment);
      const isSeen = () =>
        page.evaluate(() => {
          const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
          const { top = -1, height = 0 } = part?.getBoundingClientRect() ?? {};
          return Boolean(part?.checkVisibility()) && top + height > 0 && top < innerHeight;
        });
      await expect
        .poll(isSeen, { timeout: 3000 })
        .toBe(true)
        .catch(() => unseen.push(fragment));
    }
    expect(unseen).toEqual([]);
  },
);

/** What people come for, where the link to it lands, and what answers it there; no two on the same page one after the other, since a page is opened for each. */
const answers = [
  ['my car was hit', 'claims', 'accident', '#accident li:first-child'],
  ['the policy ends on Friday', 'insurance', 'renewal-reminder', '#renewal-reminder summary'],
  ['my mother is being admitted', 'claims', 'hospital', '#hospital strong'],
  ['the policy ends on Friday: what to send', 'insurance', 'renewal-soon', '#renewal-soon a[href^="https://wa.me"]'],
  ['my passport is lost, and I fly', 'passport-renew', 'lost', '#papers-need-lost-note, #papers-need-lost-note + a'],
  ['what a passport costs', 'passport-fees', '', 'main dl, main dl + p'],
  ['how much term cover', 'life', 'life-cover', '#life-cover h2 + p'],
] as const;

describe.each(byDay(languageCodes.filter((language) => language !== 'en')))('on a small phone in %s', (language) => {
  test.each(answers)('%s: the answer on %s#%s is on the screen at once', async (_case, pageId, fragment, answer) => {
    const page = await open(`${addressOf(pageId, language)}#${fragment}`);
    const boxes = await page.locator(answer).evaluateAll((all) =>
      all.map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return [top, bottom];
      }),
    );
    expect(boxes.flat().length).toBeGreaterThan(0);
    expect(Math.min(...boxes.flat())).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.flat())).toBeLessThanOrEqual(await floorOf(page));
  });
});
