/** Whoever opens the collector's address instead of posting to it. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import en from '../../../locales/en/contact.json' with { type: 'json' };
import gu from '../../../locales/gu/contact.json' with { type: 'json' };
import hi from '../../../locales/hi/contact.json' with { type: 'json' };
import { addressOf } from '../../site/urls.ts';
import { ask } from '../../test/ask.ts';
import { createCollector } from './collector.ts';
import { writeFixtureSite } from '../../test/fixture-site.ts';
import { serve, type RunningServer } from '../server/serve.ts';

const directory = writeFixtureSite();
const contactCopies = { en, gu, hi };
let site: RunningServer;

beforeAll(async () => {
  site = await serve({ directory, collector: createCollector({ file: join(dirname(directory), 'var/messages.jsonl') }) });
});
afterAll(async () => {
  await site.close();
  rmSync(dirname(directory), { recursive: true });
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('the collector can only be posted to, and answers %s with the method that it takes', async (method) => {
  const response = await fetch(`${site.url}/messages`, { method });
  expect([response.status, response.headers.get('allow'), response.headers.get('content-type')]).toEqual([405, 'POST', 'text/html; charset=utf-8']);
});

test.each([
  ['the page that they come from', { Referer: '/hi/contact', 'Accept-Language': 'gu' }, 'hi'],
  ['their browser', { 'Accept-Language': 'fr-FR,GU-IN;q=0.9,en;q=0.8' }, 'gu'],
  ['the site where the browser names none of it', { 'Accept-Language': 'fr' }, 'en'],
  ['the site where nothing is said', {}, 'en'],
] as const)('it leads those who want to read there on to the contact page, in the language of %s', async (_, headers, language) => {
  const { status, body } = await ask(site.url, '/messages', { headers });
  const page = parse(body);
  const { hero, form } = contactCopies[language];
  expect([
    status,
    page.querySelector('html')?.getAttribute('lang')?.slice(0, 2),
    page.querySelector('h1')?.text,
    page.querySelector('a')?.text,
    page.querySelector('a')?.getAttribute('href'),
  ]).toEqual([405, language, form.nothingToRead.title, hero.title, addressOf('contact', language)]);
  expect(page.querySelector('p')?.text).toBe(form.nothingToRead.body);
});
