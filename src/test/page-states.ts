/** The states in which a page is looked at: how a visitor brings each about, and on which pages it is found. */
import type { Page } from 'playwright-core';
import type { PageId } from '../site/pages.ts';
import { fillIn, sendButton, whenHydrated, whenEnhanced } from './contact-page.ts';
import { openFolds } from './open-folds.ts';

export interface PageState {
  /** Pages that have it; all where none is named. */
  pages?: readonly PageId[];
  /** On a page that has just come, or, where all pages have the state, is in another one of those. */
  reach(page: Page): Promise<void>;
}

async function send(page: Page, answer: 'ok' | 'fault'): Promise<void> {
  await page.route('**/messages', (route) => {
    if (answer === 'ok') return route.fulfill({ json: { ok: true, next: '/' } });
    return answer === 'fault' ? route.abort() : undefined;
  });
  await fillIn(page);
  await whenHydrated(page);
  await sendButton(page).click();
}

export const pageStates = {
  'no place found': {
    pages: ['search'],
    reach: async (page) => {
      await page.locator('main [data-find] input').fill('home loan');
      await page.locator('[data-entries] ul a').first().waitFor();
    },
  },
  'places found': {
    pages: ['search'],
    reach: async (page) => {
      await page.locator('main [data-find] input').fill('accident thayo');
      await page.locator('[data-entries] ol a').first().waitFor();
    },
  },
  'a submenu open': {
    // By their markup, because a narrow screen has another menu than a wide screen.
    reach: (page) =>
      page
        .locator('header > div > details[data-menu], header nav li:nth-child(3) details')
        .evaluateAll((parts) => parts.forEach((part) => part.setAttribute('open', ''))),
  },
  'slips in the form': {
    pages: ['contact'],
    reach: async (page) => {
      await whenEnhanced(page);
      await page.locator('#email').fill('not an address');
      await whenHydrated(page);
      await sendButton(page).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  'another service chosen': {
    pages: ['home'],
    reach: async (page) => {
      await page.locator('label[for="service-passport"]').click();
      await page.locator('#panel-passport').waitFor();
    },
  },
  'not sent': {
    pages: ['contact'],
    reach: async (page) => {
      await send(page, 'fault');
      await page.locator('[data-island="contact-form"] a[href^="mailto:"]:visible').first().waitFor();
    },
  },
  sent: {
    pages: ['contact'],
    reach: async (page) => {
      await send(page, 'ok');
      await page.locator('form[data-draft]').waitFor({ state: 'hidden' });
    },
  },
  'papers found': {
    pages: ['passport-new', 'passport-renew'],
    reach: async (page) => {
      const change = page.locator('fieldset:has(#papers-need-lost):has(:checked) button');
      if (await change.isVisible()) await change.click();
      for (const choice of ['need-lost', 'who-minor-after', 'parents-one'])
        await page.locator(`label:has(#papers-${choice})`).click();
      await page.locator('#papers form [type=submit]').click();
      await page.locator('#papers-list [data-tick]').first().waitFor();
    },
  },
  'the letter written': {
    pages: ['refused'],
    reach: async (page) => {
      const claimed = { 'claimed-day': '1', 'claimed-month': '10', 'claimed-year': '2026' };
      const typed = { insurer: 'A', policy: '1', ...claimed, amount: '5000', why: 'B', name: 'C', address: 'D' };
      await openFolds(page, '[data-keepable]');
      for (const choice of ['happened-late', 'line-health', 'role-holder'])
        await page.locator(`#claim-letter-${choice}`).check();
      for (const [name, text] of Object.entries(typed)) await page.locator(`#claim-letter-${name}`).fill(text);
      await page.locator('[data-keepable] button[type="submit"]').click();
      await page.locator('[data-island=claim-letter] [data-copy]').waitFor();
    },
  },
} satisfies Record<string, PageState>;

export type StateName = keyof typeof pageStates;
