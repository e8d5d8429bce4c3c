import { languages, isLanguage } from '../../../i18n/languages.ts';
import type { Finding } from '../../lint/findings.ts';
import { element } from './element.ts';
import type { EditorWords } from './interface-texts.ts';

/** Findings of the check in its own words: what is wrong, why it matters, how to fix it. */
export function findingsList(findings: readonly Finding[], words: EditorWords): HTMLElement {
  const items = findings.map(({ severity, language, what, why, remedy }) => {
    const name = isLanguage(language) ? languages[language].endonym : language;
    const sign = severity === 'error' ? `✗ ${words.error}` : `! ${words.warning}`;
    return element('li', { className: severity }, element('strong', {}, sign), ` ${name}: ${what}. ${why} → ${remedy}`);
  });
  return element('ul', { className: 'findings' }, ...items);
}
