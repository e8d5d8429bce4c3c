/** What keeps a file from being read as JSON in UTF-8: how it was saved, or the parser's words with three hints. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { lineAt, positionOf, readJson } from './json-source.ts';

export interface BrokenPart {
  /** Offset in the file's text. */
  offset: number;
  what: string;
  remedy: string;
}

const asUtf8 = 'Save the file as “UTF-8” (in Notepad: Save as, Encoding)';

const savedWrong: readonly [sign: RegExp, what: string, remedy: string][] = [
  [/\0/, 'the file is saved as UTF-16', `${asUtf8}.`],
  [/\uFFFD/, 'letters here are spoilt (�): the file is not saved as UTF-8', `${asUtf8}, and type the letters again.`],
  [/^\uFEFF/, 'an invisible byte-order mark stands before the first {', `${asUtf8} without BOM.`],
];

/** The slips that translators make most; all else is said in the parser's words alone. */
function hintOn(code: string, text: string, { offset }: ParseError): Omit<BrokenPart, 'what'> {
  const before = text.slice(0, offset).trimEnd();
  const found = text[offset] ?? '';
  const isUnclosed = code === 'UnexpectedEndOfString' && /[“”„‟«»‘’],?$/.test(lineAt(text, offset));
  if (/[“”„‟«»‘’]/.test(found) || isUnclosed)
    return { offset, remedy: 'A bent quotation mark stands where JSON needs a straight one: type " in its place.' };
  if (code === 'CommaExpected' && text.slice(before.length, offset).includes('\n'))
    return { offset: before.length, remedy: 'A comma is missing: every entry but the last of a group ends with one.' };
  const isFigure = /\d,$/.test(before) && /\d/.test(found);
  return {
    // Where a comma stands before it, that comma is the fault.
    offset: before.endsWith(',') && /[}\]\d]/.test(found) ? before.length - 1 : offset,
    remedy: isFigure
      ? 'Write the figure without commas: 2999. The site groups it.'
      : 'Compare the line, and the one before it, with those around: quotes, colon, commas and brackets.',
  };
}

interface Source {
  text: string;
  errors: readonly ParseError[];
}

/** What is wrong with a file; only the first fault of its JSON, because the others may be echoes. */
export function brokenParts({ text, errors }: Source): BrokenPart[] {
  const saved = savedWrong.flatMap(([sign, what, remedy]) => {
    const offset = text.search(sign);
    return offset < 0 ? [] : [{ offset, what, remedy }];
  });
  const [error] = errors.toSorted((a, b) => a.offset - b.offset);
  if (!error || saved.some(({ what }) => !what.includes('byte-order'))) return saved.slice(0, 1);
  const code = printParseErrorCode(error.error);
  const words = code.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
  return [...saved, { ...hintOn(code, text, error), what: `this cannot be read as JSON: ${words}` }];
}

/** What is wrong with a file, each with the file, its line and the remedy. */
export function brokenLines(file: string, text: string): string[] {
  return brokenParts({ text, ...readJson(text) }).map(
    ({ offset, what, remedy }) => `${file}:${positionOf(text, offset).line}: ${what}. ${remedy}`,
  );
}
