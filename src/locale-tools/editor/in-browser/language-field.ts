/** The text of one language in the panel. */
import { languages, type Language, type LanguageEntry } from '../../../i18n/languages.ts';
import type { Value } from '../../json-source.ts';
import type { Draft } from '../protocol.ts';
import { button, element } from './element.ts';
import type { EditorWords } from './interface-texts.ts';

export interface LanguageField {
  element: HTMLElement;
  input: HTMLTextAreaElement | HTMLInputElement;
  draft(): Draft;
  /** Shows what another editor has made of the text, and lets the translator choose. */
  showConflict(theirs: Value): void;
  /** Offers the text as it would be with its spaces and marks fixed; nothing offers nothing. */
  offerFix(fixed: string | undefined): void;
  /** Takes what stands here for what stands in the file. */
  settle(): void;
}

function createInput(value: Value, { tag }: LanguageEntry) {
  const shared = { value: String(value), lang: tag, autocomplete: 'off' } as const;
  return typeof value === 'number' ? element('input', { ...shared, type: 'number', step: 'any' }) : element('textarea', { ...shared, spellcheck: true });
}

export interface FieldOptions {
  words: EditorWords;
  /** False for a text that is there to be read until its button is pressed. */
  isOpen: boolean;
}

export function languageField(language: Language, value: Value, { words, isOpen }: FieldOptions): LanguageField {
  const entry = languages[language];
  let opened = value;
  const input = createInput(value, entry);
  const below = element('div');
  const opener = element('div');
  if (!isOpen) {
    // Only on purpose: a key pressed in the wrong field would change a language that its translator may not read.
    input.readOnly = true;
    const edit = button(`${words.editToo}: ${entry.endonym}`, () => {
      input.readOnly = false;
      edit.remove();
      input.focus();
    });
    opener.append(edit);
  }
  const typed = (): Value => (typeof opened === 'number' ? Number(input.value) : input.value);
  const write = (text: Value) => {
    input.value = String(text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return {
    element: element('div', {}, element('label', {}, entry.endonym, input), opener, below),
    input,
    draft: () => ({ language, opened, value: typed() }),
    showConflict(theirs) {
      const choose = (take: boolean) => {
        opened = theirs;
        below.replaceChildren();
        if (take) write(theirs);
        input.focus();
      };
      below.replaceChildren(element(
        'div',
        { className: 'conflict', role: 'alert' },
        element('p', {}, words.conflict),
        element('p', { lang: entry.tag }, String(theirs)),
        element('div', { className: 'row' }, button(words.takeTheirs, () => choose(true)), button(words.keepMine, () => choose(false))),
      ));
    },
    offerFix(fixed) {
      if (below.querySelector('.conflict')) return;
      below.replaceChildren(...(fixed === undefined ? [] : [button(words.fix, () => write(fixed), 'fix')]));
    },
    settle: () => void (opened = typed()),
  };
}
