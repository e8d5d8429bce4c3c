/** The text of one language in the panel. */
import type { Language, LanguageEntry } from '../../../i18n/languages.ts';
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

export function languageField(language: Language, entry: LanguageEntry, value: Value, words: EditorWords): LanguageField {
  let opened = value;
  const input = createInput(value, entry);
  const below = element('div');
  const typed = (): Value => (typeof opened === 'number' ? Number(input.value) : input.value);
  const write = (text: Value) => {
    input.value = String(text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return {
    element: element('div', {}, element('label', {}, entry.endonym, input), below),
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
