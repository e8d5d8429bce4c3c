/** What the desk asks and says: in every language, because nobody knows whose desk this is. */
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import { messageOf, type Message, type MessageId } from '../messages/format-message.ts';
import { refusal } from './cms/refusal.ts';
import { placeOf } from './read-labels.ts';
import { saidIn, type Choose, type Clash } from './merged.ts';

/** A heading, and below it what it is about. */
const textIn = (language: Language, heading: MessageId, remarks: readonly Message[]) =>
  [messageOf(heading), ...remarks].map((message) => message[language] ?? message.en).join('\n• ');

/** What the CMS shows in its own dialog, in every language below each other. */
export const textOf = (heading: MessageId, remarks: readonly Message[] = []) =>
  languageCodes.map((language) => textIn(language, heading, remarks)).join('\n\n');

const paragraphsOf = (heading: MessageId, remarks: readonly Message[]) =>
  languageCodes.map((language) => {
    const said = { lang: languages[language].tag, textContent: textIn(language, heading, remarks) };
    return Object.assign(document.createElement('p'), said);
  });

/** Shows a dialog of the page with this in it. */
function shown(id: string, content: readonly Node[]): HTMLDialogElement {
  const dialog = document.getElementById(id) as HTMLDialogElement;
  dialog.querySelector('div')?.replaceChildren(...content);
  dialog.querySelector('form')?.reset();
  dialog.returnValue = '';
  dialog.showModal();
  dialog.scrollTop = 0;
  return dialog;
}

/** Says what needs no answer. */
export const tell = (heading: MessageId, remarks: readonly Message[]) =>
  shown('unpublished', paragraphsOf(heading, remarks));

/** What was ticked and chosen. @throws {Error} when it is taken back, by Escape too */
async function answered(id: string, content: readonly Node[]): Promise<FormData> {
  const dialog = shown(id, content);
  await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }));
  if (!dialog.returnValue) throw refusal(textOf('desk-taken-back'));
  return new FormData(dialog.querySelector('form') ?? undefined);
}

/** Shows what refuses nothing, if there is any. @throws {Error} when the save is taken back */
export async function warn(warnings: readonly Message[]): Promise<void> {
  if (warnings.length > 0) await answered('warnings', paragraphsOf('desk-warned', warnings));
}

/** Asks whether translations of changed English still fit, if there are any. */
export const isSaidToFit = async (unchanged: readonly Message[]): Promise<boolean> =>
  unchanged.length > 0 && (await answered('translations', paragraphsOf('desk-changed', unchanged))).has('fit');

/** A field that two have changed, and what each wrote. */
function fieldOf(sign: string, place: string, { mine, theirs }: Clash): DocumentFragment {
  const { content } = document.getElementById('clash') as HTMLTemplateElement;
  const field = document.importNode(content, true);
  const said = [place, ...[mine, theirs].map((value) => saidIn(value).join(' · ') || '—')];
  for (const [at, part] of field.querySelectorAll('legend, q').entries()) part.textContent = said[at] ?? '';
  for (const radio of field.querySelectorAll('input')) radio.name = sign;
  return field;
}

/** Asks which of two changes to one field of an entry is to stand, if there are any. */
export async function choiceOf(entry: string, clashes: ReadonlyMap<string, Clash>): Promise<Choose> {
  const fields = [...clashes].map(([sign, clash]) => {
    const places = languageCodes.map((language) => placeOf([entry, ...clash.path], language));
    return fieldOf(sign, places.join(' · '), clash);
  });
  const chosen = fields.length > 0 ? await answered('clashes', fields) : new FormData();
  return (clash) => (chosen.get(JSON.stringify(clash)) === 'theirs' ? clash.theirs : clash.mine);
}
