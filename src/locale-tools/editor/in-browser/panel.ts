/** The panel in which one text is edited in all languages side by side. */
import { languageCodes } from '../../../i18n/languages.ts';
import type { Finding } from '../../lint/findings.ts';
import type { OpenedText, TextKey } from '../protocol.ts';
import { openText, saveText } from './api-client.ts';
import { button, element } from './element.ts';
import { findingsList } from './findings-list.ts';
import { idOf } from './key-marks.ts';
import { languageField } from './language-field.ts';
import { dialog, words } from './stage.ts';

/** Opens the text at the first of some keys; the others can be chosen, because they gave the same part of the page. */
export async function showPanel(keys: readonly TextKey[], from: HTMLElement): Promise<void> {
  const [first] = keys;
  if (!first) return;
  buildPanel(first, await openText(first), keys, from);
}

/** What the panel edits: by its file and key, with the others beside it. */
function heading(textKey: TextKey, keys: readonly TextKey[], from: HTMLElement): HTMLElement[] {
  const others = keys.filter((key) => key !== textKey);
  const choices = others.map((key) => button(idOf(key), () => void showPanel([key, ...others, textKey], from)));
  return [element('h2', {}, idOf(textKey)), element('div', { className: 'row' }, ...choices)];
}

function glossaryRows({ glossary }: OpenedText): HTMLElement[] {
  return glossary.map(({ english, written, note }) => {
    const forms = Object.entries(written).map(([lang, form]) => element('td', { lang }, form));
    return element('tr', {}, element('td', {}, english.join(' / ')), ...forms, element('td', {}, note));
  });
}

function buildPanel(textKey: TextKey, text: OpenedText, keys: readonly TextKey[], from: HTMLElement): void {
  const fields = languageCodes.flatMap((code) => {
    const value = text.values[code];
    return value === undefined ? [] : [languageField(code, value)];
  });
  const status = element('p', { role: 'status' });
  const findings = element('div', { ariaLive: 'polite' });
  const showFindings = (found: readonly Finding[]) =>
    findings.replaceChildren(found.length > 0 ? findingsList(found) : words.good);
  showFindings(text.findings);

  async function save(): Promise<void> {
    const changes = fields.map(({ change }) => change()).filter(({ opened, value }) => value !== opened);
    if (changes.length === 0) return close();
    const answer = await saveText({ ...textKey, changes }).catch(() => undefined);
    status.textContent = words[answer?.outcome ?? 'unreachable'];
    if (!answer) return;
    showFindings(answer.findings);
    for (const field of fields) field.take(answer);
  }

  const form = element(
    'form',
    {},
    ...heading(textKey, keys, from),
    element('div', { className: 'columns' }, ...fields.map((field) => field.element)),
    element('h3', {}, words.findings),
    findings,
    element('h3', {}, words.glossary),
    element('table', {}, ...glossaryRows(text)),
    element(
      'div',
      { className: 'row' },
      element('button', { type: 'submit' }, words.save),
      button(words.close, () => close()),
      status,
    ),
  );
  form.onsubmit = (event) => {
    event.preventDefault();
    void save();
  };
  form.onkeydown = (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  };
  const close = dialog(idOf(textKey), from, form);
  form.querySelector<HTMLTextAreaElement>('textarea:not([readonly])')?.focus();
}
