/** What every calculator keeps: it works by touch on a slow phone and by keyboard, in every language. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { slowPhone, visit } from './site.ts';

export interface CalculatorCase {
  page: PageId;
  /** Its fragment, which also begins the ids of its fields. */
  id: string;
  /** What is typed into each field, by the rest of its id. */
  typed: Readonly<Record<string, string>>;
  /** What the answer then says. */
  answer: (language: Language) => string;
  /** A slip in one of those fields, and the sentence that helps. */
  slip: { field: string; text: string; sentence: (language: Language) => string };
  /** The moment at which the visitor comes; the real one where nothing is said. */
  at?: string;
}

/** The calculator on its page, as a visitor meets it. */
export function calculatorOn(page: Page, id: string) {
  return {
    field: (name: string) => page.locator(`#${id}-${name}`),
    button: page.locator(`#${id} button[type="submit"]`),
    status: page.locator(`#${id} [role="status"]`),
    hydrated: page.locator(`#${id} [data-hydrated]`),
  };
}

/** Keeps the visitor's clock at a moment, while its timers run on. */
export async function keepClockAt(page: Page, moment: string | undefined): Promise<void> {
  if (moment) await page.clock.setFixedTime(moment);
}

export function testCalculator({ page: pageId, id, typed, answer, slip, at }: CalculatorCase): void {
  const languages = languageCodes.map((language) => ({ language, address: `${addressOf(pageId, language)}#${id}` }));

  describe.each(languages)('in $language', ({ language, address }) => {
    test('answers a touch on a slow phone, keeping what was typed before React hydrated', async () => {
      const page = await visit(address, slowPhone);
      await keepClockAt(page, at);
      const { field, button, status } = calculatorOn(page, id);
      for (const [name, text] of Object.entries(typed)) {
        await field(name).tap();
        await page.keyboard.insertText(text);
      }
      await button.tap();
      await status.filter({ hasText: answer(language) }).waitFor();
      expect(new URL(page.url()).search).toBe('');
    });

    test('leads the keyboard to a slip with a sentence that helps, then answers', async () => {
      const page = await visit(address);
      await keepClockAt(page, at);
      const { field, status, hydrated } = calculatorOn(page, id);
      const names = Object.keys(typed);
      await field(names[0] ?? '').focus();
      await hydrated.waitFor();
      for (const name of names) {
        expect(await field(name).evaluate((element) => element === document.activeElement)).toBe(true);
        await page.keyboard.insertText(name === slip.field ? slip.text : (typed[name] ?? ''));
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');

      const wrong = page.locator(`#${id} [aria-invalid="true"]`);
      await wrong.waitFor();
      expect(await wrong.evaluate((element) => [element.id, element === document.activeElement])).toEqual([`${id}-${slip.field}`, true]);
      const description = await wrong.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '').split(' ').map((name) => document.getElementById(name)?.textContent).join(' '),
      );
      expect(description).toContain(slip.sentence(language));
      expect(await status.textContent()).toBe('');

      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(typed[slip.field] ?? '');
      await page.keyboard.press('Enter');
      await status.filter({ hasText: answer(language) }).waitFor();
    });
  });
}
