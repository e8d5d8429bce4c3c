/** A page whose style sheet is late, or never comes, says nothing that is not so: what does not hold is not in the page, rather than merely unseen. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { pagesInTurn } from '../test/built-site.ts';
import { localeWords } from '../test/shared-words.ts';
import { emptyPage, withAndWithoutScript } from '../test/site.ts';

/** Every text below a part of a locale file, up to what the site fills in. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words.split('{{', 1)[0]?.trim() ?? ''].filter(Boolean);
  return typeof words === 'object' && words ? Object.values(words).flatMap(textsIn) : [];
}

/** What holds only once something has happened that the visitor knows of, or the network is gone. */
function eventsIn(language: Language): string[] {
  const { form } = localeWords(language, 'contact');
  const { actions, share, unanswered } = localeWords(language, 'common');
  const happened = [form.sending, form.stillTrying, form.errors, form.otherWays.title, form.otherWays.offline, unanswered.title, actions.copied, share.copied];
  return textsIn([...happened, localeWords(language, 'offline').missing, localeWords(language, 'calculators').errors]);
}

/** What only the small script can know. */
function findingsIn(language: Language): string[] {
  const { hours } = localeWords(language, 'common');
  const { keeping, kept, failed, ask } = localeWords(language, 'offline').pages;
  return textsIn([hours.openNow, hours.closedNow, keeping, kept, failed, ask, ...languageCodes.map((code) => localeWords(code, 'common').language.suggestion)]);
}

describe.each(withAndWithoutScript)('$script', ({ javaScriptEnabled }) => {
  let page: Page;
  beforeAll(async () => {
    page = await emptyPage({ javaScriptEnabled, expectedFaults: /ERR_FAILED|status of 404|google/ });
    await page.route('**/*.css', (route) => route.abort());
  });
  afterAll(() => page.context().close());

  test.each(pagesInTurn)('$address', async ({ page: id, language, address }) => {
    await page.goto(address);
    // The browser's own margin.
    expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('8px');
    const text = await page.locator('body').innerText();
    const { sentTitle, sentBody } = localeWords(language, 'contact').form;
    const untrue = [...eventsIn(language), ...(javaScriptEnabled ? [] : findingsIn(language)), ...(id === 'thank-you' ? [] : [sentTitle, sentBody])];
    expect(untrue.filter((words) => text.includes(words))).toEqual([]);
  });
});
