/** A language that is still being translated: told in one finding in place of one for each of its texts. */
import type { LocaleFiles } from '../locale-files.ts';
import { findingAt, isUntranslated, type Finding } from './findings.ts';
import { textsOf } from './rules/rule.ts';

/** As many untranslated texts are best named one by one. */
const few = 20;

/** Languages of which more than a few texts are untranslated, with how many. */
export function unfinishedLanguages(findings: readonly Finding[]): Map<string, number> {
  const byLanguage = Map.groupBy(findings.filter(isUntranslated), ({ language }) => language);
  return new Map([...byLanguage].flatMap(([language, { length }]) => (length > few ? [[language, length]] : [])));
}

/** The findings with each unfinished language in one; what is wrong in the texts that it has is still told. */
export function unfinishedInOne(locales: LocaleFiles, findings: readonly Finding[]): Finding[] {
  const total = [...textsOf(locales)].filter(({ language }) => language === locales.source).length;
  const unfinished = unfinishedLanguages(findings.filter(({ language }) => language !== locales.source));
  const summaries = [...unfinished].map(([language, lacking]) =>
    findingAt('unfinished-language', language, `locales/${language}`, {
      what: `${lacking} of ${total} texts are not translated yet`,
      why: 'Visitors would see English or nothing in their place, so no site is built with this language.',
      remedy: `Translate on the page in npm run dev, in the files, or in a spreadsheet; npm run status -- ${language} names what is missing.`,
    }),
  );
  return [
    ...summaries,
    ...findings.filter((finding) => !(unfinished.has(finding.language) && isUntranslated(finding))),
  ];
}
