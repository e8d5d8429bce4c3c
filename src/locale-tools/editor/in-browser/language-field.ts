/** The text of one language in the panel. */
import { languages, type Language } from '../../../i18n/languages.ts';
import type { Change, SaveAnswer } from '../protocol.ts';
import { button, element } from './element.ts';
import { language, words } from './stage.ts';

export interface LanguageField {
  element: HTMLElement;
  change(): Change;
  /** Shows what became of the text: as it was saved, or what another editor has made of it, which saving again replaces. */
  take(answer: SaveAnswer): void;
}

/** A field for the language of the page; another is there to be read until its button is pressed. */
export function languageField(code: Language, value: string): LanguageField {
  const { tag, endonym } = languages[code];
  const isOwn = code === language;
  let opened = value;
  // A key pressed in the wrong field would change a language that its translator may not read.
  const input = element('textarea', { value, lang: tag, spellcheck: true, readOnly: !isOwn });
  const theirs = element('p', { role: 'alert', lang: tag });
  const opener = button(`${words.editToo}: ${endonym}`, () => {
    input.readOnly = false;
    opener.remove();
    input.focus();
  });
  return {
    element: element('div', {}, element('label', {}, endonym, input), ...(isOwn ? [] : [opener]), theirs),
    change: () => ({ language: code, opened, value: input.value }),
    take({ outcome, values }) {
      const now = values[code] ?? '';
      theirs.textContent = now === opened || outcome === 'saved' ? '' : now;
      opened = now;
      if (outcome === 'saved') input.value = now;
    },
  };
}
