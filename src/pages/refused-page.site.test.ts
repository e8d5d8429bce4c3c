import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { builtPage, only } from '../test/built-site.ts';

describe.each(languageCodes)('in %s', (language) => {
  test('has seven reasons behind folds, each with a letter begun', () => {
    const section = only(builtPage('refused', language).document, '#reasons');
    const letters = section.querySelectorAll('details a').map((link) => link.getAttribute('href')?.split('?')[1]);
    const expected = [
      ['refused', 'health', 'delay'],
      ['refused', 'health', 'paper'],
      ['refused', 'health', 'other'],
      ['refused', 'health', 'illness'],
      ['refused', 'health', 'concealed'],
      ['refused', 'life', 'concealed'],
      ['cut', 'health', 'other'],
    ].map(
      ([happened, line, ground]) =>
        `claim-letter-happened=${happened}&claim-letter-line=${line}&claim-letter-ground=${ground}#letter`,
    );
    expect(letters).toEqual(expected);
    const names = [...new Set(letters.flatMap((letter) => [...new URLSearchParams(letter?.split('#')[0])]))];
    for (const [name, value] of names)
      expect(
        builtPage('refused', language).document.querySelector(`[name="${name}"][value="${value}"]`),
      ).not.toBeNull();
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
