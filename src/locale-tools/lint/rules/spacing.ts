/** Spaces stand where a reader expects them, once. */
import { conventionOf } from '../conventions.ts';
import { inEachText, patternRule, type PatternRule, type Rule } from './rule.ts';

const patterns: readonly PatternRule[] = [
  {
    id: 'no-space-after-mark',
    why: 'Two words run together across the mark, and the line cannot break there.',
    remedy: 'Put a space after the mark.',
    pattern: ({ language }, locales) => {
      const script = locales.languages[language]?.script;
      const point = script && script !== 'Latin' ? `|\\.(?=\\p{Script=${script}})` : '';
      return new RegExp(`[,;!?।](?=\\p{L})${point}`, 'gu');
    },
    what: (found) => `no space stands after “${found}”`,
  },
  {
    id: 'edge-space',
    why: 'It shifts the text on the page and hides in every comparison.',
    remedy: 'Delete the space, or run npm run check -- --fix.',
    pattern: /^\s+|\s+$/g,
    everywhere: true,
    what: () => 'a space stands at the edge of the text',
  },
  {
    id: 'double-space',
    why: 'It is a slip of the keyboard that comparisons stumble over.',
    remedy: 'Keep one space, or run npm run check -- --fix.',
    pattern: /(?<=\S)[ \u00A0]{2,}(?=\S)/g,
    everywhere: true,
    what: () => 'two spaces stand in a row',
  },
  {
    id: 'line-break',
    why: 'The page breaks lines by itself, to fit every screen.',
    remedy: 'Put one space there; a new paragraph is a new entry of the list.',
    pattern: /[\t\n\r]+/g,
    everywhere: true,
    what: () => 'a tab or line break stands in the text',
  },
  {
    id: 'space-before-mark',
    why: 'The mark may slip to the start of the next line.',
    remedy: 'Delete the space before the mark.',
    pattern: /(?<=\S)\s+(?:[,;:!?।)”]|\.(?!\d))|[(“]\s/g,
    what: (found) => `a space stands on the wrong side of “${found.trim()}”`,
  },
];

export const spacingRules: readonly Rule[] = [
  {
    // Ordinals are written closed up (5મી, 5वाँ); everything else stands apart from its figure.
    id: 'glued-figure',
    severity: 'warning',
    why: 'A word closed up to its figure is hard to read.',
    remedy: 'Put a space between the figure and the word.',
    find: inEachText(function* ({ prose, language }, locales) {
      const script = locales.languages[language]?.script ?? 'Latin';
      if (script === 'Latin') return;
      const ordinals = conventionOf(language).ordinalEndings ?? [];
      for (const match of prose.matchAll(new RegExp(`\\d(\\p{Script=${script}}[\\p{L}\\p{M}]*)`, 'gu'))) {
        if (!ordinals.includes(match[1] ?? '')) yield { at: match.index, what: `“${match[1]}” is closed up to its figure` };
      }
    }),
  },
  ...patterns.map(patternRule),
];
