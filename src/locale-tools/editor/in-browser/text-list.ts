/** The list of everything that the files of a page say, seen or not, from which each text can be opened. */
import { textsByKey } from '../../locale-values.ts';
import { button, element } from './element.ts';
import { filesRead, idOf } from './key-marks.ts';
import { instances } from './marked-i18next.ts';
import { showPanel } from './panel.ts';
import { dialog, language, words } from './stage.ts';

export function showTextList(from: HTMLElement): void {
  const items = filesRead().flatMap((file) =>
    [...textsByKey(instances[0]?.getResourceBundle(language, file))].map(([key, text]) => {
      const item = button('', () => void showPanel([{ file, key }], from));
      item.append(element('code', {}, idOf({ file, key })), element('span', {}, text));
      return element('li', {}, item);
    }),
  );
  const closing = button(words.close, () => close());
  const close = dialog(words.allTexts, from, closing, element('ul', {}, ...items));
  closing.focus();
}
