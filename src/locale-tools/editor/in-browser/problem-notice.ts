/** Says on the page which locale files are in trouble, in the check's words. */
import type { FileProblem } from '../protocol.ts';
import { element } from './element.ts';
import type { EditorWords } from './interface-texts.ts';

const shownPerFile = 5;

export function createProblemNotice(host: ParentNode, words: EditorWords): (problems: readonly FileProblem[]) => void {
  const notice = element('div', { className: 'notice', role: 'alert', hidden: true });
  host.append(notice);
  return (problems) => {
    notice.hidden = problems.length === 0;
    notice.replaceChildren(...problems.map(({ path, isUnreadable, findings }) => {
      const items = findings.slice(0, shownPerFile).map(({ line, column, text, what, why, remedy }) =>
        element(
          'li',
          { className: 'error' },
          element('strong', {}, `✗ ${words.error} `),
          element('code', {}, `${line}:${column} ${text}`),
          element('p', {}, `${what}. ${why} → ${remedy}`),
        ));
      const note = isUnreadable ? [element('p', {}, words.lastGood)] : [];
      return element('section', {}, element('h2', {}, path), ...note, element('ul', { className: 'findings' }, ...items));
    }));
  };
}
