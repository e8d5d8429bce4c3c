import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { builtPage } from '../test/built-site.ts';

/** What each page of insurance shows at a glance, and of how many parts it is. */
const shown = [
  { page: 'health', parts: '#floater h4', count: 2 },
  { page: 'vehicle', parts: '#compared h3', count: 2 },
  { page: 'travel', parts: '#countries li', count: 7 },
  { page: 'life', parts: 'dl > div:has(rect)', count: 3 },
] as const;

test.each(shown.flatMap((row) => languageCodes.map((language) => ({ ...row, language }))))(
  '$page in $language shows what it is about, in words and unfolded',
  ({ page, parts, count, language }) => {
    const found = builtPage(page, language).document.querySelectorAll(`main ${parts}`);
    expect(found.filter((part) => part.text.trim() && !part.closest('details'))).toHaveLength(count);
  },
);
