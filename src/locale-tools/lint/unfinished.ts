/** A language that is still being translated: told in one finding in place of one for each of its texts. */
import type { LocaleFiles } from '../locale-files.ts';
import { isUntranslated, type Finding } from './findings.ts';
import { textsOf } from './rules/rule.ts';

/** As many untranslated texts are best named one by one. */
const few = 20;

/** Texts of each file in English. */
function textCounts(locales: LocaleFiles): Map<string, number> {
  const english = [...textsOf(locales)].filter(({ language }) => language === locales.source);
  return new Map([...Map.groupBy(english, ({ file }) => file.name)].map(([name, texts]) => [name, texts.length]));
}

/** Languages of which more than a few texts are untranslated, with how many; `counts` says how many a missing file has. */
export function unfinishedLanguages(findings: readonly Finding[], counts: ReadonlyMap<string, number> = new Map()): Map<string, number> {
  const nameOf = (file: string) => file.replace(/^.*\/|\.json$/g, '');
  const byLanguage = Map.groupBy(findings.filter(isUntranslated), ({ language }) => language);
  const lacking = [...byLanguage].map(([language, own]): [string, number] => {
    return [language, own.reduce((sum, { rule, file }) => sum + (rule === 'missing-file' ? (counts.get(nameOf(file)) ?? 1) : 1), 0)];
  });
  return new Map(lacking.filter(([, count]) => count > few));
}

/** The findings with each unfinished language in one; what is wrong in the texts that it has is still told. */
export function unfinishedInOne(locales: LocaleFiles, findings: readonly Finding[]): Finding[] {
  const counts = textCounts(locales);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const unfinished = unfinishedLanguages(findings.filter(({ language }) => language !== locales.source), counts);
  const summaries = [...unfinished].map(([language, lacking]): Finding => ({
    rule: 'unfinished-language',
    severity: 'error',
    language,
    file: `locales/${language}`,
    line: 1,
    column: 1,
    key: '',
    text: '',
    what: `${lacking} of ${total} texts are not translated yet`,
    why: 'Visitors would see English or nothing in their place, so no site is built with this language; npm run dev shows English there, marked [en].',
    remedy: `Translate on the page in npm run dev, in the files, or in a spreadsheet (npm run copy -- --export ${language} words.csv); `
      + `npm run status -- ${language} names what is missing.`,
  }));
  return [...summaries, ...findings.filter((finding) => !(unfinished.has(finding.language) && isUntranslated(finding)))];
}
