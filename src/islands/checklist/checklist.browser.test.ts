import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { loadResources } from '../../i18n/load-resources.ts';
import { addressOf } from '../../site/urls.ts';
import { denyStorage } from '../../test/deny-storage.ts';
import { phone, slowPhone, visit, type VisitOptions } from '../../test/site.ts';

/** The list of documents for a health claim, opened by its fragment, and what its words should be. */
async function healthList(language: Language, options: VisitOptions = slowPhone) {
  const page = await visit(`${addressOf('claims', language)}#health`, options);
  const copy = await loadResources(language, ['claims', 'checklist']);
  const names = Object.values(copy.claims?.documents.lists.health.items ?? {}).map(({ name }) => name);
  const say = (sentence: string | undefined, figures: Record<string, number>) =>
    Object.entries(figures).reduce((said, [name, figure]) => said.replace(`{{${name}}}`, String(figure)), sentence ?? '');
  const list = page.locator('#health');
  return {
    page,
    list,
    names,
    words: copy['checklist'],
    box: (position: number) => list.locator('[data-tick]').nth(position),
    status: list.getByRole('status'),
    ready: (ready: number) => say(copy['checklist']?.ready, { ready, total: names.length }),
  };
}

const shown = (status: Locator, text: string) => status.filter({ hasText: text }).waitFor();

const ticked = (list: Locator) => list.locator('[data-tick]').evaluateAll((boxes) => boxes.map((box) => box instanceof HTMLInputElement && box.checked));

function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  return addresses;
}

describe.each(languageCodes)('the health list in %s', (language) => {
  test('counts ticks by touch and keeps them over a reload', async () => {
    const { page, list, box, status, ready } = await healthList(language);
    await box(0).tap();
    await box(3).tap();
    await shown(status, ready(2));
    await page.reload();
    await shown(status, ready(2));
    expect(await ticked(list)).toEqual([true, false, false, true, false, false, false]);
  });

  test('is worked by keyboard alone', async () => {
    const { page, box, status, ready } = await healthList(language);
    await box(0).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await shown(status, ready(2));
    await page.keyboard.press('Space');
    await shown(status, ready(1));
  });

  test('is sent to the office as it stands on the screen', async () => {
    const { list, box, status, ready, names } = await healthList(language, phone);
    await box(1).tap();
    await shown(status, ready(1));
    const address = new URL((await list.locator('a[href*="wa.me"]').getAttribute('href')) ?? '');
    const onScreen = await list.locator('label:has([data-tick])').allTextContents();
    expect(onScreen.map((label, position) => label.includes(names[position] ?? '-'))).toEqual(names.map(() => true));
    const lines = (address.searchParams.get('text') ?? '').split('\n').filter((line) => /^[✓–] /.test(line));
    expect(lines).toHaveLength(names.length);
    expect(lines[0]).toContain(`✓ ${names[1]}`);
    for (const [position, name] of names.filter((_, each) => each !== 1).entries()) expect(lines[position + 1]).toContain(`– ${name}`);
  });

  test('is cleared from the phone', async () => {
    const { page, list, box, status, ready, words } = await healthList(language, phone);
    await box(0).tap();
    await shown(status, ready(1));
    await list.getByRole('button', { name: words?.clear ?? '' }).tap();
    await shown(status, ready(0));
    expect(await ticked(list)).not.toContain(true);
    expect(await page.evaluate(() => localStorage.getItem('ticks'))).toBeNull();
  });

  test('works where storage is denied, as long as the page lives', async () => {
    const { list, box, status, ready } = await healthList(language, { ...phone, prepare: denyStorage });
    await box(0).tap();
    await shown(status, ready(1));
    await box(5).tap();
    await shown(status, ready(2));
    expect((await ticked(list)).filter(Boolean)).toHaveLength(2);
  });
});

test('ticks survive a switch of the language, there and back', async () => {
  const { page, list, box, status, ready } = await healthList('gu', phone);
  await box(2).tap();
  await shown(status, ready(1));
  await page.locator('a[data-language="hi"]').first().tap();
  await page.waitForURL('**/hi/claims#health');
  await list.locator('[data-tick]:checked').waitFor();
  await page.locator('a[data-language="en"]').first().tap();
  await page.waitForURL('**/claims#health');
  await list.locator('[data-tick]:checked').waitFor();
  expect(await ticked(list)).toEqual([false, false, true, false, false, false, false]);
});

test('scrolling through the lists loads nothing', async () => {
  const page = await visit(addressOf('passport-renew', 'gu'), phone);
  await page.waitForLoadState('networkidle');
  const requests = requestsOf(page);
  for (const part of await page.locator('[data-island]').all()) await part.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(requests.filter((address) => address.endsWith('.js'))).toEqual([]);
});

test('a list with nothing of its own on the phone stays not hydrated beside one that hydrates', async () => {
  const prepare = () => localStorage.setItem('ticks', '["passport-renew.lost.original-fir"]');
  const page = await visit(addressOf('passport-renew', 'gu'), { ...phone, prepare });
  await page.locator('#lost').scrollIntoViewIfNeeded();
  await page.locator('#lost [data-hydrated]').waitFor();
  await page.locator('#damaged').scrollIntoViewIfNeeded();
  expect(await page.locator('[data-island="checklist"][data-hydrated]').count()).toBe(1);
});

test('kept ticks show before React hydrates', async () => {
  const page = await visit(addressOf('claims', 'gu'), { ...phone, prepare: () => localStorage.setItem('ticks', '["claims.travel.baggage-report"]') });
  await page.locator('#travel [data-tick]:checked').waitFor({ state: 'attached' });
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
});

describe('without JavaScript', () => {
  test.each(['gu', 'hi'] as const)('ticks and the English names work in %s', async (language) => {
    const page = await visit(addressOf('claims', language), { ...phone, javaScriptEnabled: false });
    const list = page.locator('details:has(#health)');
    await list.locator('summary').tap();
    await list.locator('[data-tick]').first().tap();
    expect(await list.locator('[data-tick]').first().isChecked()).toBe(true);
    expect(await list.getByText('Hospital discharge summary').isVisible()).toBe(false);
    await list.locator('label[for$="-english"]').tap();
    expect(await list.getByText('Hospital discharge summary').isVisible()).toBe(true);
  });

  test('no button stands there that nothing would answer', async () => {
    const page = await visit(addressOf('passport-new', 'gu'), { ...phone, javaScriptEnabled: false });
    for (const button of await page.locator('[data-island="checklist"] button').all()) expect(await button.isVisible()).toBe(false);
    expect(await page.locator('[data-island="checklist"] a[href*="wa.me"]').first().isVisible()).toBe(true);
  });
});
