import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { builtPage, only } from '../test/built-site.ts';
import { localeWords } from '../test/shared-words.ts';
import { sources as letterSources } from '../islands/claim-letter/claim-letter-sources.ts';
import { sources } from './refused-sources.ts';

describe.each(languageCodes)('in %s', (language) => {
  const address = addressOf('refused', language);

  test.each(['health', 'life', 'vehicle', 'travel', 'claims'] as const)('the page %s leads there, and so does its footer', (page) => {
    const { document } = builtPage(page, language);
    expect(only(document, 'main').querySelectorAll(`a[href="${address}"]`)).not.toEqual([]);
    expect(only(document, 'footer').querySelectorAll(`a[href="${address}"]`)).toHaveLength(1);
  });

  test.each(['accident', 'hospital', 'theft', 'baggage', 'death'])('the card %s of the first hour leads there', (card) => {
    expect(only(builtPage('claims', language).document, `#${card}`).querySelectorAll(`a[href="${address}"]`)).toHaveLength(1);
  });

  test('names the official places', () => {
    const links = only(builtPage('refused', language).document, 'main').querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
    const places = ['https://bimabharosa.irdai.gov.in', 'tel:155255', 'tel:18004254732', 'mailto:complaints@irdai.gov.in', 'https://www.cioins.co.in'];
    expect(places.filter((place) => !links.includes(place))).toEqual([]);
  });
});

test('every figure of its rules has a row with its source', () => {
  /** How long a text may be is no rule of law. */
  const own = ['longestLine', 'onePage'];
  const namesIn = (file: 'claim-letter' | 'refused') => Object.keys(localeWords('en', file).figures).map((name) => `${file}:figures.${name}`);
  const figures = [...namesIn('claim-letter'), ...namesIn('refused')];
  const keys = [...sources, ...letterSources].flatMap((row) => row.keys);
  expect(figures.filter((figure) => !keys.includes(figure) && !own.some((name) => figure.endsWith(`.${name}`)))).toEqual([]);
});
