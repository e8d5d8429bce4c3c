/** Pages in engines that know nothing of the newer parts of CSS, or whose style sheet never comes: they read well, and say nothing that is not so. */
import type { Page } from 'playwright-core';
import { languageCodes, type Language } from '../../i18n/languages.ts';
import type { BuiltPage } from '../built-site.ts';
import { localeWords, textsIn } from '../shared-words.ts';
import { findTextFaults } from '../text-faults.ts';

/** Drops the rules that such an engine would drop; returns how many those were. */
function dropNewerRules(page: Page): Promise<number> {
  return page.evaluate(() => {
    let dropped = 0;
    const isNewer = (rule: CSSRule) =>
      rule instanceof CSSContainerRule ||
      (rule instanceof CSSStyleRule &&
        (/:has\(|:popover-open|:user-invalid|&/.test(rule.selectorText) || rule.cssRules.length > 0)) ||
      (rule instanceof CSSMediaRule && /scripting|prefers-reduced-data/.test(rule.conditionText));
    const strip = (rules: CSSRuleList, owner: CSSStyleSheet | CSSGroupingRule) => {
      for (let position = rules.length - 1; position >= 0; position -= 1) {
        const rule = rules[position];
        if (!rule) continue;
        if (isNewer(rule)) {
          owner.deleteRule(position);
          dropped += 1;
        } else if (rule instanceof CSSMediaRule) strip(rule.cssRules, rule);
      }
    };
    for (const sheet of document.styleSheets) strip(sheet.cssRules, sheet);
    return dropped;
  });
}

/** Text that cannot be read whole once the newer rules are dropped. */
export async function faultsWithoutNewerRules(page: Page): Promise<string[]> {
  if ((await dropNewerRules(page)) === 0) return ['no newer rule was found, so nothing was looked at'];
  const faults: string[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    faults.push(...(await findTextFaults(page)).map((fault) => `in an old engine at ${width} px: ${fault}`));
  }
  return faults;
}

/** What holds only once something has happened that the visitor knows of, and what only the small script can know: up to what the site fills in. */
function unprovenIn(language: Language): string[] {
  const { form } = localeWords(language, 'contact');
  const { actions, share, unanswered, hours } = localeWords(language, 'common');
  const { missing, pages } = localeWords(language, 'offline');
  const texts = textsIn([
    form.sending,
    form.stillTrying,
    form.errors,
    form.otherWays.title,
    form.otherWays.offline,
    unanswered.title,
    actions.copied,
    share.copied,
    missing,
    localeWords(language, 'calculators').errors,
    hours.openNow,
    hours.closedNow,
    pages.keeping,
    pages.kept,
    pages.failed,
    pages.ask,
    languageCodes.map((code) => localeWords(code, 'common').language.suggestion),
  ]);
  return texts.map((text) => text.replace(/{{.*/s, '').trim()).filter(Boolean);
}

/** What the page says without any style sheet although it does not hold. */
export async function untrueWithoutStyles(page: Page, { page: id, language }: BuiltPage): Promise<string[]> {
  await page.evaluate(() => document.querySelectorAll('link[rel=stylesheet]').forEach((sheet) => sheet.remove()));
  const text = await page.locator('body').innerText();
  const { sentTitle, sentBody } = localeWords(language, 'contact').form;
  const untrue = [...unprovenIn(language), ...(id === 'thank-you' ? [] : [sentTitle, sentBody])];
  return untrue.filter((words) => text.includes(words)).map((words) => `without styles it says: ${words}`);
}
