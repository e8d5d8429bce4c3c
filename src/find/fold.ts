/** One spelling of sound: words in Gujarati, Devanagari and Roman letters meet in one form, by the rules of spelling.json. */
import smallWords from './small-words.json' with { type: 'json' };
import spelling from './spelling.json' with { type: 'json' };

const sounds = spelling.sounds.map(([pattern = '', sound = '']) => [new RegExp(pattern, 'g'), sound] as const);

const letters: Readonly<Record<string, string>> = spelling.letters;

/** From a Gujarati letter to the Devanagari one of the same sound, in Unicode. */
const fromGujarati = 0x180;

/** A consonant without a vowel sign is said with an a. */
const silentVowel = /([क-ह])(?![ा-्])/g;

/** Letters of the two scripts as Roman ones; native digits as the usual ones. */
function romanised(text: string): string {
  const devanagari = text.replaceAll(/[\u0A80-\u0AFF]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - fromGujarati),
  );
  return devanagari
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .replaceAll(silentVowel, '$1अ')
    .replaceAll(/[\u0900-\u097F]/g, (letter) => letters[letter] ?? digitOf(letter));
}

const digitOf = (letter: string) => (/\p{Nd}/u.test(letter) ? String(letter.charCodeAt(0) - 0x966) : '');

/** A word as it sounds. */
function foldWord(word: string): string {
  return sounds.reduce((sound, [pattern, replacement]) => sound.replaceAll(pattern, replacement), word);
}

/** The words of a text in Roman letters, as they are spelt. */
const wordsOf = (text: string): readonly string[] =>
  romanised(text.toLowerCase())
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z]+|\d+/g) ?? [];

const small = new Set(smallWords.flatMap(wordsOf));

/** The words of a text as they sound, without those that every question has. */
export function fold(text: string): string[] {
  return wordsOf(text).flatMap((word) => (small.has(word) || /^[a-z]$/.test(word) ? [] : foldWord(word)));
}
