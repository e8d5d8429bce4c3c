import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../i18n/languages.ts';
import { pageAt } from '../site/urls.ts';
import { builtPages, only, type BuiltPage } from '../test/built-site.ts';

const pagesOf = (element: BuiltPage['document'], selector = 'a') =>
  element.querySelectorAll(selector).map((link) => pageAt(link.getAttribute('href') ?? '').page);

describe.each(builtPages)('$address', ({ document, page, language }) => {
  const header = only(document, 'header');
  const footer = only(document, 'footer');
  const menus = header.querySelectorAll('nav').filter((navigation) => !navigation.querySelector('[data-language]'));

  test('marks itself wherever its menus name it', () => {
    const named = menus.map((navigation) => pagesOf(navigation).filter((each) => each === page));
    expect(named).toHaveLength(2);
    expect(menus.map((navigation) => pagesOf(navigation, '[aria-current="page"]'))).toEqual(named);
  });

  test('gives the phone number and the e-mail address in the footer', () => {
    const links = footer.querySelectorAll('a:not(li a, [href^="/"])').map((link) => link.getAttribute('href')?.split(':')[0]);
    expect(links).toEqual(['tel', 'mailto']);
  });

  test('opens a chat with a greeting in a new tab', () => {
    const chat = only(document, 'aside a[href^="https://wa.me/"]');
    const greeting = new URL(chat.getAttribute('href') ?? '').searchParams.get('text') ?? '';
    expect([chat.getAttribute('target'), greeting.length > 10]).toEqual(['_blank', true]);
  });

  test('lets keyboards skip to its content', () => {
    expect(only(document, '#root').querySelector('a')?.getAttribute('href')).toBe(`#${only(document, 'main').id}`);
  });

  test('shows the languages in their own names', () => {
    const links = header.querySelectorAll('[data-language]').map((link) => link.text);
    expect(links).toEqual(languageCodes.map((code) => languages[code].endonym));
  });

  test('marks its own language in the switcher', () => {
    const marked = header.querySelectorAll('[data-language][aria-current]').map((link) => link.getAttribute('data-language'));
    expect(marked).toEqual([language]);
  });
});
