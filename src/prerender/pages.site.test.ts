import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { builtPages, metaOf, shownTexts } from '../test/built-site.ts';

describe.each(builtPages)('$address', (page) => {
  test('shows no placeholder, bare key or value that was never there', () => {
    const keys = /\{\{|\}\}|\$t\(|undefined|\[object|\bNaN\b|\bnull\b|^[a-z]+(\.[a-zA-Z0-9-]+)+$/;
    expect(shownTexts(page).flatMap(({ text }) => (keys.test(text) ? [text] : []))).toEqual([]);
  });

  test('has no e-mail address where Cloudflare would hide it from visitors', () => {
    const seen = page.html.replace(/<!--email_off-->.*<!--\/email_off-->|<head>.*<\/head>/gs, '');
    expect(seen).not.toMatch(/mailto:|[\w.]@\w/);
  });

  test('has in its head nothing that is not seen', () => {
    expect(/<head>.*<\/head>/s.exec(page.html)?.[0]).not.toMatch(/[\u00a0\u2060\u200b]/);
  });

  test('asks for its script after the styles', () => {
    expect(page.document.querySelectorAll('template > script[src]')).toHaveLength(1);
  });
});

test.each(languageCodes)('no two pages in %s have the same title or description', (language) => {
  const pages = builtPages.filter((page) => page.language === language);
  const titles = pages.map(({ document }) => document.querySelector('title')?.text);
  const descriptions = pages.map((page) => metaOf(page, 'description'));
  for (const texts of [titles, descriptions])
    expect(texts.filter((text, position) => !text || texts.indexOf(text) !== position)).toEqual([]);
});
