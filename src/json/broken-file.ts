/** What keeps a file from being read as JSON in UTF-8: how it was saved, or the parser's words. */
import { printParseErrorCode } from 'jsonc-parser';
import { formatMessage, messageOf, type Message } from '../messages/format-message.ts';
import { positionOf, readJson, type JsonSource } from './json-source.ts';

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

/** What is wrong with a file; only the first fault of its JSON, because the others may be echoes. */
export function brokenParts({ text, errors }: { text: string } & Pick<JsonSource, 'errors'>): BrokenPart[] {
  const saved = savedWrong.flatMap(([sign, id]) => {
    const offset = text.search(sign);
    return offset < 0 ? [] : [{ offset, message: messageOf(id) }];
  });
  const [error] = errors.toSorted((a, b) => a.offset - b.offset);
  if (!error || hasLostLetters(text)) return saved.slice(0, 1);
  const reason = printParseErrorCode(error.error)
    .replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
  return [...saved, { offset: error.offset, message: messageOf('no-json', { reason }) }];
}

/** What a file holds. @throws {Error} with every fault where it is not plain JSON */
export function parsedJson<Content>(file: string, text: string): Content {
  const faults = brokenLines(file, text);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return JSON.parse(text);
}

/** What is wrong with a file, each with the file, its line and the remedy. */
export function brokenLines(file: string, text: string): string[] {
  return brokenParts({ text, ...readJson(text) }).map(({ offset, message }) =>
    formatMessage(message, `${file}:${positionOf(text, offset).line}: `),
  );
}
