import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { pageAt } from '../site/urls.ts';
import { builtPages, only, type BuiltPage } from '../test/built-site.ts';

/** The main menu as the specification gives it: each entry with its submenu. */
const menu: PageId[][] = [['home'], ['insurance', 'health', 'life', 'vehicle', 'travel'], ['passport', 'passport-new', 'passport-renew'], ['claims'], ['about'], ['contact']];

const quickLinks: PageId[] = ['home', 'insurance', 'passport', 'claims', 'about', 'contact'];
const services: PageId[] = ['health', 'life', 'vehicle', 'travel', 'passport-new', 'passport-renew'];

const pagesOf = (element: BuiltPage['document'], selector = 'a') => element.querySelectorAll(selector).map((link) => pageAt(link.getAttribute('href') ?? '').page);

describe.each(builtPages)('$address', ({ document, page, language }) => {
  const header = only(document, 'header');
  const footer = only(document, 'footer');
  const menus = header.querySelectorAll('nav').filter((navigation) => !navigation.querySelector('[data-language]'));

  test('offers the same menu on wide and on small screens', () => {
    const entries = menus.map((navigation) => navigation.querySelectorAll('li:not(li li)').map((entry) => pagesOf(entry)));
    expect(entries).toEqual([menu, menu]);
  });

  test('marks itself in both menus', () => {
    const marked = menus.map((navigation) => pagesOf(navigation, '[aria-current="page"]'));
    expect(marked).toEqual(menu.flat().includes(page) ? [[page], [page]] : [[], []]);
  });

  test('lists quick links and services in the footer', () => {
    const lists = footer.querySelectorAll('ul').map((list) => pagesOf(list));
    expect(lists.slice(0, 2)).toEqual([quickLinks, services]);
  });

  test('names four social networks, none of them a dead link', () => {
    const entries = footer.querySelectorAll('li[lang="en"]').map((entry) => [entry.text, entry.querySelector('a:not([href^="https://"])')]);
    expect(entries).toEqual([['Facebook', null], ['Instagram', null], ['YouTube', null], ['LinkedIn', null]]);
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
