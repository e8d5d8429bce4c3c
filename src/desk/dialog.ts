/** What the desk asks and says: in every language, because nobody knows whose desk this is. */
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import { messageOf, type Message, type MessageId } from '../messages/format-message.ts';
import { refusal } from './cms/refusal.ts';

/** A heading, and below it what it is about, each once. */
const textIn = (language: Language, heading: MessageId, remarks: readonly Message[]) =>
  [...new Set([messageOf(heading), ...remarks].map((message) => message[language] ?? message.en))].join('\n• ');

/** How much a reader wants a language; what a browser does not ask for comes last. */
const rankOf = (code: string) => navigator.languages.findIndex((tag) => tag.startsWith(code)) >>> 0;

const inOrder = languageCodes.toSorted((one, other) => rankOf(one) - rankOf(other));

/** What the CMS shows in its own dialog, in every language below each other. */
export const textOf = (heading: MessageId, remarks: readonly Message[] = []) =>
  inOrder.map((language) => textIn(language, heading, remarks)).join('\n\n');

/** Shows the dialog of the page with this in it, and then with what is left to decide. */
function shown(id: string, heading: MessageId, remarks: readonly Message[], rest: readonly Message[] = []) {
  const dialog = document.getElementById(id) as HTMLDialogElement;
  const paragraphs = inOrder.map((language) => {
    const texts = [textIn(language, heading, remarks), rest.length > 0 && textIn(language, 'ready-rest', rest)];
    const own = { lang: languages[language].tag, textContent: texts.filter(Boolean).join('\n\n') };
    return Object.assign(document.createElement('p'), own);
  });
  dialog.querySelector('div')?.replaceChildren(...paragraphs);
  dialog.returnValue = '';
  dialog.showModal();
  dialog.scrollTop = 0;
  return dialog;
}

/** Says what needs no answer. */
export const showDialog = (heading: MessageId, remarks: readonly Message[], rest?: readonly Message[]) =>
  shown('unpublished', heading, remarks, rest);

/**
 * The value of the button that is pressed below remarks, if there are any, in the dialog named as their heading.
 * @throws {Error} when the save is taken back, by Escape too
 */
export async function askAbout(heading: MessageId, remarks: readonly Message[]): Promise<string> {
  if (remarks.length === 0) return '';
  const dialog = shown(heading, heading, remarks);
  await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }));
  if (!dialog.returnValue) throw refusal(textOf('desk-taken-back'));
  return dialog.returnValue;
}
