/** Whether contestants show the same: only then may they be compared. */
import type { Browser } from 'playwright-core';
import type { PageId } from '../site/pages.ts';
import type { Contestant } from './contestants.ts';

/** Pages that stand for the others: between them they hold every kind of island. */
export const benchPages: readonly PageId[] = ['home', 'life', 'passport-new', 'claims', 'contact'];

/**
 * The title, and all that is written in the header, the body and the footer of a page, in one line; closed parts too,
 * because only a tap parts them from the reader.
 */
async function textAt(browser: Browser, url: string, isHydrated: boolean): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForSelector('main h1');
  if (isHydrated) {
    await page.evaluate(() => document.querySelectorAll('[data-island]').forEach((island) => island.dispatchEvent(new Event('focusin', { bubbles: true }))));
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'));
  }
  // What only the script can say changes with the minute and the device; what stands for browsers without one is not shown.
  await page.evaluate(() => document.querySelectorAll('[data-open-now], [data-offline-status], noscript').forEach((part) => part.remove()));
  const text = await page.evaluate(() => [document.title, ...[...document.querySelectorAll('header, main, footer')].map((part) => part.textContent)].join(' '));
  await page.close();
  return text.replaceAll(/\s+/g, ' ').trim();
}

async function compare(browser: Browser, url: string, model: string, isHydrated: boolean): Promise<void> {
  const text = await textAt(browser, url, isHydrated);
  const wanted = await textAt(browser, model, isHydrated);
  if (text === wanted) return;
  const at = Math.max(0, [...wanted].findIndex((sign, index) => text[index] !== sign) - 20);
  const [shown, expected] = [text.slice(at, at + 80), wanted.slice(at, at + 80)];
  throw new Error(`${url} shows “${shown}” where ${model} shows “${expected}”, so the two cannot be compared. See src/bench/usual-app.`);
}

/** Holds the usual app to this site hydrated, and the floor to this site not hydrated. @throws {Error} where an address shows different texts */
export async function compareTexts(browser: Browser, servers: Readonly<Record<Contestant, { url: string }>>, address: string): Promise<void> {
  const model = servers['this site'].url + address;
  await compare(browser, servers['usual app'].url + address, model, true);
  await compare(browser, servers.floor.url + address, model, false);
}
