/** Says in a translator's words why a file is not plain JSON, and the likely mend. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { lineAt, readJson } from './json-source.ts';

export interface BrokenPart {
  /** Offset in the file's text. */
  offset: number;
  what: string;
  mend: string;
  /** False for what spoils the file without keeping it from being read. */
  unreadable: boolean;
}

/** A guess at one fault: what is wrong, and the edit that would let reading go on. */
interface Guess extends Omit<BrokenPart, 'unreadable'> {
  edit?: { offset: number; length: number; text: string };
}

const curlyQuotes = '“”„‟«»‘’';
const furtherFaultsShown = 20;

/** Index of the last character before an offset that is no white space; -1 when there is none. */
function lastBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length - 1;
}

function replace(offset: number, length: number, text: string): Guess['edit'] {
  return { offset, length, text };
}

function guessAtString(text: string, error: ParseError): Guess {
  const line = lineAt(text, error.offset);
  const lineStart = text.lastIndexOf('\n', error.offset) + 1;
  const curly = /([“”„‟«»‘’])\s*,?\s*$/.exec(line);
  if (curly) {
    const offset = lineStart + curly.index;
    return {
      offset,
      what: `a curly quote ${curly[1]} closes the text, where JSON needs a straight one`,
      mend: `Type a straight quote " in place of ${curly[1]} (word processors bend quotes: edit in a plain text editor).`,
      edit: replace(offset, 1, '"'),
    };
  }
  const end = lineStart + line.replace(/\s*,?\s*$/, '').length;
  return {
    offset: end,
    what: 'the text does not end: its closing straight quote " is missing, or the text was broken over two lines',
    mend: 'Put " at the end of the text, before the comma, and keep the whole text on one line.',
    edit: replace(end, 0, '"'),
  };
}

/** Two values with nothing between them. */
function guessAtComma(text: string, error: ParseError): Guess {
  const previous = lastBefore(text, error.offset);
  const found = text[error.offset] ?? '';
  const isOnOneLine = !text.slice(previous, error.offset).includes('\n');
  if (isOnOneLine && text[previous] === '"' && !/[\]};；，،：:]/.test(found)) {
    const lineStart = text.lastIndexOf('\n', error.offset) + 1;
    const line = lineAt(text, error.offset);
    const inside = /^(\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?")(.*)("\s*,?\s*)$/.exec(line);
    return {
      offset: previous,
      what: 'a straight quote " stands inside the text and ends it too early',
      mend: 'Write the inner quotes as “ and ”, or put a backslash before each: \\".',
      ...(inside && {
        edit: replace(lineStart, line.length, `${inside[1]}${inside[2]?.replace(/(?<!\\)"/g, "'")}${inside[3]}`),
      }),
    };
  }
  if (found === ']' || found === '}') return guessAtBracket(text, error);
  if (/[;；，،]/.test(found)) {
    return {
      offset: error.offset,
      what: `${found} stands where a comma belongs`,
      mend: `Type a comma , in place of ${found}.`,
      edit: replace(error.offset, 1, ','),
    };
  }
  return {
    offset: previous + 1,
    what: 'a comma is missing at the end of this line, before the next entry',
    mend: 'Put a comma , after the closing quote or bracket: every entry but the last of a group ends with one.',
    edit: replace(previous + 1, 0, ','),
  };
}

function guessAtBracket(text: string, error: ParseError): Guess {
  const found = text[error.offset];
  const wanted = found === '}' ? ']' : '}';
  return {
    offset: error.offset,
    what: `${found} closes what was opened with ${wanted === ']' ? '[' : '{'}`,
    mend: `Close it with ${wanted}: a list [ ] ends with ], a group { } with }.`,
    edit: replace(error.offset, 1, wanted),
  };
}

/** A key or a value was expected and something else stands there. */
function guessAtItem(text: string, error: ParseError): Guess {
  const found = text[error.offset] ?? '';
  const previous = lastBefore(text, error.offset);
  if ((found === '}' || found === ']') && text[previous] === ',') {
    return {
      offset: previous,
      what: `a comma stands after the last entry, before ${found}`,
      mend: 'Delete that comma: the last entry of a group has none.',
      edit: replace(previous, 1, ''),
    };
  }
  if (found === ',' && text[previous] === ',') {
    return { offset: error.offset, what: 'two commas stand in a row', mend: 'Delete one of them.', edit: replace(error.offset, 1, '') };
  }
  if (text[previous] === ':') {
    return {
      offset: previous + 1,
      what: 'the text after the colon is missing',
      mend: 'Put the text there between straight quotes: "…".',
      edit: replace(previous + 1, 0, ' ""'),
    };
  }
  if (/\d/.test(found) && /\d,\s*$/.test(text.slice(0, error.offset))) {
    return {
      offset: previous,
      what: 'a comma stands inside a figure',
      mend: 'Write the figure without commas: 2999. The site groups it when it shows it.',
      edit: replace(previous, 1, ''),
    };
  }
  return guessAtSymbol(text, error);
}

/** Something that is neither text between straight quotes nor a number. */
function guessAtSymbol(text: string, error: ParseError): Guess {
  const found = text[error.offset] ?? '';
  if (curlyQuotes.includes(found) || found === "'" || found === '`') {
    return {
      offset: error.offset,
      what: `a ${found === "'" || found === '`' ? 'single' : 'curly'} quote ${found} stands where JSON needs a straight double quote`,
      mend: `Type " in place of ${found} (word processors bend quotes: edit in a plain text editor).`,
      edit: replace(error.offset, 1, '"'),
    };
  }
  if (/[=：]/.test(found)) return guessAtColon(text, error);
  const previous = lastBefore(text, error.offset);
  const isAfterText = text[previous] === '"' && !text.slice(previous, error.offset).includes('\n');
  if (/[;；，،]/.test(found) || (isAfterText && found !== '/')) return guessAtComma(text, error);
  if (found === '/' || found === '#') {
    return { offset: error.offset, what: 'JSON has no comments', mend: 'Delete the comment.', edit: replace(error.offset, lineAt(text, error.offset).length, '') };
  }
  const word = /^[^\s,:\]}"]*/.exec(text.slice(error.offset))?.[0] ?? found;
  return {
    offset: error.offset,
    what: `“${word}” stands without quotes`,
    mend: 'Put straight quotes " before and after every key and every text.',
  };
}

function guessAtColon(text: string, error: ParseError): Guess {
  const found = text[error.offset] ?? '';
  const isOtherMark = /[=：ઃः;]/.test(found);
  return {
    offset: error.offset,
    what: isOtherMark ? `${found} stands where a colon belongs` : 'the colon between key and text is missing',
    mend: 'Write "key": "text", with a colon : between the two.',
    edit: isOtherMark ? replace(error.offset, 1, ':') : replace(lastBefore(text, error.offset) + 1, 0, ':'),
  };
}

function guessAtCharacter(text: string, error: ParseError): Guess {
  const isTab = text.slice(error.offset, error.offset + error.length).includes('\t');
  const offset = isTab ? text.indexOf('\t', error.offset) : error.offset;
  return {
    offset,
    what: isTab ? 'a tab stands inside the text' : 'a character that cannot be seen stands inside the text',
    mend: 'Delete it, or put an ordinary space there.',
    edit: replace(offset, 1, ' '),
  };
}

function guess(text: string, error: ParseError): Guess {
  const found = text[error.offset] ?? '';
  switch (printParseErrorCode(error.error)) {
    case 'UnexpectedEndOfString':
      return guessAtString(text, error);
    case 'CommaExpected':
      return guessAtComma(text, error);
    case 'ColonExpected':
      return guessAtColon(text, error);
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return guessAtItem(text, error);
    case 'InvalidSymbol':
    case 'InvalidCommentToken':
      return guessAtSymbol(text, error);
    case 'InvalidCharacter':
      return guessAtCharacter(text, error);
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return { offset: error.offset, what: 'a backslash \\ stands inside the text', mend: 'Delete the backslash; only \\" and \\\\ and \\n may stand in a text.' };
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return { offset: error.offset, what: 'the number is not written as JSON writes numbers', mend: 'Write digits only: 2999, without commas, spaces or ₹.' };
    case 'EndOfFileExpected':
      return { offset: error.offset, what: `“${found}” stands after the end of the file's last bracket`, mend: 'Delete what follows the last }, or the } that closes too early.' };
    default:
      return found === '}' || found === ']'
        ? guessAtBracket(text, error)
        : { offset: text.trimEnd().length, what: 'the file ends too early: a closing bracket is missing', mend: 'Close every { with } and every [ with ]; the file ends with }.' };
  }
}

/** Where and why a text is not plain JSON; mends in memory what it can, so that one run names all faults and not only the first. */
export function syntaxParts(text: string): BrokenPart[] {
  const parts: BrokenPart[] = [];
  const edits: { offset: number; grown: number }[] = [];
  let current = text;
  while (parts.length < furtherFaultsShown) {
    const [error] = readJson(current).errors.toSorted((a, b) => a.offset - b.offset);
    if (!error) break;
    const { offset, what, mend, edit } = guess(current, error);
    const shift = edits.reduce((sum, made) => (made.offset < offset ? sum + made.grown : sum), 0);
    parts.push({ offset: offset - shift, what, mend, unreadable: true });
    if (!edit) break;
    current = current.slice(0, edit.offset) + edit.text + current.slice(edit.offset + edit.length);
    edits.push({ offset: edit.offset, grown: edit.text.length - edit.length });
  }
  return parts;
}
