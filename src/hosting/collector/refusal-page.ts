/** The pages of the collector: what is wrong with a message that cannot be taken, the form again with every word typed; and what its address is for. */
import type { Resources } from '../../i18n/resources.ts';
import { languages, type Language } from '../../i18n/languages.ts';
import { ownCollector } from '../../office/office.ts';
import { addressOf } from '../../site/urls.ts';
import type { ContactMessage } from '../../islands/contact-form/contact-message.ts';
import type { SubmissionFault } from './submission.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function form(words: Resources['contact']['form'], language: Language, typed: ContactMessage): string {
  const input = (name: 'name' | 'email' | 'phone', type: string, autocomplete: string) =>
    `<p><label for="${name}">${escape(words[name])}</label><br>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escape(typed[name])}"${name === 'phone' ? '' : ' required'}></p>`;
  // The parser drops one line break at the start of a textarea, so one is put before the text.
  return `<form method="post" action="${ownCollector}">
<input type="hidden" name="_next" value="${addressOf('thank-you', language)}">
${input('name', 'text', 'name')}
${input('email', 'email', 'email')}
${input('phone', 'tel', 'tel')}
<p><label for="message">${escape(words.message)}</label><br>
<textarea id="message" name="message" rows="5" required>
${escape(typed.message)}</textarea></p>
<p><button type="submit">${escape(words.send)}</button></p>
</form>`;
}

/** A complete HTML page that ends with the way to the contact page; `parts` are mark-up. */
function page(contact: Resources['contact'], language: Language, heading: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(heading)}</title>
</head>
<body>
<main>
<h1>${escape(heading)}</h1>
${parts.join('\n')}
<p><a href="${addressOf('contact', language)}">${escape(contact.hero.title)}</a></p>
</main>
</body>
</html>
`;
}

/** The page of a message that was not taken; without `typed`, where nothing could be read, the form is left out. */
export function refusalPage(contact: Resources['contact'], language: Language, faults: readonly SubmissionFault[], typed?: ContactMessage): string {
  const words = contact.form;
  const heading = faults.some((fault) => fault.field) ? words.errors.summary : words.errors.problem;
  const sentences = new Set(faults.map((fault) => words.errors[fault.words]));
  sentences.delete(heading);
  const items = [...sentences].map((sentence) => `<li>${escape(sentence)}</li>`);
  return page(contact, language, heading, [
    ...(items.length > 0 ? [`<ul>${items.join('')}</ul>`] : []),
    ...(typed ? [form(words, language, typed)] : []),
  ]);
}

/** The page of whoever comes to read at the collector's address, as by reloading a refusal there. */
export function nothingToReadPage(contact: Resources['contact'], language: Language): string {
  const { title, body } = contact.form.nothingToRead;
  return page(contact, language, title, [`<p>${escape(body)}</p>`]);
}
