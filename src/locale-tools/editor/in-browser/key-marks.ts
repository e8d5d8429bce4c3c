/** A mark ends each text of the page in development: two invisible signs, which say from which key the text comes. */
import type { PostProcessorModule } from 'i18next';
import { isData } from '../../data-keys.ts';
import type { TextKey } from '../protocol.ts';

/** Variation selectors that no text of the site has: they join the letter before, so that no line breaks and no count changes. */
const firstSign = 0xe0100;
const signs = 240;

/** As it stands in texts and, encoded, in the addresses of links. */
const mark = /(?:[\u{E0100}-\u{E01EF}]|%F3%A0%8[4-7]%[89AB][0-9A-F]){2}/giu;

/** Keys in the order in which they were first read; a mark is a place in it. */
const keys: TextKey[] = [];
const numbers = new Map<string, number>();

export const idOf = ({ file, key }: TextKey) => `${file}:${key}`;

export function markOf(textKey: TextKey): string {
  const id = idOf(textKey);
  const number = numbers.get(id) ?? keys.push(textKey) - 1;
  numbers.set(id, number);
  return String.fromCodePoint(firstSign + Math.floor(number / signs), firstSign + (number % signs));
}

/** Keys of all marks in a text, which may be put together from several. */
export function keysIn(text: string): TextKey[] {
  return (text.match(mark) ?? []).flatMap((found) => {
    const [high = 0, low = 0] = [...decodeURIComponent(found)].map((sign) => (sign.codePointAt(0) ?? 0) - firstSign);
    return keys[high * signs + low] ?? [];
  });
}

export function withoutMarks(text: string): string {
  return text.replace(mark, '');
}

/** Locale files of which something was read. */
export function filesRead(): string[] {
  return [...new Set(keys.map(({ file }) => file))];
}

/** Whether this is what i18next found for a key, as it hands it to post-processors. */
function isResolved(found: unknown): found is { res: unknown; exactUsedKey: string; usedNS: string } {
  return typeof found === 'object' && found !== null && 'exactUsedKey' in found;
}

/** Ends what `t` returns with its mark, also each text of a group; figures and data stay as they are. */
export const keyMarker: PostProcessorModule = {
  type: 'postProcessor',
  name: 'key-marker',
  process(text, _keys, { i18nResolved: found }) {
    // Of an empty text i18next falls back to the key, and takes that back only as long as it is the bare key.
    if (
      !isResolved(found) ||
      typeof found.res !== 'string' ||
      found.res === '' ||
      isData(found.exactUsedKey, found.res)
    )
      return text;
    return text + markOf({ file: found.usedNS, key: found.exactUsedKey });
  },
};
