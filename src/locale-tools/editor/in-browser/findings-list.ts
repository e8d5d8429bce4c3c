import { languages, isLanguage } from '../../../i18n/languages.ts';
import type { Finding } from '../../lint/findings.ts';
import { element } from './element.ts';

/** Findings of the check in its own words: what is wrong, why it matters, how to fix it. */
export function findingsList(findings: readonly Finding[]): HTMLElement {
  const items = findings.map(({ severity, language, what, why, remedy }) => {
    const name = isLanguage(language) ? languages[language].endonym : language;
    return element('li', { className: severity }, `${name}: ${what}. ${why} → ${remedy}`);
  });
  return element('ul', { className: 'findings' }, ...items);
}
