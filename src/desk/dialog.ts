/** What the desk says before it saves: in every language, because nobody knows whose desk this is. */
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import { messageOf, type Message, type MessageId } from '../messages/format-message.ts';
import { refusal } from './cms/refusal.ts';

/** A heading, and below it what it is about. */
const textIn = (language: Language, heading: MessageId, remarks: readonly Message[]) =>
  [messageOf(heading), ...remarks].map((message) => message[language] ?? message.en).join('\n• ');

/** What the CMS shows in its own dialog, in every language below each other. */
export const textOf = (heading: MessageId, remarks: readonly Message[] = []) =>
  languageCodes.map((language) => textIn(language, heading, remarks)).join('\n\n');

const paragraphsIn = (language: Language, heading: MessageId, remarks: readonly Message[]) => {
  const said = { lang: languages[language].tag, textContent: textIn(language, heading, remarks) };
  return remarks.length > 0 ? [Object.assign(document.createElement('p'), said)] : [];
};

/** Asks whether to save in spite of older faults and unchanged translations, if there are any, and whether these still fit. @throws {Error} when it is taken back, by Escape too */
export async function isSaidToFit(older: readonly Message[], unchanged: readonly Message[]): Promise<boolean> {
  const sections = languageCodes.flatMap((language) => [
    ...paragraphsIn(language, 'desk-older', older),
    ...paragraphsIn(language, 'desk-changed', unchanged),
  ]);
  if (sections.length === 0) return false;
  const dialog = document.getElementById('before-saving') as HTMLDialogElement;
  const part = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
    dialog.querySelector(name) as HTMLElementTagNameMap[Name];
  part('div').replaceChildren(...sections);
  part('label').hidden = unchanged.length === 0;
  part('form').reset();
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }));
  if (!dialog.returnValue) throw refusal(textOf('desk-taken-back'));
  return part('input').checked;
}
