import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { builtPage } from '../test/built-site.ts';

test.each(languageCodes)(
  'in %s, the place to which the front page’s door for new insurance leads has a link to how much life cover',
  (language) => {
    const links = builtPage('insurance', language)
      .document.querySelectorAll('#kinds a')
      .map((link) => link.getAttribute('href'));
    expect(links).toContain(`${addressOf('life', language)}#life-cover`);
  },
);
