/** Without JavaScript the form posts by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type RunningServer } from '../../hosting/server.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { builtSite } from '../../test/built-site.ts';
import { contactAddress, fillIn, formWords, sendButton } from '../../test/contact-page.ts';
import { createFaultServer } from '../../test/fault-server.ts';
import { phone, visit } from '../../test/site.ts';

const collector = createFaultServer();
let site: RunningServer;

beforeAll(async () => {
  site = await serve({ directory: builtSite, collector: collector.handle });
});
afterAll(() => site.close());

test.each(languageCodes)('sending in %s leads to a thank-you in that language', async (language) => {
  collector.log.splice(0);
  collector.treat((response) => void response.writeHead(303, { Location: addressOf('thank-you', language) }).end());
  const page = await visit(contactAddress(language), { ...phone, baseURL: site.url, javaScriptEnabled: false });
  await fillIn(page);
  await sendButton(page).click();
  await page.waitForURL(`**${addressOf('thank-you', language)}`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(formWords(language).sentTitle);
  expect(collector.log).toHaveLength(1);
});
