/** Spaces stand where a reader expects them, once. */
import { conventionOf } from '../conventions.ts';
import { flawsAt, inEachText, type Rule } from './rule.ts';

export const edgeSpace: Rule = {
  id: 'edge-space',
  severity: 'error',
  why: 'It shifts the text on the page and hides in every comparison.',
  mend: 'Delete the space, or run npm run check -- --fix.',
  find: inEachText(({ value }) => flawsAt(value, /^\s+|\s+$/g, () => ({ what: 'a space stands at the edge of the text' }))),
};

export const doubleSpace: Rule = {
  id: 'double-space',
  severity: 'error',
  why: 'It is a slip of the keyboard that comparisons stumble over.',
  mend: 'Keep one space, or run npm run check -- --fix.',
  find: inEachText(({ value }) => flawsAt(value, /(?<=\S)[ \u00A0]{2,}(?=\S)/g, () => ({ what: 'two spaces stand in a row' }))),
};

export const lineBreak: Rule = {
  id: 'line-break',
  severity: 'error',
  why: 'The page breaks lines by itself, to fit every screen.',
  mend: 'Put one space there; a new paragraph is a new entry of the list.',
  find: inEachText(({ value }) => flawsAt(value, /[\t\n\r]+/g, () => ({ what: 'a tab or line break stands in the text' }))),
};

export const spaceBeforeMark: Rule = {
  id: 'space-before-mark',
  severity: 'error',
  why: 'The mark may slip to the start of the next line.',
  mend: 'Delete the space before the mark.',
  find: inEachText(({ prose }) => flawsAt(
    prose,
    /(?<=\S)\s+(?:[,;:!?।)”]|\.(?!\d))|[(“]\s/g,
    (found) => ({ what: `a space stands on the wrong side of “${found.trim()}”` }),
  )),
};

export const noSpaceAfterMark: Rule = {
  id: 'no-space-after-mark',
  severity: 'error',
  why: 'Two words run together across the mark, and the line cannot break there.',
  mend: 'Put a space after the mark.',
  find: inEachText(({ prose, language }, copy) => {
    const script = copy.languages[language]?.script;
    const point = script && script !== 'Latin' ? `|\\.(?=\\p{Script=${script}})` : '';
    return flawsAt(prose, new RegExp(`[,;!?।](?=\\p{L})${point}`, 'gu'), (found) => ({ what: `no space stands after “${found}”` }));
  }),
};

/** Ordinals are written closed up (5મી, 5वाँ); everything else stands apart from its figure. */
export const gluedFigure: Rule = {
  id: 'glued-figure',
  severity: 'warning',
  why: 'A word closed up to its figure is hard to read.',
  mend: 'Put a space between the figure and the word.',
  find: inEachText(function* ({ prose, language }, copy) {
    const script = copy.languages[language]?.script ?? 'Latin';
    if (script === 'Latin') return;
    const ordinals = conventionOf(language).ordinalEndings ?? [];
    for (const match of prose.matchAll(new RegExp(`\\d(\\p{Script=${script}}[\\p{L}\\p{M}]*)`, 'gu'))) {
      if (!ordinals.includes(match[1] ?? '')) yield { at: match.index, what: `“${match[1]}” is closed up to its figure` };
    }
  }),
};

export const spacingRules = [edgeSpace, doubleSpace, lineBreak, spaceBeforeMark, noSpaceAfterMark, gluedFigure];
