/** Says on the page which locale files are in trouble, in the check's words. */
import type { FileTrouble } from '../protocol.ts';
import { element } from './element.ts';
import type { EditorWords } from './interface-texts.ts';

const shownPerFile = 5;

export function createTroubleNotice(host: ParentNode, words: EditorWords): (troubles: readonly FileTrouble[]) => void {
  const notice = element('div', { className: 'notice', role: 'alert', hidden: true });
  host.append(notice);
  return (troubles) => {
    notice.hidden = troubles.length === 0;
    notice.replaceChildren(...troubles.map(({ path, isUnreadable, findings }) => {
      const items = findings.slice(0, shownPerFile).map(({ line, column, text, what, why, mend }) =>
        element('li', { className: 'error' }, element('code', {}, `${line}:${column} ${text}`), element('p', {}, `${what}. ${why} → ${mend}`)));
      return element('section', {}, element('h2', {}, path), ...(isUnreadable ? [element('p', {}, words.lastGood)] : []), element('ul', { className: 'findings' }, ...items));
    }));
  };
}
