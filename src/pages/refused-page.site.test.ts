import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { builtPage, only } from '../test/built-site.ts';

describe.each(languageCodes)('in %s', (language) => {
  test('has seven reasons behind folds, each with a letter begun by answers that the form has', () => {
    const { document } = builtPage('refused', language);
    const letters = only(document, '#reasons').querySelectorAll('details a[href$="#letter"]');
    expect(letters).toHaveLength(7);
    for (const letter of letters) {
      const answers = [...new URL(letter.getAttribute('href') ?? '', 'http://site').searchParams];
      const missing = answers.filter(([name, value]) => !document.querySelector(`[name="${name}"][value="${value}"]`));
      expect([answers.length, missing]).toEqual([3, []]);
    }
  });

  test('names the official places', () => {
    const main = only(builtPage('refused', language).document, 'main');
    const places = [
      'https://bimabharosa.irdai.gov.in',
      'tel:155255',
      'tel:18004254732',
      'mailto:complaints@irdai.gov.in',
      'https://www.cioins.co.in',
    ];
    expect(places.filter((place) => !main.querySelector(`a[href="${place}"]`))).toEqual([]);
  });
});
