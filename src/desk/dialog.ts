/** What the desk says before it saves: in every language, because nobody knows whose desk this is. */
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import { messageOf, type MessageId } from '../messages/messages.ts';
import type { Remark } from './remarks.ts';

const inEach = (id: MessageId) => Object.values(messageOf(id)).join(' · ');

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, ...children: Node[]) {
  const made = document.createElement(name);
  made.append(text, ...children);
  return made;
}

/** A list of remarks under its heading, a section a language. */
function sectionIn(language: Language, heading: MessageId, remarks: readonly Remark[]): HTMLElement {
  const items = remarks.map((remark) => element('li', remark[language]));
  const section = element('section', '', element('h3', messageOf(heading)[language]), element('ul', '', ...items));
  section.lang = languages[language].tag;
  return section;
}

export interface Question {
  /** What is said, with what is listed under it. */
  parts: Partial<Record<MessageId, readonly Remark[]>>;
  /** What may be ticked. */
  tick?: MessageId;
  /** The buttons; the first is the safe one, and Escape presses it. */
  buttons: readonly MessageId[];
}

/** Asks, and answers which button was pressed, and whether the tick was set. */
export async function ask({ parts, tick, buttons }: Question): Promise<{ pressed: MessageId; isTicked: boolean }> {
  const dialog = element('dialog', '');
  dialog.className = 'desk-dialog';
  for (const language of languageCodes)
    for (const [heading, remarks] of Object.entries(parts))
      if (remarks.length > 0) dialog.append(sectionIn(language, heading as MessageId, remarks));
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  if (tick) dialog.append(element('label', inEach(tick), box));
  const form = element(
    'form',
    '',
    ...buttons.map((name) => Object.assign(element('button', inEach(name)), { value: name })),
  );
  form.method = 'dialog';
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  dialog.remove();
  const pressed = buttons.find((name) => name === dialog.returnValue) ?? buttons[0];
  if (!pressed) throw new Error('A question needs a button.');
  return { pressed, isTicked: box.checked };
}
