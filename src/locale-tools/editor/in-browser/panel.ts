/** The panel in which one text is edited in all languages side by side. */
import { languageCodes, type Language } from '../../../i18n/languages.ts';
import type { OpenedText, TextKey } from '../protocol.ts';
import { createDrafting, type Outcome } from './drafting.ts';
import { button, element } from './element.ts';
import { findingsList } from './findings-list.ts';
import { languageField, type LanguageField } from './language-field.ts';
import { aidsFor } from './panel-aids.ts';
import { openText } from './api-client.ts';
import { textId } from './texts-on-page.ts';
import type { EditorWords } from './interface-texts.ts';

export interface PanelOptions {
  /** Where the panel stands. */
  host: ParentNode;
  language: Language;
  words: EditorWords;
  /** What gets the focus back. */
  from: HTMLElement | undefined;
}

let closeOpen: (() => void) | undefined;

/** Opens the text at the first of some places; the others can be chosen, because they gave the same text. */
export async function showPanel(places: readonly TextKey[], options: PanelOptions): Promise<void> {
  const [place] = places;
  if (!place) return;
  const text = await openText(place);
  closeOpen?.();
  closeOpen = buildPanel(text, places, options);
}

/** A figure is the same in every language, so that all of its fields are open. */
function fieldsOf(text: OpenedText, { language, words }: PanelOptions): LanguageField[] {
  return languageCodes.flatMap((code) => {
    const value = text.values[code];
    return value === undefined ? [] : [languageField(code, value, { words, isOpen: code === language || typeof value === 'number' })];
  });
}

function placeChoice(places: readonly TextKey[], options: PanelOptions): HTMLElement[] {
  if (places.length < 2) return [];
  const select = element('select', {}, ...places.map((place) => element('option', {}, textId(place))));
  select.onchange = () => {
    const chosen = places.filter((place) => textId(place) === select.value);
    void showPanel([...chosen, ...places.filter((place) => !chosen.includes(place))], options);
  };
  return [element('label', {}, `${options.words.places} `, select)];
}

/** Puts a placeholder where the cursor was last. */
function insertInto(input: LanguageField['input'] | undefined, placeholder: string): void {
  if (!(input instanceof HTMLTextAreaElement)) return;
  input.setRangeText(placeholder, input.selectionStart, input.selectionEnd, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

function buildPanel(text: OpenedText, places: readonly TextKey[], options: PanelOptions): () => void {
  const { host, language, words, from } = options;
  const fields = fieldsOf(text, options);
  const own = fields.find((field) => field.draft().language === language) ?? fields[0];
  let current = own?.input;
  const status = element('p', { role: 'status' });
  const findings = element('div', { ariaLive: 'polite' });
  const drafting = createDrafting(text, fields, (found) => {
    findings.replaceChildren(found.length > 0 ? findingsList(found, words) : element('p', {}, words.good));
  });

  function close(): void {
    drafting.stop();
    dialog.remove();
    closeOpen = undefined;
    from?.focus();
  }

  const said: Record<Outcome, string> = { saved: words.saved, refused: words.refused, unreachable: words.unreachable, conflict: '', unchanged: '' };
  async function save(): Promise<void> {
    const outcome = await drafting.save();
    status.textContent = said[outcome];
    if (outcome === 'unchanged') close();
  }

  const form = element('form', {},
    element('div', { className: 'row' }, element('h2', { className: 'grow', id: 'place' }, `${text.file}.json ${text.key}`), ...placeChoice(places, options)),
    element('div', { className: 'columns' }, ...fields.map((field) => field.element)),
    ...aidsFor(text, (placeholder) => insertInto(current, placeholder), words),
    element('section', {}, element('h3', {}, words.findings), findings),
    element('div', { className: 'row' }, element('button', { type: 'submit', className: 'main' }, words.save), button(words.cancel, close), status),
  );
  form.onsubmit = (event) => {
    event.preventDefault();
    void save();
  };
  form.oninput = () => {
    status.textContent = '';
    drafting.judgeSoon();
  };
  form.addEventListener('focusin', ({ target }) => {
    current = fields.find(({ input }) => input === target)?.input ?? current;
  });

  const dialog = element('dialog', { open: true }, form);
  dialog.setAttribute('aria-labelledby', 'place');
  dialog.onkeydown = (event) => {
    // The page below must not take these keys for its own.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  };
  host.append(dialog);
  own?.input.focus();
  void drafting.judge();
  return close;
}
