/**
 * One spelling of sound: words in Gujarati, Devanagari and Roman letters meet in one form, by the rules of
 * spelling.json.
 */
import { plainLetters } from '../../values/visible-text.ts';
import smallWords from './small-words.json' with { type: 'json' };
import spelling from './spelling.json' with { type: 'json' };

/** Spells a text by rules, in turn: what a pattern finds becomes what stands beside it. */
const spelt = (text: string, rules: readonly string[][]) =>
  rules.reduce((so, [pattern = '', sound = '']) => so.replaceAll(new RegExp(pattern, 'g'), sound), text);

const letters = Object.entries(spelling.letters).map(([sound, of]) => [`[${of}]`, sound]);

/** From a Gujarati letter to the Devanagari one of the same sound, in Unicode. */
const fromGujarati = 0x180;

/** A consonant without a vowel sign is said with an a, but at the end. */
const silentVowel = /([क-ह])(?![ा-्])(?=[ऀ-ॿ])/g;

/** The words of a text in Roman letters, as they are spelt; one letter alone says nothing. */
function wordsOf(text: string): readonly string[] {
  const devanagari = plainLetters(text)
    .toLowerCase()
    .replaceAll(/[\u0A80-\u0AFF]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - fromGujarati));
  const plain = devanagari.normalize('NFD').replaceAll('\u093C', '').replaceAll(silentVowel, '$1अ');
  const roman = spelt(plain, letters).replaceAll(/\p{M}/gu, '');
  return spelt(roman, spelling.verbs).match(/[a-z]{2,}|\d+/g) ?? [];
}

const small = new Set(smallWords.flatMap(wordsOf));

/** Of its vowels an a is heard only where it is the first. */
function withoutLaterA(sound: string): string {
  const after = sound.search(/[aeiou]/) + 1;
  return sound.slice(0, after) + sound.slice(after).replaceAll('a', '');
}

/** The words of a text as they sound, without those that every question has. */
export function soundKey(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !small.has(word))
    .map((word) => withoutLaterA(spelt(word, spelling.sounds)));
}
