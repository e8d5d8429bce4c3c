import type { Finding } from '../../lint/findings.ts';
import { element } from './element.ts';

/** Findings of the check in the language of the words, else in its own: where, what is wrong, why it matters, how to mend it. */
export function findingsList(findings: readonly Finding[]): HTMLElement {
  const items = findings.map(({ severity, file, line, column, what, why, remedy, said }) =>
    element(
      'li',
      { className: severity },
      element('strong', {}, severity === 'error' ? '✗ error ' : '! warning '),
      element('code', {}, `${file}:${line}:${column}`),
      said ? ` ${said} (${remedy})` : ` ${what}. ${why} → ${remedy}`,
    ),
  );
  return element('ul', {}, ...items);
}
