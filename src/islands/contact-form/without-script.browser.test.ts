/** Without JavaScript the form posts by itself. */
import { expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { contactAddress, fillIn, formWords, sendButton } from '../../test/contact-page.ts';
import { phone, visit } from '../../test/site.ts';
import { siteWithCollector } from '../../test/site-with-collector.ts';

const { collector, site } = siteWithCollector();

test.each(languageCodes)('sending in %s leads to a thank-you in that language', async (language) => {
  collector.log.splice(0);
  collector.treat((response) => void response.writeHead(303, { Location: addressOf('thank-you', language) }).end());
  const page = await visit(contactAddress(language), { ...phone, baseURL: site.url, javaScriptEnabled: false });
  await fillIn(page);
  await sendButton(page).click();
  await page.waitForURL(`**${addressOf('thank-you', language)}`);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  expect(heading.replaceAll('\u00a0', ' ')).toBe(formWords(language).sentTitle);
  expect(collector.log).toHaveLength(1);
});
