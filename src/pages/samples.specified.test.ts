/** What the office has not confirmed stands beside the words that say so; what it has not supplied leaves no trace. */
import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import type { PageId } from '../site/pages.ts';
import { builtPage, only } from '../test/built-site.ts';
import { localeWords, pagesWithCharge } from '../test/shared-words.ts';

/** How each language says that nothing more is to be paid, and that it speaks of insurance. */
const sayings: Readonly<Record<string, { free: RegExp; insurance: RegExp }>> = {
  en: { free: /nothing extra/, insurance: /insurance/i },
  gu: { free: /વધારાનો કોઈ ખર્ચ નથી|કંઈ વધારાનું/, insurance: /વીમાના કામમાં|વીમાની સલાહ|વીમા અને ક્લેમની સલાહ/ },
  hi: { free: /अलग से कोई खर्च नहीं|अलग से कुछ नहीं/, insurance: /बीमे के काम|बीमे की सलाह|बीमे और क्लेम की सलाह/ },
};

describe.each(languageCodes)('in %s', (language: Language) => {
  const common = localeWords(language, 'common');
  const page = (id: PageId) => builtPage(id, language).document;
  /** The marks of samples within an element, by the text of what holds each. */
  const marked = (element: ReturnType<typeof only>) => {
    const marks = element.querySelectorAll('small').filter((mark) => mark.text === common.sample.label);
    return marks.map((mark) => mark.parentNode?.text);
  };

  test('the promise of the badge is marked as a sample', () => {
    const { badgeSample } = localeWords(language, 'home').hero;
    expect(marked(only(page('home'), 'main > section:first-of-type'))).toEqual([expect.stringContaining(badgeSample)]);
  });

  test('one line under the figures says which are open, and is marked as a sample', () => {
    const { stats } = localeWords(language, 'about');
    const open = stats.open.replace('{{figures}}', stats.items.map(({ label }) => label).join(', '));
    expect(marked(only(page('about'), 'main'))).toEqual([expect.stringContaining(open)]);
  });

  test.each(['home', 'health', 'life', 'vehicle', 'travel'] as const)(
    'the list of insurers on %s is marked as a sample',
    (id) => {
      expect(marked(only(page(id), 'main'))).toContainEqual(expect.stringContaining(common.insurers.body));
    },
  );

  test.each(pagesWithCharge)('%s asks to be asked what help with a passport costs', (id) => {
    // The build may have joined its last words.
    expect(only(page(id), 'main').text.replaceAll('\u00a0', ' ')).toContain(common.passportCharge.askUs);
  });

  test('a licence that is not given is not spoken of', () => {
    const words = [...Object.values(common.footer.licence.capacity), common.footer.licence.number.split('{{')[0] ?? ''];
    expect(words.filter((word) => only(page('home'), 'footer').text.includes(word))).toEqual([]);
  });

  test('where advice costs nothing extra, insurance is named in the same sentence', () => {
    const texts = (['home', 'about', 'insurance', 'passport', 'contact'] as const).map((id) => page(id).text);
    const sentences = texts
      .flatMap((text) => text.split(/(?<=[.।])\s+/))
      .filter((sentence) => sayings[language]?.free.test(sentence));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((sentence) => !sayings[language]?.insurance.test(sentence))).toEqual([]);
  });
});
