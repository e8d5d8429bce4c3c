import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { builtPages, metaOf, shownTexts } from '../test/built-site.ts';

describe.each(builtPages.map((page) => ({ ...page, built: page })))('$address', ({ document, html, built }) => {
  test('has one first heading', () => {
    expect(document.querySelectorAll('h1').map(({ text }) => text.trim() !== '')).toEqual([true]);
  });

  test('skips no level of headings', () => {
    const levels = document.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
    const skipping = levels.filter((level, position) => level > (levels[position - 1] ?? 0) + 1);
    expect(skipping).toEqual([]);
  });

  test('shows no placeholder, bare key or value that was never there', () => {
    const keys = /\{\{|\}\}|\$t\(|undefined|\[object|\bNaN\b|\bnull\b|^[a-z]+(\.[a-zA-Z0-9-]+)+$/;
    expect(shownTexts(built).flatMap(({ text }) => (keys.test(text) ? [text] : []))).toEqual([]);
  });

  test('asks for its script after what is painted first', () => {
    expect(document.querySelectorAll('script[src]').map((script) => script.getAttribute('fetchpriority'))).toEqual([
      'low',
    ]);
  });

  test('holds no style that the security policy refuses', () => {
    expect(document.querySelectorAll('style, [style]').map(String)).toEqual([]);
  });

  test('writes attribute names in lower case, as HTML does', () => {
    const elements = document.querySelectorAll('*').filter((element) => !element.closest('svg'));
    const names = elements.flatMap((element) => Object.keys(element.rawAttributes));
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  test('is a whole document', () => {
    expect(html).toMatch(/^<!DOCTYPE html><html lang="[^]*<\/body><\/html>$/);
  });
});

test.each(languageCodes)('no two pages in %s have the same title or description', (language) => {
  const pages = builtPages.filter((page) => page.language === language);
  const titles = pages.map(({ document }) => document.querySelector('title')?.text);
  const descriptions = pages.map((page) => metaOf(page, 'description'));
  for (const texts of [titles, descriptions])
    expect(texts.filter((text, position) => !text || texts.indexOf(text) !== position)).toEqual([]);
});
