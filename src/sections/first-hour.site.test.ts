import { describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { builtPage, only } from '../test/built-site.ts';

const lists = { accident: 'vehicle', hospital: 'health', theft: 'vehicle', baggage: 'travel', death: 'life' };
const emergencies = ['accident', 'hospital', 'theft'];
const cards = languageCodes.flatMap((language) => Object.entries(lists).map(([card, list]) => ({ language, card, list })));

describe.each(cards)('the card $card in $language', ({ language, card, list }) => {
  const { document, address } = builtPage('claims', language);
  const panel = only(document, `#${card}`);
  const linkedFrom = panel.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');

  test('says what to do in four lines', () => {
    expect(panel.querySelectorAll('li')).toHaveLength(4);
  });

  test('opens from its fragment: the fragment stands inside what opens', () => {
    const card = panel.closest('details');
    expect(card?.id).toBe('');
    expect(card?.hasAttribute('open')).toBe(false);
  });

  test(`calls ${emergencies.includes(card) ? '112, then 108, before all else' : 'no emergency number'}`, () => {
    if (emergencies.includes(card)) expect(linkedFrom.slice(0, 2)).toEqual(['tel:112', 'tel:108']);
    else expect(linkedFrom).not.toContain('tel:112');
  });

  test('gives the number of the office as a link', () => {
    expect(linkedFrom.some((href) => /^tel:\+\d/.test(href))).toBe(true);
  });

  test('leads to the list of its papers', () => {
    expect(linkedFrom).toContain(`#${list}`);
    expect(document.querySelectorAll(`[id="${list}"]`)).toHaveLength(1);
  });

  test('is sent on by WhatsApp with its title and its own address', () => {
    const share = linkedFrom.find((href) => href.startsWith('https://wa.me/?text='));
    const message = decodeURIComponent(share?.split('text=')[1] ?? '');
    const title = panel.closest('details')?.querySelector('h3')?.childNodes[0]?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(message.split('\n')).toEqual([title, expect.stringMatching(new RegExp(`^https?://[^/]+${address}#${card}$`))]);
    expect(title).not.toBe('');
  });
});

const further = languageCodes.flatMap((language) => [
  { language, card: 'accident', page: 'road-injury' } as const,
  { language, card: 'death', page: 'existing-cover' } as const,
]);

test.each(further)('the card $card in $language leads on to the page $page', ({ language, card, page }) => {
  const links = only(builtPage('claims', language).document, `#${card}`).querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toContain(addressOf(page, language));
});

test.each(languageCodes)('the cards stand above the checklists in %s', (language) => {
  const { html } = builtPage('claims', language);
  expect(html.indexOf('id="accident"')).toBeLessThan(html.indexOf('id="documents"'));
});
