/** Says what keeps a file from being read: how it was saved first, then what is wrong with its JSON. */
import { readJson } from '../json-source.ts';
import { syntaxHint } from './syntax-hints.ts';

export interface BrokenPart {
  /** Offset in the file's text. */
  offset: number;
  what: string;
  remedy: string;
  /** False for what spoils the file without keeping it from being read. */
  unreadable: boolean;
}

const asUtf8 = 'save it as “UTF-8” (in Notepad: Save as, Encoding)';

/** How the file was saved, when that alone keeps it from being read. */
function encodingPart(text: string): BrokenPart | undefined {
  const unreadable = (offset: number, what: string, remedy: string) => ({ offset, what, remedy, unreadable: true });
  if (text.trim() === '') {
    return unreadable(0, 'the file is empty', 'Bring back the version before (git checkout), or copy the English file and translate it.');
  }
  if (text.includes('\0')) return unreadable(0, 'the file is saved as UTF-16', `Open it and ${asUtf8}.`);
  const letter = text.indexOf('\uFFFD');
  if (letter >= 0) {
    return unreadable(letter, 'letters here are spoilt (�): the file is not saved as UTF-8', `Type the letters again and ${asUtf8}.`);
  }
  const marker = /^(?:<{7} |={7}$|>{7} )/m.exec(text);
  if (!marker) return undefined;
  return unreadable(
    marker.index,
    `git left a conflict here (${marker[0].trim()}): two people changed the same lines`,
    'Keep the right one of the two texts and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  );
}

function savedParts(text: string): BrokenPart[] {
  const parts: BrokenPart[] = [];
  if (text.startsWith('\uFEFF')) {
    parts.push({
      offset: 0,
      what: 'an invisible byte-order mark stands before the first {',
      remedy: 'Save the file as “UTF-8” without BOM, or run npm run check -- --fix.',
      unreadable: false,
    });
  }
  if (text.includes('\r')) {
    parts.push({
      offset: text.indexOf('\r'),
      what: 'the lines end as Windows ends them (CR LF)',
      remedy: 'Set the editor to line ends “LF”, or run npm run check -- --fix.',
      unreadable: false,
    });
  }
  return parts;
}

/** More would only be echoes of the first. */
const partsTold = 20;

/** Fixes in memory what it can, so that one run names all faults and not only the first. */
function syntaxParts(text: string): BrokenPart[] {
  const parts: BrokenPart[] = [];
  const edits: { offset: number; grown: number }[] = [];
  let current = text;
  while (parts.length < partsTold) {
    const [error] = readJson(current).errors.toSorted((a, b) => a.offset - b.offset);
    if (!error) break;
    const { offset, what, remedy, edit } = syntaxHint(current, error);
    const shift = edits.reduce((sum, made) => (made.offset < offset ? sum + made.grown : sum), 0);
    parts.push({ offset: offset - shift, what, remedy, unreadable: true });
    if (!edit) break;
    current = current.slice(0, edit.offset) + edit.text + current.slice(edit.offset + edit.length);
    edits.push({ offset: edit.offset, grown: edit.text.length - edit.length });
  }
  return parts;
}

/** Everything that keeps a file from being plain JSON in UTF-8; empty when it is. */
export function brokenParts(text: string): BrokenPart[] {
  const encoding = encodingPart(text);
  if (encoding) return [encoding];
  // A space of the same width keeps every offset where it was.
  return [...savedParts(text), ...syntaxParts(text.replace(/^\uFEFF/, ' ').replaceAll('\r\n', ' \n'))];
}
