/** Random sequences of typing, pressing, failing and leaving in the browser; the collector's log is the judge. */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ContactMessage } from './contact-message.ts';
import type { Language } from '../../i18n/languages.ts';
import { isThorough } from '../../test/combinations.ts';
import { contactAddress, formWords, sendButton, whenHydrated } from '../../test/contact-page.ts';
import { seed, sequences, type Step, type Weather } from '../../test/contact-sequences.ts';
import { answers, answersJson, breaksOff, hangs, type Treatment } from '../../test/fault-server.ts';
import { visit } from '../../test/site.ts';
import { errorsOf } from './validation.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const treatments: Record<Weather, Treatment> = {
  accepts: answersJson(200, { ok: true }),
  acceptsWithoutBody: answers(200),
  refuses: answersJson(422, { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'No' }] }),
  breaks: answers(500, '<h1>Fault</h1>'),
  asksToWait: answersJson(429, {}, { 'Retry-After': '60' }),
  // Not before the status: Chromium itself repeats a POST when a connection that it uses again breaks without an answer.
  disconnects: breaksOff(500),
  hangs,
};

const ids: Record<keyof ContactMessage, string> = { name: 'name', email: 'email', phone: 'phone', message: 'text' };

const empty: ContactMessage = { name: '', email: '', phone: '', message: '' };

const { collector, site } = siteWithCollector();

interface Shown {
  /** What stands in the form; undefined once the panel of success has replaced it. */
  fields: ContactMessage | undefined;
  isSent: boolean;
  isSending: boolean;
}

/** What a visitor sees of the form. */
function shownIn(page: Page, language: Language): Promise<Shown> {
  const { sentTitle, sending } = formWords(language);
  return page.evaluate(
    ([title, sendingLabel, fieldIds]) => {
      const valueOf = (id: string) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`)?.value ?? '';
      const form = document.querySelector('form[data-draft]');
      const fields = { name: valueOf(fieldIds.name), email: valueOf(fieldIds.email), phone: valueOf(fieldIds.phone), message: valueOf(fieldIds.message) };
      return {
        fields: form ? fields : undefined,
        isSent: document.querySelector('[data-island="contact-form"]')?.textContent.includes(title) ?? false,
        isSending: form?.querySelector('button[type=submit]')?.textContent === sendingLabel,
      };
    },
    [sentTitle, sending, ids] as const,
  );
}

/** A visitor at the form, what they expect to stand in it, and the collector's weather. */
class Visitor {
  language: Language = 'en';
  weather: Weather = 'accepts';
  expected = empty;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async type({ field, text }: Extract<Step, { do: 'type' }>): Promise<void> {
    const { fields, isSending } = await shownIn(this.page, this.language);
    // Browsers write addresses of e-mail their own way: without blanks at the ends, other scripts in Latin letters.
    if (!fields || isSending || (field === 'email' && !/^[!-~]+$/.test(text))) return;
    await this.page.evaluate(
      ([id, insertion]) => {
        const element = document.getElementById(id);
        if (element instanceof HTMLTextAreaElement) element.setSelectionRange(element.value.length, element.value.length);
        element?.focus();
        // Fires the events of a keyboard.
        document.execCommand('insertText', false, insertion);
      },
      [ids[field], text] as const,
    );
    this.expected = { ...this.expected, [field]: this.expected[field] + text };
  }

  async do(step: Exclude<Step, { do: 'press' }>): Promise<void> {
    switch (step.do) {
      case 'type':
        return this.type(step);
      case 'wait':
        return this.page.clock.fastForward(step.milliseconds);
      case 'turn':
        this.weather = step.weather;
        return collector.treat(treatments[step.weather]);
      case 'reload':
        await this.page.reload({ waitUntil: 'domcontentloaded' });
        return;
      case 'switchLanguage':
        this.language = this.language === 'en' ? 'gu' : 'en';
        await this.page.locator(`a[data-language="${this.language}"]`).first().click();
        await this.page.waitForURL(`**${contactAddress(this.language)}`, { waitUntil: 'domcontentloaded' });
        return;
      case 'writeAnother': {
        const button = this.page.getByRole('button', { name: formWords(this.language).another });
        if (await button.isVisible()) await button.click();
      }
    }
  }
}

/** Presses Send as often as told, as fast as a hand never could. */
async function press(visitor: Visitor, times: number): Promise<void> {
  const button = sendButton(visitor.page);
  if ((await button.count()) === 0) return;
  const isAddress = await visitor.page.locator('#email').evaluate((field: HTMLInputElement) => field.validity.valid);
  const isTaken = (await button.isEnabled()) && Object.keys(errorsOf(visitor.expected, isAddress)).length === 0;
  const posts = collector.log.length + (isTaken ? 1 : 0);
  await button.evaluate((element: HTMLButtonElement, count) => {
    element.focus();
    for (let time = 0; time < count; time += 1) element.click();
  }, times);
  await whenHydrated(visitor.page);
  await expect.poll(() => collector.log.length).toBe(posts);
  if (visitor.weather === 'hangs') return;
  // "Sending" is drawn only after the message has left, so that its absence alone says nothing about a message that will be accepted.
  const isSent = isTaken && (visitor.weather === 'accepts' || visitor.weather === 'acceptsWithoutBody');
  await expect.poll(async () => shownIn(visitor.page, visitor.language)).toMatchObject(isSent ? { isSent } : { isSending: false });
}

/** Compares what is shown with what was typed and with what the collector has taken. */
async function check(visitor: Visitor): Promise<void> {
  const shown = await shownIn(visitor.page, visitor.language);
  if (shown.isSent) {
    expect(collector.log.at(-1)?.isAccepted).toBe(true);
    visitor.expected = empty;
  }
  if (shown.fields) expect(shown.fields).toEqual(visitor.expected);
}

test('never sent without a 2xx, never a lost keystroke, never two POSTs for one press', { timeout: 400_000 }, async () => {
  const page = await visit('about:blank', { baseURL: site.url, expectedFaults: /Failed to load resource/ });
  await page.clock.install();
  await fc.assert(
    fc.asyncProperty(sequences(5), async (steps) => {
      collector.log.splice(0);
      collector.treat(treatments.accepts);
      // Where no form stands that would keep again what it holds.
      await page.goto('/robots.txt');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(contactAddress('en'), { waitUntil: 'domcontentloaded' });
      const visitor = new Visitor(page);
      for (const step of steps) {
        await (step.do === 'press' ? press(visitor, step.times) : visitor.do(step));
        await check(visitor);
      }
    }),
    { numRuns: isThorough ? 300 : 80, seed },
  );
});
