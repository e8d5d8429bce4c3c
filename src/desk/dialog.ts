/** What the desk says before it saves: in every language, because nobody knows whose desk this is. */
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import { messageOf, type Message, type MessageId } from '../messages/messages.ts';

/** A heading, and below it what it is about. */
export interface Said {
  heading: MessageId;
  remarks: readonly Message[];
}

const textIn = (language: Language, { heading, remarks }: Said) =>
  [messageOf(heading), ...remarks].map((message) => message[language] ?? message.en).join('\n• ');

/** What the CMS shows in its own dialog, in every language below each other. */
export const textOf = (heading: MessageId, remarks: readonly Message[] = []) =>
  languageCodes.map((language) => textIn(language, { heading, remarks })).join('\n\n');

/** Keeps the CMS from saving; it shows the cause of an error of this name. */
export const refusal = (...said: Parameters<typeof textOf>) =>
  new Error('saving_failed', { cause: new Error(textOf(...said)) });

/** Asks whether to save nevertheless, with a tick where one is wanted. @throws {Error} when it is taken back, by Escape too */
export async function mayBeSaved(said: readonly Said[], isTickWanted: boolean): Promise<{ isTicked: boolean }> {
  const dialog = document.getElementById('before-saving') as HTMLDialogElement;
  const [form, label, tick] = ['form', 'label', 'input'].map((name) => dialog.querySelector<HTMLElement>(name));
  const sections = languageCodes.flatMap((language) =>
    said.map((each) => {
      const { tag: lang } = languages[language];
      return Object.assign(document.createElement('p'), { lang, textContent: textIn(language, each) });
    }),
  );
  dialog.querySelector('div')?.replaceChildren(...sections);
  if (label) label.hidden = !isTickWanted;
  (form as HTMLFormElement).reset();
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }));
  if (!dialog.returnValue) throw refusal('desk-taken-back');
  return { isTicked: (tick as HTMLInputElement).checked };
}
