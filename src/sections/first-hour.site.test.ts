import { describe, expect, test } from 'vitest';
import { withoutNoBreak } from '../values/without-no-break.ts';
import { languageCodes } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { builtPage, only } from '../test/built-site.ts';
import { casesBeside } from '../test/cases.ts';

/** Each card with the list of its papers, where its emergency numbers stand, and the page that it leads on to. */
const table = casesBeside(import.meta.filename, 'card', 'list', 'listOn', 'emergency', 'further');

const cards = languageCodes.flatMap((language) => table.map((row) => ({ ...row, language })));

describe.each(cards)('the card $card in $language', ({ language, card, list, listOn, emergency, further }) => {
  const { document, address } = builtPage('claims', language);
  const panel = only(document, `#${card}`);
  const hrefs = panel.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');

  test('calls 112, then 108, first in an emergency, last where most are in good hands, and never otherwise', () => {
    const numbers = 'tel:112,tel:108';
    expect([
      hrefs.slice(0, 2).join() === numbers,
      hrefs.slice(-2).join() === numbers,
      hrefs.includes('tel:112'),
    ]).toEqual([emergency === 'first', emergency === 'last', emergency !== 'no']);
  });

  test('leads to the office, to its papers, to what was refused and on', () => {
    expect(hrefs.some((href) => /^tel:\+\d/.test(href))).toBe(true);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        `${listOn ? addressOf(listOn as PageId, language) : ''}#${list}`,
        addressOf('refused', language),
        addressOf(further as PageId, language),
      ]),
    );
  });

  test('is sent on by WhatsApp with its title and its own address', () => {
    const share = hrefs.find((href) => href.startsWith('https://wa.me/?text='));
    const message = decodeURIComponent(share?.split('text=')[1] ?? '');
    const title = withoutNoBreak(panel.closest('details')?.querySelector('h3')?.childNodes[0]?.text ?? '');
    expect(title).not.toBe('');
    expect(message.split('\n')).toEqual([
      title,
      expect.stringMatching(new RegExp(`^https?://[^/]+${address}#${card}$`)),
    ]);
  });
});
