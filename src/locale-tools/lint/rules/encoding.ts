/** Text is stored so that search, comparison and every font treat it as one thing: rules for any script. */
import { inEachEntry, inEachText, patternRule, type PatternRule, type Rule } from './rule.ts';

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const doubled = [
  { vowel: '\u093A\u093B\u093E-\u094C\u094E\u094F', nasal: '\u0900-\u0903', halant: '\u094D' },
  { vowel: '\u0ABE-\u0ACC', nasal: '\u0A81-\u0A83', halant: '\u0ACD' },
].flatMap(({ vowel, nasal, halant }) => [
  `[${vowel}${nasal}${halant}][${vowel}${halant}]`,
  `[${nasal}${halant}][${nasal}]`,
]).join('|');

/** Joiners, direction marks, soft hyphens, byte-order marks and control characters other than the line end. */
const invisible = /[\u200B-\u200F\u2028-\u202E\u2060-\u2069]|\uFEFF|\u00AD|\u180E|\u034F|(?!\n)\p{Cc}/gu;

const patterns: readonly PatternRule[] = [
  {
    // In Hindi and Gujarati normal form C leaves this order as it is.
    id: 'nukta-after-vowel',
    why: 'It looks nearly right, but the dot sits on the vowel sign, and search does not find the word.',
    remedy: 'Type consonant, nukta, vowel sign, in this order: फ़ॉर्म.',
    pattern: /[\u093E-\u094D\u0962]\u093C|[\u0ABE-\u0ACD]\u0ABC/g,
    everywhere: true,
    what: () => 'the nukta stands after the vowel sign',
  },
  {
    id: 'split-vowel',
    why: 'It looks like one letter but is stored as two, so search does not find the word.',
    remedy: 'Type the vowel as one letter: એ, ઓ, ए, ओ, ऑ.',
    pattern: /\u0A85[\u0ABE\u0AC5-\u0ACC]|\u0A86[\u0AC5-\u0ACC]|\u0905[\u093E\u0945-\u094C]|\u0906[\u0945-\u094C]|\u090F[\u0945-\u0948]/g,
    everywhere: true,
    what: (found) => `“${found}” is a vowel typed as a letter and a sign`,
  },
  {
    id: 'doubled-sign',
    why: 'The second sign is drawn on an empty circle, or hides until another font shows it.',
    remedy: 'Delete one of the two signs.',
    pattern: new RegExp(doubled, 'g'),
    everywhere: true,
    what: (found) => `two signs stand on one letter (“${found}”)`,
  },
  {
    id: 'stray-mark',
    why: 'A sign without its letter is drawn on a dotted circle.',
    remedy: 'Delete the sign, or the space before it.',
    pattern: /(?<![\p{L}\p{M}\u200B-\u200F])\p{M}/gu,
    everywhere: true,
    what: (found) => `the sign “◌${found}” has no letter before it`,
  },
  {
    // A no-break space belongs between a figure and its word only.
    id: 'odd-space',
    why: 'It looks like a space, but keeps lines from breaking or has another width.',
    remedy: 'Type an ordinary space; a no-break space may stand only between a figure and its word.',
    pattern: /(?<![\d}])\u00A0|[\u1680\u2000-\u200A\u202F\u205F\u3000]/g,
    everywhere: true,
    what: (found) => `the space ${codeOf(found)} stands here`,
  },
];

export const encodingRules: readonly Rule[] = [
  {
    id: 'not-normal',
    severity: 'error',
    why: 'The same letter stored in two ways is not found by search, and two files that look alike differ.',
    remedy: 'Run npm run check -- --fix, which stores it in Unicode normal form C.',
    find: inEachText(function* ({ value }) {
      if (value === value.normalize('NFC')) return;
      const letter = value.match(/\P{M}\p{M}*/gu)?.find((cluster) => cluster !== cluster.normalize('NFC')) ?? value;
      yield { at: value.indexOf(letter), what: `“${letter}” is not stored in Unicode normal form C` };
    }),
  },
  {
    id: 'invisible-character',
    severity: 'error',
    why: 'It cannot be seen, but breaks search, line breaks and copying. It arrives by copy and paste.',
    remedy: 'Delete it: put the cursor after the letter named here, press backspace, and type the letter again.',
    find: inEachText(function* ({ value }) {
      for (const match of value.matchAll(invisible)) {
        const before = value.slice(0, match.index).match(/\P{M}\p{M}*$/u)?.[0] ?? '';
        yield { at: match.index, what: `an invisible character ${codeOf(match[0])} stands ${before ? `after “${before}”` : 'at the start'}` };
      }
    }),
  },
  {
    id: 'escaped-letter',
    severity: 'error',
    why: 'Nobody can read or search a text written as \\u0a97.',
    remedy: 'Run npm run check -- --fix, which writes the letters themselves.',
    find: inEachEntry(({ kind, offset, length }, file) => {
      if (kind !== 'text') return undefined;
      const at = file.text.slice(offset, offset + length).search(/(?<!\\)(?:\\\\)*\\u[0-9a-fA-F]{4}/);
      return at < 0 ? undefined : { offset: offset + at, what: 'a letter is written as a code' };
    }),
  },
  ...patterns.map(patternRule),
];
