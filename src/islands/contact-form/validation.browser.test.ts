/** What is still to be corrected is said beside its field, in the page's language, politely; nothing is cut off. */
import { expect, describe, test } from 'vitest';
import type { Page } from 'playwright-core';
import { languageCodes } from '../../i18n/languages.ts';
import { contactAddress, fillIn, formWords, presses, sampleMessage, typedIn, whenHydrated } from '../../test/contact-page.ts';
import { phone, visit } from '../../test/site.ts';

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** What screen readers are told of a field besides its label. */
const describedAs = (page: Page, field: string) =>
  page.locator(field).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );

describe.each(languageCodes)('in %s', (language) => {
  const { errors, ...words } = formWords(language);

  test('an empty form says what is missing, summarises it and leads to the first', async () => {
    const page = await visit(contactAddress(language), phone);
    await presses.touch(page);
    await page.getByText(errors.summary).waitFor();
    expect(await focusedId(page)).toBe('name');
    expect(await describedAs(page, '#name')).toContain(errors.name);
    expect(await describedAs(page, '#email')).toContain(errors.emailMissing);
    expect(await describedAs(page, '#text')).toContain(errors.message);
    expect(await page.locator('#phone').getAttribute('aria-invalid')).toBeNull();
    const summary = page.getByRole('status').filter({ hasText: errors.summary });
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([words.name, words.email, words.message]);
    await summary.getByRole('link', { name: words.message }).tap();
    expect(await focusedId(page)).toBe('text');
  });

  test('an error goes as soon as it is corrected', async () => {
    const page = await visit(contactAddress(language), phone);
    await fillIn(page, { ...sampleMessage, email: 'ramesh@' });
    await presses.touch(page);
    await page.getByText(errors.email).waitFor();
    expect(await focusedId(page)).toBe('email');
    await page.locator('#email').fill('ramesh@example.com');
    await page.getByText(errors.email).waitFor({ state: 'detached' });
    expect(await page.locator('#email').getAttribute('aria-invalid')).toBeNull();
  });
});

const words = formWords('gu');

test('near its cap a field says how many characters are left, counted as readers count them', async () => {
  const page = await visit(contactAddress('gu'), phone);
  await page.locator('#name').fill('નમસ્તે'.repeat(30));
  await whenHydrated(page);
  await page.getByText(words.counter_other.replace('{{count}}', '10')).waitFor();
});

test('what is too long is not cut off, and says so', async () => {
  const page = await visit(contactAddress('gu'), phone);
  const long = 'x'.repeat(20_000);
  await fillIn(page, { ...sampleMessage, message: long });
  await whenHydrated(page);
  await presses.touch(page);
  await page.getByText(words.errors.summary).waitFor();
  expect(await focusedId(page)).toBe('text');
  expect(await describedAs(page, '#text')).toContain(words.errors.tooLong);
  expect((await typedIn(page)).message).toBe(long);
});

test('the fields say what they are to whoever fills them in for the visitor', async () => {
  const page = await visit(contactAddress('en'), phone);
  const fields = await page.locator('form[data-draft] :is(input:not([type=hidden]), textarea)').evaluateAll((elements) =>
    (elements as HTMLInputElement[]).map(({ name, type, required, autocomplete, maxLength }) => ({ name, type, required, autocomplete, maxLength })),
  );
  expect(fields).toEqual([
    { name: 'name', type: 'text', required: true, autocomplete: 'name', maxLength: -1 },
    { name: 'email', type: 'email', required: true, autocomplete: 'email', maxLength: -1 },
    { name: 'phone', type: 'tel', required: false, autocomplete: 'tel', maxLength: -1 },
    { name: 'message', type: 'textarea', required: true, autocomplete: '', maxLength: -1 },
  ]);
});
