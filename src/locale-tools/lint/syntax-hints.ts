/** What a parse error most likely comes from: the ten slips that translators make, in their words, with the edit that lets reading go on. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { lineAt } from '../json-source.ts';

export interface SyntaxHint {
  /** Offset in the text. */
  offset: number;
  what: string;
  remedy: string;
  edit?: { offset: number; length: number; text: string };
}

/** What stands around a parse error. */
interface Surroundings {
  text: string;
  offset: number;
  found: string;
  line: string;
  lineStart: number;
  /** Offset of the last character before the error that is no white space. */
  previous: number;
}

interface Slip {
  /** Names of the parse errors that it shows as. */
  codes: RegExp;
  /** Offset of the slip; undefined where something else is wrong. */
  at(around: Surroundings): number | undefined;
  /** What is wrong, said with the sign that stands there. */
  what(sign: string): string;
  remedy: string;
  /** Text in place of the sign, or of nothing where `inserts` is set. */
  edit?: string;
  inserts?: true;
}

/** How a translator's text ends on its line: with the closing quote, real or curly, or without. */
const lineEnd = /([“”„‟«»‘’])?\s*,?\s*$/;

const endsInside = /EndOfString/;
const item = /PropertyNameExpected|ValueExpected/;
const between = /CommaExpected|InvalidSymbol/;

const slips: readonly Slip[] = [
  {
    codes: endsInside,
    at: ({ line, lineStart }) => (lineEnd.exec(line)?.[1] ? lineStart + line.search(lineEnd) : undefined),
    what: (sign) => `a curly quote ${sign} closes the text, where JSON needs a straight one`,
    remedy: 'Type a straight quote " in its place (word processors bend quotes: edit in a plain text editor).',
    edit: '"',
  },
  {
    codes: endsInside,
    at: ({ line, lineStart }) => lineStart + line.search(lineEnd),
    what: () => 'the text does not end: its closing straight quote " is missing, or the text was broken over two lines',
    remedy: 'Put " at the end of the text, before the comma, and keep the whole text on one line.',
    edit: '"',
    inserts: true,
  },
  {
    codes: /InvalidSymbol|ValueExpected|PropertyNameExpected/,
    at: ({ found, offset }) => (/[“”„‟«»‘’'`]/.test(found) ? offset : undefined),
    what: (sign) => `a ${/['`]/.test(sign) ? 'single' : 'curly'} quote ${sign} stands where JSON needs a straight double quote`,
    remedy: 'Type " in its place (word processors bend quotes: edit in a plain text editor).',
    edit: '"',
  },
  {
    codes: /ColonExpected/,
    at: ({ previous }) => previous + 1,
    what: () => 'the colon between key and text is missing',
    remedy: 'Write "key": "text", with a colon : between the two.',
    edit: ':',
    inserts: true,
  },
  {
    codes: item,
    at: ({ text, found, previous }) => (/[}\]]/.test(found) && text[previous] === ',' ? previous : undefined),
    what: () => 'a comma stands after the last entry of a group or list',
    remedy: 'Delete that comma: the last entry has none.',
    edit: '',
  },
  {
    codes: item,
    at: ({ text, found, offset, previous }) => (/\d/.test(found) && /\d,\s*$/.test(text.slice(0, offset)) ? previous : undefined),
    what: () => 'a comma stands inside a figure',
    remedy: 'Write the figure without commas: 2999. The site groups it when it shows it.',
    edit: '',
  },
  {
    codes: /CommaExpected|Close\w+Expected/,
    at: ({ found, offset }) => (/[}\]]/.test(found) ? offset : undefined),
    what: (sign) => `${sign} closes what was opened with ${sign === '}' ? '[' : '{'}`,
    remedy: 'Close a list [ ] with ] and a group { } with }.',
  },
  {
    codes: /CommaExpected/,
    at: ({ text, offset, previous }) => (text.slice(previous, offset).includes('\n') || text[previous] !== '"' ? previous + 1 : undefined),
    what: () => 'a comma is missing at the end of this line, before the next entry',
    remedy: 'Put a comma , after the closing quote or bracket: every entry but the last of a group ends with one.',
    edit: ',',
    inserts: true,
  },
  {
    codes: /InvalidCharacter|InvalidEscapeCharacter|InvalidUnicode/,
    at: ({ text, offset }) => offset + text.slice(offset).search(/[\\\p{Cc}]/u),
    what: (sign) => `a ${sign === '\\' ? 'backslash \\' : 'tab or another sign that cannot be seen'} stands inside the text`,
    remedy: 'Delete it, or put an ordinary space there; only \\" may stand in a text.',
    edit: ' ',
  },
  {
    codes: /Close\w+Expected/,
    at: ({ text }) => text.trimEnd().length,
    what: () => 'the file ends too early: a closing bracket is missing',
    remedy: 'Close every { with } and every [ with ]; the file ends with }.',
  },
];

/** A straight quote inside a text ends it early; with single quotes in its place reading can go on. */
function innerQuote({ text, offset, line, lineStart, previous, found }: Surroundings): SyntaxHint | undefined {
  if (text[previous] !== '"' || text.slice(previous, offset).includes('\n') || found === '/') return undefined;
  const inside = /^(\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?")(.*)("\s*,?\s*)$/.exec(line);
  const fixed = inside && `${inside[1]}${inside[2]?.replace(/(?<!\\)"/g, "'")}${inside[3]}`;
  return {
    offset: previous,
    what: 'a straight quote " stands inside the text and ends it too early',
    remedy: 'Write the inner quotes as “ and ”, or put a backslash before each: \\".',
    ...(fixed && { edit: { offset: lineStart, length: line.length, text: fixed } }),
  };
}

function slipHint(code: string, around: Surroundings): SyntaxHint | undefined {
  for (const { codes, at, what, remedy, edit, inserts } of slips) {
    const offset = codes.test(code) ? at(around) : undefined;
    if (offset === undefined) continue;
    const hint = { offset, what: what(around.text[offset] ?? ''), remedy };
    return edit === undefined ? hint : { ...hint, edit: { offset, length: inserts ? 0 : 1, text: edit } };
  }
  return undefined;
}

/** The slip that a parse error shows, or what stands where it should not. */
export function syntaxHint(text: string, error: ParseError): SyntaxHint {
  const { offset } = error;
  const code = printParseErrorCode(error.error);
  const line = lineAt(text, offset);
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const around = { text, offset, found: text[offset] ?? '', line, lineStart, previous: text.slice(0, offset).trimEnd().length - 1 };
  const word = /^(?:\/\/.*|[^\s,:\]}"]+|.)/.exec(text.slice(offset))?.[0] ?? '';
  return slipHint(code, around) ?? (between.test(code) ? innerQuote(around) : undefined) ?? {
    offset,
    what: `“${word}” does not belong here`,
    remedy: 'Put straight quotes " before and after every key and every text; delete comments and anything after the last }.',
  };
}
