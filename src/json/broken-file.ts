/** What keeps a file from being read as JSON in UTF-8: how it was saved, or the parser's words with three hints. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { messageOf, told, type Message, type MessageId } from '../messages/messages.ts';
import { lineAt, positionOf, readJson, type JsonSource } from './json-source.ts';

interface BrokenPart {
  /** Offset in the file's text. */
  offset: number;
  message: Message;
}

const savedWrong = [
  [/\0/, 'saved-as-utf-16'],
  [/\uFFFD/, 'spoilt-letters'],
  [/\?{4}/, 'lost-letters'],
  [/^\uFEFF/, 'byte-order-mark'],
] as const;

/** Whether letters were lost when it was saved, so that nothing else can be judged. */
export const hasLostLetters = (text: string) => /\0|\uFFFD|\?{4}/.test(text);

/** The slips that translators make most; all else is said in the parser's words alone. */
function slipIn(code: string, text: string, { offset }: ParseError): { offset: number; slip: MessageId } {
  const before = text.slice(0, offset).trimEnd();
  const found = text[offset] ?? '';
  const isUnclosed = code === 'UnexpectedEndOfString' && /[“”„‟«»‘’],?$/.test(lineAt(text, offset));
  if (/[“”„‟«»‘’]/.test(found) || isUnclosed) return { offset, slip: 'bent-quote' };
  if (code === 'CommaExpected' && text.slice(before.length, offset).includes('\n'))
    return { offset: before.length, slip: 'missing-comma' };
  const isFigure = /\d,$/.test(before) && /\d/.test(found);
  return {
    // Where a comma stands before it, that comma is the fault.
    offset: before.endsWith(',') && /[}\]\d]/.test(found) ? before.length - 1 : offset,
    slip: isFigure ? 'comma-in-figure' : 'no-json',
  };
}

/** What is wrong with a file; only the first fault of its JSON, because the others may be echoes. */
export function brokenParts({ text, errors }: { text: string } & Pick<JsonSource, 'errors'>): BrokenPart[] {
  const saved = savedWrong.flatMap(([sign, id]) => {
    const offset = text.search(sign);
    return offset < 0 ? [] : [{ offset, message: messageOf(id) }];
  });
  const [error] = errors.toSorted((a, b) => a.offset - b.offset);
  if (!error || hasLostLetters(text)) return saved.slice(0, 1);
  const code = printParseErrorCode(error.error);
  const reason = code.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
  const { offset, slip } = slipIn(code, text, error);
  return [...saved, { offset, message: messageOf(slip, { reason }) }];
}

/** What a file holds. @throws {Error} with every fault where it is not plain JSON */
export function parsedJson(file: string, text: string) {
  const faults = brokenLines(file, text);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return JSON.parse(text);
}

/** What is wrong with a file, each with the file, its line and the remedy. */
export function brokenLines(file: string, text: string): string[] {
  return brokenParts({ text, ...readJson(text) }).map(({ offset, message }) =>
    told(message, `${file}:${positionOf(text, offset).line}: `),
  );
}
