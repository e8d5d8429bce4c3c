/** Translators at work in `npm run dev`, on a copy of the project. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languageCodes, languages, type Language } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { startDevelopment, type Development } from '../../test/development-server.ts';
import { visit, type PageOptions } from '../../test/site.ts';
import { localeFileText } from '../json-format.ts';
import { textsByKey, withText } from '../locale-values.ts';
import { wordsIn } from './in-browser/interface-texts.ts';

let development: Development;
/** Every locale file as it was, by its path. */
const originals = new Map<string, string>();

const fileOf = (language: string, name: string) => join(development.folder, 'locales', language, `${name}.json`);
const textOf = (language: string, name: string) => readFileSync(fileOf(language, name), 'utf8');
const wordAt = (language: string, name: string, key: string) => textsByKey(JSON.parse(textOf(language, name))).get(key) ?? '';

/** The file as it must be with one text changed. */
function withChange(language: string, name: string, key: string, value: string): string {
  return localeFileText(withText(JSON.parse(textOf(language, name)), key, value));
}

beforeAll(async () => {
  development = await startDevelopment();
  for (const language of languageCodes) {
    const folder = join(development.folder, 'locales', language);
    for (const name of readdirSync(folder)) originals.set(join(folder, name), readFileSync(join(folder, name), 'utf8'));
  }
}, 120_000);

afterAll(() => development.stop());

beforeEach(() => {
  for (const [file, text] of originals) if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
});

function changedFiles(): string[] {
  return [...originals].filter(([file, text]) => readFileSync(file, 'utf8') !== text).map(([file]) => file);
}

/** A page of the development server with translating on. */
async function translate(address: string, options: PageOptions = {}): Promise<Page> {
  const page = await visit(development.url + address, { ...options, prepare: () => sessionStorage.setItem('translating', '') });
  await page.locator('h1').waitFor();
  return page;
}

const panel = (page: Page) => page.getByRole('dialog');
const fieldOf = (page: Page, language: Language) => panel(page).getByLabel(languages[language].endonym);

async function openText(page: Page, text: string): Promise<void> {
  await page.locator('#root').getByText(text, { exact: true }).first().click({ modifiers: ['Alt'] });
  await panel(page).waitFor();
}

async function save(page: Page, language: Language): Promise<void> {
  await panel(page).getByRole('button', { name: wordsIn(language).save, exact: true }).click();
}

/** Words to add that the check has nothing against. */
const additions: { language: Language; sentence: string; title: string }[] = [
  { language: 'en', sentence: ' Please ask us.', title: 'Health insurance in Rajkot, mediclaim plans compared' },
  { language: 'gu', sentence: ' અમને પૂછો.', title: 'રાજકોટમાં આરોગ્ય વીમો (મેડિક્લેમ), પ્લાનની સરખામણી અને સાચી સલાહ' },
  { language: 'hi', sentence: ' हमसे पूछें।', title: 'राजकोट में स्वास्थ्य बीमा (मेडिक्लेम), प्लान की तुलना और सही सलाह' },
];

describe.each(additions)('in $language', ({ language, sentence, title }) => {
  const address = addressOf('health', language);

  test.each([
    ['a sentence', 'hero.subtitle'],
    ['an item of a list', 'steps.items.1.body'],
  ])('%s is changed where it stands, and its file is the same but for that', async (_, key) => {
    const page = await translate(address);
    const old = wordAt(language, 'health', key);
    const changed = old + sentence;
    const expected = withChange(language, 'health', key, changed);
    await openText(page, old);
    await fieldOf(page, language).fill(changed);
    await save(page, language);
    await page.locator('#root').getByText(changed, { exact: true }).waitFor();
    expect(textOf(language, 'health')).toBe(expected);
    expect(changedFiles()).toEqual([fileOf(language, 'health')]);
  });

  test('the title of the page is changed from the list of what cannot be seen', async () => {
    const page = await translate(address);
    const words = wordsIn(language);
    const expected = withChange(language, 'health', 'meta.title', title);
    await page.getByRole('button', { name: words.allTexts }).click();
    await panel(page).getByRole('button', { name: /^health:meta\.title/ }).click();
    await fieldOf(page, language).fill(title);
    await save(page, language);
    await page.waitForFunction((expectedTitle) => document.title === expectedTitle, title);
    expect(textOf(language, 'health')).toBe(expected);
  });

  test('a title that is too short for a result of a search is not saved, and the panel says so', async () => {
    const page = await translate(address);
    const words = wordsIn(language);
    await page.getByRole('button', { name: words.allTexts }).click();
    await panel(page).getByRole('button', { name: /^health:meta\.title/ }).click();
    await fieldOf(page, language).fill(title.slice(0, 14));
    await save(page, language);
    await panel(page).getByText(words.refused).waitFor();
    expect(await panel(page).getByText('letters too short').textContent()).toContain(`✗ ${words.error}`);
    expect(changedFiles()).toEqual([]);
  });

  test('the other languages can be typed into only once they are opened', async () => {
    const page = await translate(address);
    await openText(page, wordAt(language, 'health', 'hero.subtitle'));
    const others = languageCodes.filter((code) => code !== language);
    const editable = () => Promise.all(languageCodes.map((code) => fieldOf(page, code).isEditable()));
    expect(await editable()).toEqual(languageCodes.map((code) => code === language));
    for (const code of others) await panel(page).getByRole('button', { name: `${wordsIn(language).editToo}: ${languages[code].endonym}` }).click();
    expect(await editable()).toEqual(languageCodes.map(() => true));
  });
});
