import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import guContact from '../../../locales/gu/contact.json' with { type: 'json' };
import hiContact from '../../../locales/hi/contact.json' with { type: 'json' };
import { createCollector, type CollectorOptions } from './collector.ts';
import { writeFixtureSite } from '../../test/fixture-site.ts';
import { readMessages } from './message-store.ts';
import { serve, type RunningServer } from '../server/serve.ts';

const directory = writeFixtureSite();
const file = join(dirname(directory), 'var/messages.jsonl');
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let site: RunningServer;

async function collectWith(options: CollectorOptions = {}) {
  site = await serve({ directory, collector: createCollector({ file, ...options }) });
}
beforeEach(() => collectWith());
afterEach(async () => {
  await site.close();
  rmSync(dirname(file), { recursive: true, force: true });
  vi.clearAllMocks();
});
afterAll(() => rmSync(dirname(directory), { recursive: true }));

const typed = { name: 'આશા', email: 'asha@example.com', phone: '', message: 'મદદ જોઈએ છે' };

function post(body: string, headers: Record<string, string>) {
  return fetch(`${site.url}/messages`, { method: 'POST', body, headers, redirect: 'manual' });
}
function postJson(values: unknown, headers: Record<string, string> = {}) {
  return post(JSON.stringify(values), { 'Content-Type': 'application/json', Accept: 'application/json', ...headers });
}
function postForm(values: Record<string, string>, headers: Record<string, string> = {}) {
  return post(new URLSearchParams(values).toString(), { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', ...headers });
}
const stored = async () => (await readMessages(file)).messages;

describe('a message sent by script', () => {
  test('is answered with ok and the way on', async () => {
    const response = await postJson(typed, { Referer: `${site.url}/gu/contact` });
    expect([response.status, await response.json()]).toEqual([200, { ok: true, next: '/gu/contact/thank-you' }]);
  });

  test('is on the disk when the answer comes, with its time and language', async () => {
    await postJson(typed, { Referer: `${site.url}/hi/contact` });
    expect(await stored()).toEqual([{ ...typed, language: 'hi', receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }]);
  });

  test('that lacks something is refused with a code, a field and a sentence for each', async () => {
    const response = await postJson({ name: '', email: 'asha', message: 'x' });
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({
        errors: [
          { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: expect.stringMatching(/\w/) },
          { code: 'TYPE_EMAIL', field: 'email', message: expect.stringMatching(/\w/) },
        ],
      }),
    ]);
  });

  test('that is refused is not kept', async () => {
    await postJson({ ...typed, email: 'asha' });
    expect(await stored()).toEqual([]);
  });

  test.each(['{', '[]', 'null', '"text"', ''])('with the malformed body %j is refused', async (body) => {
    expect((await post(body, { 'Content-Type': 'application/json' })).status).toBe(400);
  });

  test('larger than 256 KB is refused and the reason said', async () => {
    const response = await postJson({ ...typed, message: 'x'.repeat(256 * 1024) });
    expect([response.status, (await response.json()).errors[0].code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test('of almost 256 KB is taken', async () => {
    expect((await postJson({ ...typed, message: 'x'.repeat(255 * 1024) })).status).toBe(200);
  });

  test('that cannot be written is not called sent', async () => {
    mkdirSync(file, { recursive: true });
    const response = await postJson(typed);
    expect([response.status, errorLog.mock.calls.flat().join().includes(file)]).toEqual([500, true]);
  });

  test('that cannot be written is refused without an error of its own, so that the form says in its own language that it was not sent', async () => {
    mkdirSync(file, { recursive: true });
    expect((await (await postJson(typed)).json()).errors).toEqual([]);
  });
});

describe('a message sent by the browser itself', () => {
  test.each([
    [{ ...typed, _next: '/gu/contact/thank-you' }, '/gu/contact/thank-you'],
    [{ ...typed, _next: 'https://advisory.example/hi/contact/thank-you' }, '/hi/contact/thank-you'],
    [{ ...typed, _next: '/contact/thank-you' }, '/contact/thank-you'],
    [{ ...typed, _next: 'https://other.example/steal' }, '/contact/thank-you'],
    [{ ...typed, _next: '//other.example' }, '/contact/thank-you'],
    [{ ...typed, _next: '\\\\other.example/gu' }, '/gu/contact/thank-you'],
    [{ ...typed, _next: 'javascript:alert(1)' }, '/contact/thank-you'],
    [typed, '/contact/thank-you'],
  ])('leads to the thank-you page of its language and nowhere else (%#)', async (values, place) => {
    const response = await postForm(values);
    expect([response.status, response.headers.get('location')]).toEqual([303, place]);
  });

  test('takes the language from the page it came from when the form names none', async () => {
    expect((await postForm(typed, { Referer: `${site.url}/gu/contact` })).headers.get('location')).toBe('/gu/contact/thank-you');
  });

  test('is kept like any other', async () => {
    await postForm({ ...typed, _next: '/gu/contact/thank-you' });
    expect(await stored()).toEqual([expect.objectContaining({ ...typed, language: 'gu' })]);
  });

  test('that lacks something is answered in the language of the page', async () => {
    const response = await postForm({ ...typed, email: 'asha', _next: '/gu/contact/thank-you' });
    const page = parse(await response.text());
    const { errors } = guContact.form;
    const faults = page.querySelectorAll('li').map((item) => item.text);
    const shown = [response.status, page.querySelector('html')?.getAttribute('lang'), page.querySelector('h1')?.text, faults];
    expect(shown).toEqual([422, 'gu', errors.summary, [errors.email]]);
  });

  test('is given back word for word when something is missing', async () => {
    const values = { name: '', email: '"><script>x</script>', phone: "<b>'&amp;", message: '\n</textarea><script>y</script> &lt;' };
    const page = parse(await (await postForm(values)).text());
    const value = (name: string) => page.querySelector(`input[name=${name}]`)?.getAttribute('value');
    // The first line break of a textarea belongs to the mark-up (https://html.spec.whatwg.org/#the-textarea-element).
    const message = page.querySelector('textarea')?.text.replace(/^\n/, '').replaceAll('\r\n', '\n');
    expect([value('name'), value('email'), value('phone'), message]).toEqual([values.name, values.email, values.phone, values.message]);
  });

  test('that holds mark-up does not become mark-up', async () => {
    const page = parse(await (await postForm({ ...typed, email: 'x', name: '"><script>x</script>', message: '</textarea><img src=x>' })).text());
    expect(page.querySelectorAll('script, img')).toEqual([]);
  });

  test('that cannot be written is answered in the language of the page, with every word typed', async () => {
    mkdirSync(file, { recursive: true });
    const response = await postForm({ ...typed, _next: '/gu/contact/thank-you' });
    const page = parse(await response.text());
    const message = page.querySelector('textarea')?.text.trim();
    const shown = [response.status, page.querySelector('h1')?.text, page.querySelectorAll('li'), message];
    expect(shown).toEqual([500, guContact.form.errors.problem, [], typed.message]);
  });

  test('too large to be read is answered with the reason and the way to the contact page', async () => {
    const response = await postForm({ ...typed, message: 'x'.repeat(256 * 1024) }, { Referer: `${site.url}/hi/contact` });
    const page = parse(await response.text());
    const shown = [response.status, page.querySelector('li')?.text, page.querySelector('a')?.getAttribute('href')];
    expect(shown).toEqual([413, hiContact.form.errors.tooLong, '/hi/contact']);
  });
});

describe('the collector', () => {
  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])('does not take %s', async (type) => {
    expect((await post('x', { 'Content-Type': type })).status).toBe(415);
  });

  test('makes a visitor who sends too much wait, and says how long', async () => {
    await site.close();
    await collectWith({ rate: { messages: 1, seconds: 60 } });
    await postJson(typed);
    const response = await postJson(typed);
    const { errors } = await response.json();
    const isLong = Number(response.headers.get('retry-after')) > 55;
    expect([response.status, isLong, errors[0].code, (await stored()).length]).toEqual([429, true, 'RATE_LIMITED', 1]);
  });

  test('prints one line for a message, without a word of it', async () => {
    await postJson(typed);
    const printed = log.mock.calls.flat().join('\n');
    expect([log.mock.calls.length, Object.values(typed).some((value) => value !== '' && printed.includes(value))]).toEqual([1, false]);
  });

  test('keeps nothing of a visitor who goes away in the middle', async () => {
    const { request } = await import('node:http');
    const outgoing = request(`${site.url}/messages`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'Content-Length': '1000' } });
    outgoing.on('error', () => undefined).write(JSON.stringify(typed));
    await new Promise((resolve) => setTimeout(resolve, 50));
    outgoing.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([await stored(), errorLog.mock.calls]).toEqual([[], []]);
  });

  test('keeps exactly what was typed, whatever it is', async () => {
    const strange = { name: '\u0000\u202eA', email: 'a@b', phone: '૯૮', message: 'ક્ષ 👨‍👩‍👧 \ud800 "x"\r\n' };
    await postJson(strange);
    expect(readFileSync(file, 'utf8').split('\n').length - 1).toBe(1);
    expect((await stored())[0]).toMatchObject(strange);
  });
});
