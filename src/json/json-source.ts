/** Reads a JSON text and keeps where every key and value stands, which `JSON.parse` forgets. */
import { parseTree, type Node, type ParseError } from 'jsonc-parser';

export type Value = string | number | boolean | null;

/** One key of a locale file with its value and its place in the text. */
export interface JsonEntry {
  /** Path from the top of the file, joined by dots as i18next does: `steps.items.0.title`. */
  key: string;
  kind: Node['type'];
  /** The value of a leaf; undefined for lists and groups. */
  value: Value | undefined;
  /** How many children a list or a group has. */
  size: number;
  /** Offset of the value in the file. */
  offset: number;
  /** Offset of its key, or of its value inside a list. */
  keyOffset: number;
}

export interface JsonSource {
  entries: ReadonlyMap<string, JsonEntry>;
  /** Keys that stand a second time in the same group; `JSON.parse` silently keeps the last. */
  duplicates: readonly JsonEntry[];
  errors: readonly ParseError[];
}

/** Entries of a JSON text in its own order; `errors` is empty when it is plain JSON. */
export function readJson(text: string): JsonSource {
  const errors: ParseError[] = [];
  const entries = new Map<string, JsonEntry>();
  const duplicates: JsonEntry[] = [];
  // A space in place of a byte-order mark keeps every offset where it was.
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, { disallowComments: true, allowTrailingComma: false });

  function add(node: Node, key: string, keyOffset: number): void {
    const { type: kind, value, children = [], offset } = node;
    const entry: JsonEntry = { key, kind, value, size: children.length, offset, keyOffset };
    if (entries.has(key)) duplicates.push(entry);
    entries.set(key, entry);
    const below = key === '' ? '' : `${key}.`;
    children.forEach((child, position) => {
      if (kind === 'array') add(child, `${below}${position}`, child.offset);
      const [name, value] = child.type === 'property' ? (child.children ?? []) : [];
      if (name && value) add(value, `${below}${String(name.value)}`, name.offset);
    });
  }

  if (root) add(root, '', root.offset);
  return { entries, duplicates, errors };
}

/** Line and column, both from 1, as editors count them. */
export function positionOf(text: string, offset: number) {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
