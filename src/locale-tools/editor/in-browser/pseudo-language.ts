/**
 * The pseudo-language of development: words that are longer and taller than any translation will be, between brackets.
 * What stands without brackets is not from a locale file; what loses a bracket or a mark does not fit.
 */
import { scriptRows, scripts } from '../../../i18n/scripts.ts';
import { isData } from '../../data-keys.ts';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'AẤ', 'EỀ', 'IÎ', 'OỖ', 'UŨ', 'YŶ', 'CĈ', 'NÑ', 'SŠ',
    'aấ', 'eề', 'iî', 'oỗ', 'uũ', 'yŷ', 'cç', 'nñ', 'sš', 'gǧ',
  ].map(([plain = '', marked = '']) => [plain, marked]),
);

/** How much longer than the text itself: what German or Tamil add to short English labels. */
const growth = 0.4;

/** What must arrive as it is: placeholders and tags. */
const untouched = /(\{\{[^{}]*\}\}|<[^<>]*>)/;

function pseudoText(text: string): string {
  const [, { tallSample }] = scriptRows.findLast(([script]) => new RegExp(`\\p{Script=${script}}`, 'u').test(text)) ?? ['', scripts.Latin];
  if (!/\p{L}/u.test(text)) return text;
  const parts = text.split(untouched).map((part) => (untouched.test(part) ? part : part.replace(/[A-Za-z]/g, (letter) => accented[letter] ?? letter)));
  const more = Math.max(1, Math.round((text.length * growth) / tallSample.length));
  return `[${parts.join('')} ${Array.from({ length: more }, () => tallSample).join(' ')}]`;
}

/** Words of a locale file in the pseudo-language, below a key; figures and data stay as they are. */
export function pseudoWords<Words>(words: Words, key?: string): Words;
export function pseudoWords(words: unknown, key = ''): unknown {
  if (isData(key, words)) return words;
  if (typeof words === 'string') return pseudoText(words);
  if (Array.isArray(words)) return words.map((word) => pseudoWords(word));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, pseudoWords(word, name)]));
}

const parameter = 'pseudo';

/** Whether this tab shows the pseudo-language: asked for by `?pseudo`, and kept until `?pseudo=off`. */
export function isPseudo(): boolean {
  if (typeof location === 'undefined') return false;
  const asked = new URLSearchParams(location.search).get(parameter);
  if (asked !== null) setPseudo(asked !== 'off');
  return sessionStorage.getItem(parameter) !== null;
}

export function setPseudo(isOn: boolean): void {
  if (isOn) sessionStorage.setItem(parameter, '');
  else sessionStorage.removeItem(parameter);
}

/** The words as this tab shows them. */
export function asShown<Words>(words: Words): Words {
  return isPseudo() ? pseudoWords(words) : words;
}
