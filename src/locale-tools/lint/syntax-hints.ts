/** Guesses at parse errors in a translator's words: what is wrong, and the edit that would let reading go on. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { lineAt } from '../json-source.ts';

export interface SyntaxHint {
  /** Offset in the text. */
  offset: number;
  what: string;
  mend: string;
  edit?: { offset: number; length: number; text: string };
}

const curlyQuotes = '“”„‟«»‘’';

/** Index of the last character before an offset that is no white space; -1 when there is none. */
function lastBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length - 1;
}

function replace(offset: number, length: number, text: string): SyntaxHint['edit'] {
  return { offset, length, text };
}

function guessAtString(text: string, error: ParseError): SyntaxHint {
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
function guessAtComma(text: string, error: ParseError): SyntaxHint {
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

function guessAtBracket(text: string, error: ParseError): SyntaxHint {
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
function guessAtItem(text: string, error: ParseError): SyntaxHint {
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
    return { offset: error.offset, what: 'two commas stand in a row', mend: 'Delete one.', edit: replace(error.offset, 1, '') };
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
function guessAtSymbol(text: string, error: ParseError): SyntaxHint {
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
    const comment = text.slice(error.offset).split('\n', 1)[0] ?? '';
    return { offset: error.offset, what: 'JSON has no comments', mend: 'Delete the comment.', edit: replace(error.offset, comment.length, '') };
  }
  const word = /^[^\s,:\]}"]*/.exec(text.slice(error.offset))?.[0] ?? found;
  return {
    offset: error.offset,
    what: `“${word}” stands without quotes`,
    mend: 'Put straight quotes " before and after every key and every text.',
  };
}

function guessAtColon(text: string, error: ParseError): SyntaxHint {
  const found = text[error.offset] ?? '';
  const isOtherMark = /[=：ઃः;]/.test(found);
  return {
    offset: error.offset,
    what: isOtherMark ? `${found} stands where a colon belongs` : 'the colon between key and text is missing',
    mend: 'Write "key": "text", with a colon : between the two.',
    edit: isOtherMark ? replace(error.offset, 1, ':') : replace(lastBefore(text, error.offset) + 1, 0, ':'),
  };
}

function guessAtCharacter(text: string, error: ParseError): SyntaxHint {
  const isTab = text.slice(error.offset, error.offset + error.length).includes('\t');
  const offset = isTab ? text.indexOf('\t', error.offset) : error.offset;
  return {
    offset,
    what: isTab ? 'a tab stands inside the text' : 'a character that cannot be seen stands inside the text',
    mend: 'Delete it, or put an ordinary space there.',
    edit: replace(offset, 1, ' '),
  };
}

/** What a parse error most likely comes from, judged by what stands around it. */
export function syntaxHint(text: string, error: ParseError): SyntaxHint {
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
      return { offset: error.offset, what: 'a backslash \\ stands inside the text', mend: 'Delete it; only \\" may stand in a text.' };
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return { offset: error.offset, what: 'this is not how JSON writes a number', mend: 'Write digits only: 2999, without commas, spaces or ₹.' };
    case 'EndOfFileExpected':
      return {
        offset: error.offset,
        what: `“${found}” stands after the end of the file's last bracket`,
        mend: 'Delete what follows the last }, or the } that closes too early.',
      };
    default:
      return found === '}' || found === ']'
        ? guessAtBracket(text, error)
        : {
            offset: text.trimEnd().length,
            what: 'the file ends too early: a closing bracket is missing',
            mend: 'Close every { with } and every [ with ]; the file ends with }.',
          };
  }
}
