import { allowedLatin, allowedTexts } from './allowed-latin.ts';
import type { LocaleFiles } from '../locale-files.ts';
import { textsOf } from './rules/rule.ts';

/** What stands in Latin letters in translations by leave of the list, once each with its count and reason, for review. */
export function allowedHits(locales: LocaleFiles): string[] {
  const hits = new Map<string, number>();
  for (const { language, prose } of textsOf(locales)) {
    if (locales.languages[language]?.script === 'Latin') continue;
    for (const [found] of prose.matchAll(allowedLatin(language))) hits.set(found, (hits.get(found) ?? 0) + 1);
  }
  const reasons = new Map(allowedTexts.map(({ text, reason }) => [text, reason]));
  return [...hits].toSorted(([, a], [, b]) => b - a).map(([text, count]) => `${text} (${count}): ${reasons.get(text)}`);
}
