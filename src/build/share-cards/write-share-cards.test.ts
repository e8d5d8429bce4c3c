import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languageCodes, languages, type LanguageEntry } from '../../i18n/languages.ts';
import { cardSize } from '../head/head.ts';
import type { RenderedDocument } from '../render/renderer.tsx';
import { cardPainter, writeShareCards, type CardFolders } from './write-share-cards.ts';

const publicFolder = join(import.meta.dirname, '../../../public');

function folders(): CardFolders {
  return { publicFolder, output: mkdtempSync(join(tmpdir(), 'site-')), cache: mkdtempSync(join(tmpdir(), 'cards-')) };
}

function document(heading: string, changes: Partial<RenderedDocument['description']> = {}): RenderedDocument {
  const office = { name: 'Office', shortName: 'Office', tagline: 'Advice in Rajkot', locality: 'Rajkot', region: 'Gujarat', address: 'Rajkot' };
  return {
    body: `<main><h1>${heading}</h1><img src="/illustrations/health.svg" alt=""></main>`, islands: [],
    description: {
      page: 'health',
      language: 'en',
      address: '/health',
      url: 'https://advisory.example/health',
      title: 'Health',
      description: '',
      indexed: true,
      alternates: [],
      changed: undefined,
      structuredData: { '@context': 'https://schema.org', '@graph': [] },
      office,
      ...changes,
    },
  };
}

const paint = async () => new Uint8Array([1, 2, 3]);
const broken = async () => {
  throw new Error('sharp has no binary for this machine');
};

describe('writeShareCards', () => {
  test('names the card of a page by what it shows, with the origin of the site', async () => {
    const { cards } = await writeShareCards([document('Health')], folders(), paint);
    expect(cards.get('/health')).toMatchObject({ url: expect.stringMatching(/^https:\/\/advisory\.example\/share-cards\/[0-9a-f]{20}\.png$/), alt: 'Health · Office' });
  });

  test('makes none for a page that search engines shall not list', async () => {
    const { cards } = await writeShareCards([document('Health', { indexed: false })], folders(), paint);
    expect([...cards]).toEqual([]);
  });

  test('draws nothing at a second build', async () => {
    const places = folders();
    await writeShareCards([document('Health')], places, paint);
    expect(await writeShareCards([document('Health')], places, broken)).toMatchObject({ drawn: 0, failures: [] });
  });

  test('draws anew what shows another heading', async () => {
    const places = folders();
    await writeShareCards([document('Health')], places, paint);
    expect(await writeShareCards([document('Mediclaim')], places, paint)).toMatchObject({ drawn: 1 });
  });

  test('falls back to the default card of the language, and says why', async () => {
    const { cards, failures } = await writeShareCards([document('आरोग्य', { language: 'hi' })], folders(), broken);
    expect([cards.get('/health')?.url, failures]).toEqual([
      'https://advisory.example/share-cards/hi.png',
      ['/health: sharp has no binary for this machine'],
    ]);
  });

  test('puts what it drew where the site is served from', async () => {
    const places = folders();
    await writeShareCards([document('Health')], places, paint);
    const served = join(places.output, 'share-cards');
    expect(readdirSync(served).map((file) => [...readFileSync(join(served, file))])).toEqual([[1, 2, 3]]);
  });
});

const longHeadings: Record<LanguageEntry['script'], string> = {
  Latin: 'Insurance, passport or claim: sound advice, right here in Rajkot',
  Gujarati: 'વીમો, પાસપોર્ટ કે ક્લેમ: રાજકોટમાં જ સાચી અને સમજાય એવી સલાહ',
  Devanagari: 'बीमा, पासपोर्ट या क्लेम: राजकोट में ही सही और समझ में आने वाली सलाह',
};

describe.each(languageCodes)('a card in %s', (language) => {
  const heading = longHeadings[languages[language].script];
  const content = { language, title: heading, officeName: heading.slice(0, 30), place: heading.slice(0, 12), picture: readFileSync(join(publicFolder, 'illustrations/home.svg')) };

  test('has the size that networks ask for', async () => {
    expect(await sharp(await cardPainter()(content)).metadata()).toMatchObject({ format: 'png', ...cardSize });
  });

  test('refuses a character that the face cannot draw instead of showing a gap', async () => {
    await expect(cardPainter()({ ...content, title: 'Rajkot 漢字' })).rejects.toThrow(/lacks a character of "漢字"/);
  });
});
