/** Translations use the words of the glossary: whole labels as they are, terms in running text by their stems. */
import { allowed } from '../read-allowed.ts';
import { englishFormsOf, formsOf, glossary, termsIn } from '../glossary-terms.ts';
import { wordsOf } from '../../text-analysis.ts';
import { besideEnglish, type Finders } from './rule.ts';

/** A label without what may differ: case, final marks, asterisks, a gloss in brackets. */
function labelOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/(?:\.\.\.|[.।!?…*])+$/, '')
    .trim();
}

const byLabel = new Map(
  glossary.flatMap((term) => englishFormsOf(term).map((english) => [labelOf(english), term] as const)),
);

/** Small words that do not carry a term. */
const particles = new Set(['અને', 'કે', 'થી', 'માં', 'का', 'की', 'के', 'में', 'से', 'और', 'या']);

/** Whether each word of a form stands in a translation, its last signs aside, so that વીમો finds વીમાની. */
function stands(form: string, translation: string): boolean {
  return wordsOf(form).every(({ text }) => {
    const stem = text.replace(/\p{M}+$/u, '');
    return particles.has(text) || translation.includes(stem.length > 1 ? stem : text);
  });
}

/** Forms that are right in running text besides the glossary's own. */
function alsoRight(name: string, language: string): string[] {
  const start = `${name} = `;
  return [...allowed('also-right', language)].flatMap((row) => (row.startsWith(start) ? row.slice(start.length) : []));
}

export const glossaryFinders: Finders = {
  'glossary-label': besideEnglish(function* ({ value, language }, english) {
    const written = byLabel.get(labelOf(english.value))?.[language];
    if (!written || formsOf(written).some((form) => labelOf(form) === labelOf(value))) return;
    yield { what: `the glossary has “${written}” for “${english.value}”` };
  }),
  'glossary-term': besideEnglish(function* ({ prose, language }, english) {
    for (const { found, term } of termsIn(english.prose)) {
      const name = found.toLowerCase();
      const forms = formsOf(term[language]);
      const isLoose = allowed('glossary-term', language).has(name);
      if (isLoose || forms.length === 0) continue;
      if ([...forms, ...alsoRight(name, language)].some((form) => stands(form, prose))) continue;
      yield { what: `“${found}” is “${term[language]}” in the glossary, but no form of it stands here` };
    }
  }),
};
