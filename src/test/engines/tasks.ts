/** What visitors come for, in any engine: each throws where it cannot be done. */
import { expect } from 'vitest';
import { fieldId, messageFields, type ContactMessage } from '../../features/contact-form/contact-message.ts';
import { rowNames } from '../../features/our-home/our-home-rule.ts';
import { withoutNoBreak } from '../../values/without-no-break.ts';
import type { DeployedSite } from '../deployed-site.ts';
import { formWords } from '../contact-page.ts';
import { until } from './engine.ts';
import type { Visitor } from './visitor.ts';

const isAlive = () => document.documentElement.dataset.alive !== undefined;
const isChecked = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.checked;
const isDrawn = (selector: string) => Boolean(document.querySelector(selector)?.getClientRects().length);
const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText.trim();

async function openAlive(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(address);
  await visitor.wait(isAlive, '');
}

/** What an island asks on, once it is awake, moves what stands below. */
const waitForIsland = (visitor: Visitor, name: string) =>
  visitor.wait((island) => document.querySelector(`[data-island="${island}"][data-hydrated]`), name);

/** Waits until what a selector names holds some words. */
const waitForWords = (visitor: Visitor, selector: string, words: string) =>
  until(`${visitor.engine.name} says ${words}`, async () =>
    withoutNoBreak((await visitor.ask(textOf, selector)) ?? '').includes(words),
  );

type Task = (visitor: Visitor, site: DeployedSite) => Promise<void>;

const { sentTitle, errors } = formWords('gu');
const message: ContactMessage = {
  name: 'Asha Patel',
  email: 'asha@example.com',
  phone: '98250 00000',
  message: 'વીમો રિન્યુ કરવો છે',
};
const letter = {
  name: 'Asha Patel',
  insurer: 'Star Health',
  'claimed-day': '1',
  'claimed-month': '10',
  'claimed-year': '2026',
  'decided-day': '3',
  'decided-month': '11',
  'decided-year': '2026',
  policy: 'P/1234',
  amount: '50000',
  why: 'ડૉક્ટરે દાખલ થવા કહ્યું હતું',
  address: 'રાજકોટ',
};

export const tasks: Readonly<Record<string, Task>> = {
  async 'one case is open, a tick stays over a reload'(visitor) {
    const tick = '#health [data-tick]';
    const card = '[name="first-hour"]';
    await openAlive(visitor, '/gu/claims');
    for (const each of [card, `${card} ~ *`]) await visitor.tap(`${each} > summary`);
    await visitor.wait((open) => document.querySelector(open), `${card}:not([open]) ~ [open]`);
    await visitor.tap(tick);
    await visitor.wait(isChecked, tick);
    await visitor.reload();
    await visitor.wait(isChecked, tick);
  },
  async 'a calculator answers'(visitor) {
    await openAlive(visitor, '/gu/services/insurance/life');
    await visitor.write('#life-cover-income', '6 lakh');
    await visitor.tap('[data-island="life-cover"] [type=submit]');
    await waitForWords(visitor, '[data-island="life-cover"] [role=status]', '₹60');
  },
  async 'the finder comes to its list'(visitor) {
    await openAlive(visitor, '/gu/services/passport/new');
    await visitor.tap('#papers-who-adult');
    await waitForIsland(visitor, 'document-finder');
    await visitor.tap('#papers-speed-normal');
    await visitor.tap('[data-island="document-finder"] [type=submit]');
    await visitor.wait((list) => document.querySelectorAll(list).length > 2, '#papers-list [data-tick]');
    // Below the index of sections, where there is one.
    const topOf = (list: string) => document.querySelector(list)?.getBoundingClientRect().top;
    await until('the list', async () => Math.abs(((await visitor.ask(topOf, '#papers-list')) ?? NaN) - 60) < 60);
  },
  async 'a search finds places'(visitor) {
    await openAlive(visitor, '/gu/find');
    await visitor.write('main [data-find] input', 'passport khovai gayo');
    await visitor.wait((entries) => document.querySelector(entries), '[data-searched] ol a');
  },
  async 'a home is woven'(visitor) {
    await openAlive(visitor, '/gu/our-home');
    for (const name of rowNames) await visitor.tap(`#our-home-${name}-unknown`);
    await visitor.wait(
      (steps) => document.querySelectorAll(steps).length === 3,
      '[data-result]:not([hidden]) li[data-step]:not([hidden])',
    );
  },
  async 'a letter is written, also over a reload'(visitor) {
    await openAlive(visitor, '/gu/claims/refused');
    await visitor.tap('#claim-letter-happened-refused');
    await waitForIsland(visitor, 'claim-letter');
    for (const answer of ['line-health', 'role-holder']) await visitor.tap(`#claim-letter-${answer}`);
    // Of what only some cases are asked, this one's alone.
    await visitor.wait(isDrawn, '#claim-letter-ground-delay');
    expect(await visitor.ask(isDrawn, '#claim-letter-complete')).toBe(false);
    for (const [field, text] of Object.entries(letter)) await visitor.write(`#claim-letter-${field}`, text);
    await visitor.reload();
    await visitor.wait(isAlive, '');
    await until('the name', async () => (await visitor.ask(valueOf, '#claim-letter-name')) === letter.name);
    await visitor.tap('[data-keepable] form [type=submit]');
    await waitForWords(visitor, 'section[aria-labelledby=claim-letter-english]', letter.insurer);
  },
  async 'a message is sent, and one that is refused stays'(visitor, site) {
    const send = async () => {
      await openAlive(visitor, '/gu/contact');
      for (const field of messageFields) await visitor.write(`#${fieldId(field)}`, message[field]);
      await waitForIsland(visitor, 'contact-form');
      await visitor.tap('form[data-draft] [type=submit]');
    };
    await send();
    await waitForWords(visitor, 'main', sentTitle);
    site.refuse();
    await send();
    await waitForWords(visitor, 'form[data-draft]', errors.problem);
    expect(await visitor.ask(valueOf, '#text')).toBe(message.message);
  },
  async 'what is folded stands on paper, and folds again'(visitor) {
    await openAlive(visitor, '/gu/claims');
    const isFolded = 'main details:not([open]):not([data-share])';
    const count = () => visitor.ask((folds) => document.querySelectorAll(folds).length, isFolded);
    const folded = await count();
    let pages: number | undefined;
    // What opens folds comes a moment after the page is alive, and must have been told of the print before it is looked at.
    await until('paper', async () => {
      await visitor.engine.evaluate(
        `addEventListener('beforeprint', () => { window.isWhole = CSS.supports('selector(::details-content)') || !document.querySelector('${isFolded}') }, { once: true })`,
      );
      pages = (await visitor.engine.print?.())?.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      return !pages || visitor.ask(() => 'isWhole' in window && window.isWhole, '');
    });
    if (pages) expect(pages).toBeGreaterThanOrEqual(3);
    expect(await count()).toBe(folded);
  },
};

/** The pages of a language on the device; ends the site, so that it comes last. */
export async function readWithoutNetwork(visitor: Visitor, site: DeployedSite): Promise<void> {
  await openAlive(visitor, '/gu');
  await until('the pages are kept', () =>
    visitor.engine.evaluate(
      `navigator.serviceWorker.ready.then(() => caches.open('saved-site')).then((copies) => copies.match('/gu', { ignoreSearch: true })).then(Boolean)`,
    ),
  );
  site.stop();
  for (const page of ['claims', 'contact']) {
    await visitor.open(`/gu/${page}`);
    expect(await visitor.ask(() => document.documentElement.dataset.page, '')).toBe(page);
  }
}
