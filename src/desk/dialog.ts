/** What the desk says before it saves: in every language, because nobody knows whose desk this is. */
import { languageCodes, languages } from '../i18n/languages.ts';
import { messageOf, type Message, type MessageId } from '../messages/messages.ts';

/** A heading, and below it what it is about. */
type Part = readonly [heading: MessageId, remarks: readonly Message[]];

/** Shows a dialog of the page; answers with the value of the button that was pressed, empty for the safe one and Escape, and whether the tick was set. */
export async function ask(id: 'refused' | 'changed', ...parts: Part[]) {
  const dialog = document.getElementById(id) as HTMLDialogElement;
  const sections = languageCodes.flatMap((language) =>
    parts.map(([heading, remarks]) => {
      const said = [messageOf(heading), ...remarks].map((message) => message[language]);
      return Object.assign(document.createElement('p'), {
        lang: languages[language].tag,
        textContent: said.join('\n• '),
      });
    }),
  );
  dialog.querySelector('div')?.replaceChildren(...sections);
  dialog.querySelector('form')?.reset();
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }));
  return { pressed: dialog.returnValue, isTicked: dialog.querySelector('input')?.checked ?? false };
}
