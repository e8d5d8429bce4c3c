/** The contact page as a visitor uses it. */
import type { Page } from 'playwright-core';
import { fieldId, messageFields, type ContactMessage } from '../features/contact-form/contact-message.ts';
import type { Resources } from '../i18n/resources.ts';
import type { Language } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { localeWords } from './shared-words.ts';

/** The form's words in a language. */
export function formWords(language: Language): Resources['contact']['form'] {
  return localeWords(language, 'contact').form;
}

export function contactAddress(language: Language): string {
  return addressOf('contact', language);
}

/** A message whose every field holds something of each script, and what must not be lost on the way. */
export const sampleMessage: ContactMessage = {
  name: 'રમેશ पटेल O’Neil <b>',
  email: 'ramesh+rajkot@example.com',
  phone: '૯૮૨૫૦ 00000',
  message: 'નમસ્તે,\nमेरी गाड़ी का एक्सीडेंट हुआ।\n\n"50%" & 👨‍👩‍👧 \u202eabc\u202c',
};

export async function fillIn(page: Page): Promise<void> {
  for (const field of messageFields) await page.locator(`#${fieldId(field)}`).fill(sampleMessage[field]);
}

/** What stands in the form. */
export async function typedIn(page: Page): Promise<ContactMessage> {
  const values = messageFields.map(async (field) => [field, await page.locator(`#${fieldId(field)}`).inputValue()]);
  return Object.fromEntries(await Promise.all(values));
}

export function sendButton(page: Page) {
  return page.locator('form[data-draft] button[type=submit]');
}

/** Waits until what has the focus says this. */
export async function focusSays(page: Page, text: string): Promise<void> {
  await page.waitForFunction((expected) => document.activeElement?.textContent === expected, text, { timeout: 10_000 });
}

/** Waits until the small script enhances the form. */
export async function whenEnhanced(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('form[data-draft]')?.noValidate);
}

export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForSelector('[data-island="contact-form"][data-hydrated]');
}
