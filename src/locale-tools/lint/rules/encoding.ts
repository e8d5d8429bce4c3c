/** Text is stored so that search, comparison and every font treat it as one thing: rules for any script. */
import { isReadable } from '../../locale-files.ts';
import { flawsAt, inEachText, type Rule } from './rule.ts';

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

export const notNormal: Rule = {
  id: 'not-normal',
  severity: 'error',
  why: 'The same letter stored in two ways is not found by search, and two files that look alike differ.',
  mend: 'Run npm run check -- --fix, which stores it in Unicode normal form C.',
  find: inEachText(function* ({ value }) {
    if (value === value.normalize('NFC')) return;
    const letter = value.match(/\P{M}\p{M}*/gu)?.find((cluster) => cluster !== cluster.normalize('NFC')) ?? value;
    yield { at: value.indexOf(letter), what: `“${letter}” is not stored in Unicode normal form C` };
  }),
};

/** In Hindi and Gujarati normal form C leaves this order as it is. */
export const nuktaAfterVowel: Rule = {
  id: 'nukta-after-vowel',
  severity: 'error',
  why: 'It looks nearly right, but the dot sits on the vowel sign, and search does not find the word.',
  mend: 'Type consonant, nukta, vowel sign, in this order: फ़ॉर्म.',
  find: inEachText(({ value }) => flawsAt(value, /[\u093E-\u094D\u0962]\u093C|[\u0ABE-\u0ACD]\u0ABC/g, () => ({ what: 'the nukta stands after the vowel sign' }))),
};

export const splitVowel: Rule = {
  id: 'split-vowel',
  severity: 'error',
  why: 'It looks like one letter but is stored as two, so search does not find the word.',
  mend: 'Type the vowel as one letter: એ, ઓ, ए, ओ, ऑ.',
  find: inEachText(({ value }) => flawsAt(
    value,
    /\u0A85[\u0ABE\u0AC5-\u0ACC]|\u0A86[\u0AC5-\u0ACC]|\u0905[\u093E\u0945-\u094C]|\u0906[\u0945-\u094C]|\u090F[\u0945-\u0948]/g,
    (found) => ({ what: `“${found}” is a vowel typed as a letter and a sign` }),
  )),
};

const doubled = [
  { vowel: '\u093A\u093B\u093E-\u094C\u094E\u094F', nasal: '\u0900-\u0903', halant: '\u094D' },
  { vowel: '\u0ABE-\u0ACC', nasal: '\u0A81-\u0A83', halant: '\u0ACD' },
].flatMap(({ vowel, nasal, halant }) => [
  `[${vowel}${nasal}${halant}][${vowel}${halant}]`,
  `[${nasal}${halant}][${nasal}]`,
]).join('|');

export const doubledSign: Rule = {
  id: 'doubled-sign',
  severity: 'error',
  why: 'The second sign is drawn on an empty circle, or hides until another font shows it.',
  mend: 'Delete one of the two signs.',
  find: inEachText(({ value }) => flawsAt(value, new RegExp(doubled, 'g'), (found) => ({ what: `two signs stand on one letter (“${found}”)` }))),
};

export const strayMark: Rule = {
  id: 'stray-mark',
  severity: 'error',
  why: 'A sign without its letter is drawn on a dotted circle.',
  mend: 'Delete the sign, or the space before it.',
  find: inEachText(({ value }) => flawsAt(value, /(?<![\p{L}\p{M}\u200B-\u200F])\p{M}/gu, (found) => ({ what: `the sign “◌${found}” has no letter before it` }))),
};

/** Joiners, direction marks, soft hyphens, byte-order marks and control characters other than the line end. */
const invisible = /[\u200B-\u200F\u2028-\u202E\u2060-\u2069]|\uFEFF|\u00AD|\u180E|\u034F|(?!\n)\p{Cc}/gu;

export const invisibleCharacter: Rule = {
  id: 'invisible-character',
  severity: 'error',
  why: 'It cannot be seen, but breaks search, line breaks and copying. It arrives by copy and paste.',
  mend: 'Delete it: put the cursor after the letter named here, press backspace, and type the letter again.',
  find: inEachText(function* ({ value }) {
    for (const match of value.matchAll(invisible)) {
      const before = value.slice(0, match.index).match(/\P{M}\p{M}*$/u)?.[0] ?? '';
      yield { at: match.index, what: `an invisible character ${codeOf(match[0])} stands ${before ? `after “${before}”` : 'at the start'}` };
    }
  }),
};

/** A no-break space belongs between a figure and its word only. */
export const oddSpace: Rule = {
  id: 'odd-space',
  severity: 'error',
  why: 'It looks like a space, but keeps lines from breaking or has another width.',
  mend: 'Type an ordinary space; a no-break space may stand only between a figure and its word.',
  find: inEachText(({ value }) => flawsAt(
    value,
    /(?<![\d}])\u00A0|[\u1680\u2000-\u200A\u202F\u205F\u3000]/g,
    (found) => ({ what: `the space ${codeOf(found)} stands here` }),
  )),
};

export const escapedLetter: Rule = {
  id: 'escaped-letter',
  severity: 'error',
  why: 'Nobody can read or search a text written as \\u0a97.',
  mend: 'Run npm run check -- --fix, which writes the letters themselves.',
  *find(copy) {
    for (const file of copy.files.filter(isReadable)) {
      for (const entry of file.entries.values()) {
        if (entry.kind !== 'text') continue;
        const at = file.text.slice(entry.offset, entry.offset + entry.length).search(/(?<!\\)(?:\\\\)*\\u[0-9a-fA-F]{4}/);
        if (at >= 0) yield { file, entry, offset: entry.offset + at, what: 'a letter is written as a code' };
      }
    }
  },
};

export const encodingRules = [notNormal, nuktaAfterVowel, splitVowel, doubledSign, strayMark, invisibleCharacter, oddSpace, escapedLetter];
