/** The judgement of others on the built pages: html-validate may find no error and no warning. */
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../site/urls.ts';
import { builtSite, pagesInTurn } from '../test/built-site.ts';

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // What serialises a page writes every attribute with its quotes.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React begins the ids that it makes with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // The style of a phone number's element keeps it on one line.
    'tel-non-breaking': 'off',
    // The office's own name stands last in every title, and is what search engines cut first.
    'long-title': ['error', { maxlength: 100 }],
  },
};

const htmlValidate = new HtmlValidate(new StaticConfigLoader(rules));

describe.each(pagesInTurn)('$address', ({ address }) => {
  test('is without fault to html-validate', async () => {
    const { results } = await htmlValidate.validateFile(join(builtSite, fileOf(address)));
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([]);
  });
});
