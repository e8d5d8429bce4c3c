/** What visitors are shown for each thing that a collector can answer, in every language, by keyboard and by touch. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import { contactAddress, fillIn, focusSays, formWords, presses, sampleMessage, sendButton, typedIn, whenHydrated } from '../../test/contact-page.ts';
import { answers, answersJson, breaksOff, drips, type Treatment } from '../../test/fault-server.ts';
import { emptyPage, phone } from '../../test/site.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();

/** Where a collector may point instead of answering: every status of a redirect, to pages that are there and to itself. */
const redirects: [status: number, location: string][] = [[301, '/'], [302, '/about'], [303, '/contact/thank-you'], [307, '/messages'], [308, '/messages']];

const successes: Record<string, Treatment> = {
  '200 with JSON': answersJson(200, { ok: true, next: '/contact/thank-you' }),
  '200 with a page': answers(200, '<h1>Thanks</h1>'),
  '204 without a body': (response) => void response.writeHead(204).end(),
  '200 with JSON that names no verdict': answersJson(200, { id: 7, errors: null }),
  '200 whose body never ends': drips(200),
  '200 whose body breaks off': breaksOff(200),
};

type Words = ReturnType<typeof formWords>['errors'];

/** Failures with what must be said: the words of the page, or what the collector says where the page does not say it itself. */
const failures: Record<string, { treatment: Treatment; says: (errors: Words, language: Language) => string }> = {
  'one error': { treatment: answersJson(422, { errors: [{ message: 'email is strange' }] }), says: () => 'email is strange' },
  'three errors': {
    treatment: answersJson(400, { errors: [{ message: 'One' }, { field: 'name', message: 'Two' }, { code: 'NEW', message: 'Three' }] }),
    says: () => 'One, Two, Three',
  },
  'an error with a known code': {
    treatment: answersJson(422, { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] }),
    says: ({ codes }, language) => (language === 'en' ? 'should be an email' : codes.TYPE_EMAIL),
  },
  'an error of a megabyte': { treatment: answersJson(413, { errors: [{ message: 'x'.repeat(1_000_000) }] }), says: () => `${'x'.repeat(200)}…` },
  'an error that would turn the line around': { treatment: answersJson(422, { errors: [{ message: '\u202egpj.exe\u0007 now' }] }), says: () => 'gpj.exe now' },
  'an empty list of errors': { treatment: answersJson(422, { errors: [] }), says: ({ problem }) => problem },
  'an error without a message': { treatment: answersJson(422, { errors: [{ code: 'NEW' }] }), says: ({ problem }) => problem },
  'an error that is no text': { treatment: answersJson(422, { errors: [{ message: { html: '<b>' } }] }), says: ({ problem }) => problem },
  'JSON without errors': { treatment: answersJson(403, { error: 'Form not found' }), says: ({ problem }) => problem },
  'a page of the host': { treatment: answers(502, '<html><h1>Bad Gateway</h1></html>'), says: ({ problem }) => problem },
  'JSON cut short': { treatment: answers(500, '{"errors":[{"mess', { 'Content-Type': 'application/json' }), says: ({ problem }) => problem },
  'a page that calls itself JSON': { treatment: answers(500, '<h1>Oops</h1>', { 'Content-Type': 'application/json' }), says: ({ problem }) => problem },
  'too many messages': { treatment: answers(429, 'Slow down'), says: ({ problem }) => problem },
  'too many messages, and seconds to wait': {
    treatment: answersJson(429, { errors: [{ message: 'Slow down' }] }, { 'Retry-After': '90' }),
    says: ({ tooMany, waitMinutes_other }) => tooMany.replace('{{wait}}', waitMinutes_other.replace('{{count}}', '2')),
  },
  'too many messages, and a day to wait': { treatment: answers(429, '', { 'Retry-After': '86400' }), says: ({ tooManyLater }) => tooManyLater },
  'too many messages, and a date that is past': {
    treatment: answers(429, '', { 'Retry-After': 'Fri, 01 Jan 2021 00:00:00 GMT' }),
    says: ({ tooManyLater }) => tooManyLater,
  },
  'an ok status that says nothing was taken': { treatment: answersJson(200, { ok: false }), says: ({ problem }) => problem },
  'an ok status without success': { treatment: answersJson(200, { success: 'false', message: 'Activate the form' }), says: ({ problem }) => problem },
  'an ok status with the errors of a refusal': {
    treatment: answersJson(201, { success: false, errors: [{ message: 'One' }, { code: 'TYPE_EMAIL', message: 'Two' }] }),
    says: ({ codes }, language) => (language === 'en' ? 'One, Two' : `One, ${codes.TYPE_EMAIL}`),
  },
  'a refusal that breaks off': { treatment: breaksOff(422), says: ({ unexpected }) => unexpected },
};

describe.each(languageCodes)('in %s', (language) => {
  const { errors, sentTitle, another } = formWords(language);
  let page: Page;

  beforeAll(async () => {
    page = await emptyPage({ ...phone, baseURL: site.url, expectedFaults: /Failed to load resource/ });
    await page.goto(contactAddress(language));
    await fillIn(page);
    await whenHydrated(page);
  });
  afterAll(() => page.context().close());

  test.each(Object.entries(successes))('%s is success', async (_, treatment) => {
    collector.treat(treatment);
    for (const press of [presses.keyboard, presses.touch]) {
      await fillIn(page);
      await press(page);
      await focusSays(page, sentTitle);
      expect(await page.locator('form[data-draft]').count()).toBe(0);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await page.getByRole('button', { name: another }).click();
      expect(Object.values(await typedIn(page))).toEqual(['', '', '', '']);
    }
    expect(collector.log.map(({ body }) => JSON.parse(body))).toEqual([sampleMessage, sampleMessage]);
  });

  test.each(Object.entries(failures))('%s is said, and nothing typed is lost', async (_, { treatment, says }) => {
    collector.treat(treatment);
    await fillIn(page);
    for (const press of [presses.keyboard, presses.touch]) {
      await press(page);
      await focusSays(page, says(errors, language));
      expect(await typedIn(page)).toEqual(sampleMessage);
      expect(await sendButton(page).isEnabled()).toBe(true);
      await page.locator('#phone').focus();
    }
    expect(collector.log.map(({ body }) => JSON.parse(body))).toEqual([sampleMessage, sampleMessage]);
  });

  test.each(redirects)('a redirect %i to %s is not followed, and nothing typed is lost', async (status, location) => {
    collector.treat(answers(status, '', { Location: location }));
    await fillIn(page);
    await presses.touch(page);
    await focusSays(page, errors.problem);
    expect(await typedIn(page)).toEqual(sampleMessage);
    expect(collector.log.map(({ body }) => JSON.parse(body))).toEqual([sampleMessage]);
  });

  test('the collector’s own words are marked as English', async () => {
    collector.treat(answersJson(422, { errors: [{ message: 'is strange' }] }));
    await fillIn(page);
    await presses.touch(page);
    await focusSays(page, 'is strange');
    expect(await page.getByText('is strange').getAttribute('lang')).toBe('en');
  });

  test('what is posted has the two headers and exactly four keys', async () => {
    collector.treat(answersJson(422, {}));
    await fillIn(page);
    await presses.touch(page);
    await focusSays(page, errors.problem);
    const [arrival] = collector.log;
    expect(arrival?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
    expect(Object.keys(JSON.parse(arrival?.body ?? '{}'))).toEqual(['name', 'email', 'phone', 'message']);
  });
});
