/** Says where and why a text is not plain JSON, in a translator's words. */
import { syntaxHint } from './syntax-hints.ts';
import { readJson } from '../json-source.ts';

export interface BrokenPart {
  /** Offset in the file's text. */
  offset: number;
  what: string;
  mend: string;
  /** False for what spoils the file without keeping it from being read. */
  unreadable: boolean;
}

/** More would only be echoes of the first. */
const partsTold = 20;

/** Mends in memory what it can, so that one run names all faults and not only the first. */
export function syntaxParts(text: string): BrokenPart[] {
  const parts: BrokenPart[] = [];
  const edits: { offset: number; grown: number }[] = [];
  let current = text;
  while (parts.length < partsTold) {
    const [error] = readJson(current).errors.toSorted((a, b) => a.offset - b.offset);
    if (!error) break;
    const { offset, what, mend, edit } = syntaxHint(current, error);
    const shift = edits.reduce((sum, made) => (made.offset < offset ? sum + made.grown : sum), 0);
    parts.push({ offset: offset - shift, what, mend, unreadable: true });
    if (!edit) break;
    current = current.slice(0, edit.offset) + edit.text + current.slice(edit.offset + edit.length);
    edits.push({ offset: edit.offset, grown: edit.text.length - edit.length });
  }
  return parts;
}
