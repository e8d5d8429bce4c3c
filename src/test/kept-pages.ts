/** Visits that leave the pages of a language on the device. */
import type { Page } from 'playwright-core';
import type { Language } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import type { DeployedSite } from './deployed-site.ts';
import { phone, visit, type VisitOptions } from './site.ts';

/** Which page has come, whatever was asked for. */
export const idShown = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-page');

/** Resolves once the service worker has kept a language, and controls the page. */
export async function waitUntilKept(page: Page, language: Language): Promise<void> {
  const isKept = (frontDoor: string) =>
    page.evaluate(async (address) => {
      const copies = await caches.open('saved-site');
      return (
        navigator.serviceWorker.controller !== null &&
        (await copies.match(address, { ignoreSearch: true })) !== undefined
      );
    }, frontDoor);
  while (!(await isKept(addressOf('home', language)))) await page.waitForTimeout(100);
}

/** A page of a phone on which one visit has left a language. */
export async function visitAndKeep(
  site: DeployedSite,
  language: Language,
  address = addressOf('home', language),
  options: VisitOptions = {},
): Promise<Page> {
  const page = await visit(address, { ...phone, baseURL: site.url, serviceWorkers: 'allow', ...options });
  await waitUntilKept(page, language);
  return page;
}
