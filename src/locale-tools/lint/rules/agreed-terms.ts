/** Translations use the labels of the glossary as they are. */
import { formsOf, glossary } from '../glossary-terms.ts';
import { besideEnglish, type Finders } from './rule.ts';

/** A label without what may differ: case, final marks, asterisks, a gloss in brackets. */
function labelOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/(?:\.\.\.|[.।!?…*])+$/, '')
    .trim();
}

const byLabel = new Map(glossary.flatMap((term) => formsOf(term.en).map((english) => [labelOf(english), term])));

export const agreedTermFinders: Finders = {
  'glossary-label': besideEnglish(function* ({ value, language }, english) {
    const written = byLabel.get(labelOf(english.value))?.[language];
    if (!written || formsOf(written).some((form) => labelOf(form) === labelOf(value))) return;
    yield { what: `the glossary has “${written}” for “${english.value}”` };
  }),
};
