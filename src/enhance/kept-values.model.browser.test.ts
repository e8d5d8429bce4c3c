/** Random visits to the built site in a browser that remembers pages, against the simplest reference: for each value, the last that was entered. */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { siteFiles } from '../test/built-site.ts';
import { seed } from '../test/contact-sequences.ts';
import { deploySite, type DeployedSite } from '../test/deployed-site.ts';
import { nextVersionOf } from '../test/next-version.ts';
import { rememberingChromium } from '../test/remembering-chromium.ts';
import { phone, watchForFaults } from '../test/site.ts';

const openContext = rememberingChromium();
const versions = [siteFiles, nextVersionOf(siteFiles)] as const;
const pages: readonly PageId[] = ['claims', 'contact', 'passport-new', 'vehicle'];

type Step =
  | { do: 'enter'; field: number; text: string }
  | { do: 'visit'; page: number; language: number }
  | { do: 'switch'; language: number }
  | { do: 'reload' | 'back' | 'forward' | 'deploy' | 'send' | 'erase' }
  | { do: 'network'; delay: number; isLosing: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('enter' as const), field: fc.nat(60), text: fc.constantFrom('a', 'અડધો', 'आधा') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'back' as const, 'back' as const, 'forward' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('visit' as const), page: fc.nat(pages.length - 1), language: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('switch' as const), language: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('deploy' as const, 'send' as const, 'erase' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network' as const), delay: fc.constantFrom(0, 0, 300), isLosing: fc.boolean() }) },
);

/** What a field holds: its key in all languages, its value, and the value with which the page came. */
type Held = readonly [key: string, value: string, beginning: string];

/** Runs in the page: all fields, and whether it is shown. */
function heldIn(): Held[] {
  const { page } = document.documentElement.dataset;
  return [...document.querySelectorAll<HTMLInputElement>('main input[id], main textarea')].map((field) => {
    if (field.dataset.tick !== undefined) return [field.name, String(field.checked), 'false'];
    const isMarked = field.type === 'checkbox' || field.type === 'radio';
    return [`${page} ${field.id}`, isMarked ? String(field.checked) : field.value, isMarked ? String(field.defaultChecked) : field.defaultValue];
  });
}

/** Runs in the page: enters something into one of its fields as a visitor does; says what all fields of its name then hold. */
function enterInto([position, text]: readonly [number, string]): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input[id], main textarea')];
  const field = fields[position % fields.length];
  if (field?.type === 'checkbox' || field?.type === 'radio') return field.click();
  field?.focus();
  document.execCommand('selectAll');
  document.execCommand('insertText', false, text);
}

class Visit {
  private language: Language = 'en';
  private version = 0;
  private readonly latest = new Map<string, string>();
  private readonly page: Page;
  private readonly site: DeployedSite;

  constructor(page: Page, site: DeployedSite) {
    this.page = page;
    this.site = site;
  }

  /** A page may give way to the next, or to its newest version, at any moment; it is asked again then. */
  private held(): Promise<Held[]> {
    return this.page.evaluate(heldIn).catch(() => []);
  }

  private async enter(field: number, text: string): Promise<void> {
    const before = new Map((await this.held()).map(([key, value]) => [key, value]));
    await this.page.evaluate(enterInto, [field, text] as const);
    for (const [key, value] of await this.held()) if (before.get(key) !== value) this.latest.set(key, value);
  }

  private async send(): Promise<void> {
    const form = this.page.locator('form[data-draft]');
    if ((await form.count()) === 0) return;
    await this.page.locator('#name').fill('Asha');
    await this.page.locator('#email').fill('asha@example.com');
    await this.page.locator('#text').fill('secret');
    await form.locator('[type=submit]').click();
    // Without React, the browser goes to the thank-you page.
    await this.page.waitForFunction(() => !document.querySelector('form[data-draft]') && document.readyState !== 'loading', undefined, { timeout: 20_000 });
    for (const key of this.latest.keys()) if (key.startsWith('contact ')) this.latest.delete(key);
  }

  private async erase(): Promise<void> {
    const list = this.page.locator('[data-list]:has([data-clear])').first();
    if ((await list.count()) === 0) return;
    const names = await list.locator('[data-tick]').evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement ? box.name : '')));
    await list.locator('[data-clear]').evaluate((button: HTMLElement) => button.click());
    for (const name of names) this.latest.delete(name);
  }

  private async follow(page: PageId, language: Language): Promise<void> {
    this.language = language;
    await this.page.goto(addressOf(page, language), { waitUntil: 'domcontentloaded' });
  }

  private async goBy(steps: number): Promise<void> {
    const isMoving = await this.page.evaluate((by) => {
      const canGo = by > 0 ? navigation.canGoForward : navigation.canGoBack;
      if (canGo) history.go(by);
      return canGo;
    }, steps);
    if (isMoving) await this.page.waitForTimeout(150);
  }

  async do(next: Step): Promise<void> {
    switch (next.do) {
      case 'enter':
        return this.enter(next.field, next.text);
      case 'visit':
        return this.follow(pages[next.page] ?? 'claims', languageCodes[next.language] ?? 'en');
      case 'switch': {
        const language = languageCodes[next.language] ?? 'en';
        if (language === this.language) return;
        this.language = language;
        await this.page.locator(`header a[data-language="${language}"]`).first().click();
        await this.page.waitForLoadState('domcontentloaded');
        return;
      }
      case 'reload':
        await this.page.reload({ waitUntil: 'domcontentloaded' });
        return;
      case 'back':
        return this.goBy(-1);
      case 'forward':
        return this.goBy(1);
      case 'deploy':
        this.version = 1 - this.version;
        return void this.site.deploy(versions[this.version] ?? siteFiles);
      case 'send':
        return this.send();
      case 'erase':
        return this.erase();
      case 'network':
        this.site.slowDown(next.delay);
        this.site.lose(next.isLosing ? /\/assets\/(?:hydrate|island-tree|contact-form|checklist)-/ : undefined);
    }
  }

  /** Fields that hold something else than was entered last. */
  async wrong(): Promise<string[]> {
    const held = await this.held();
    if (held.length === 0) return ['no fields yet'];
    const wrong = held.filter(([key, value, beginning]) => value !== (this.latest.get(key) ?? beginning));
    return wrong.map(([key, value]) => `${key}: ${value}, not ${this.latest.get(key)}`);
  }
}

/** How long the search goes on, in milliseconds. */
const time = 30_000;

test('what was entered last stands in every page that has a field for it, and what was sent or erased in none', { timeout: 4 * time }, async () => {
  const visited = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
    const ends: (() => void | Promise<void>)[] = [];
    const site = await deploySite(siteFiles, (end) => ends.push(end));
    const context = await openContext({ ...phone, baseURL: site.url, serviceWorkers: 'block' });
    try {
      await watchForFaults(context, { expectedFaults: /404|Failed to fetch|dynamically imported|refused/ });
      const page = await context.newPage();
      await page.goto(addressOf('claims', 'en'), { waitUntil: 'domcontentloaded' });
      const visit = new Visit(page, site);
      for (const next of steps) {
        await visit.do(next);
        await expect.poll(() => visit.wrong(), { timeout: 10_000 }).toEqual([]);
      }
    } finally {
      await context.close();
      for (const end of ends) await end();
    }
  });
  await fc.assert(visited, { seed, numRuns: 1000, interruptAfterTimeLimit: time });
});
