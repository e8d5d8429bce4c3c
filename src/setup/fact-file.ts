/** Reads a file of `src/office` as it is written, without running it, so that each value is known with its line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** A value as it stands in a file. */
export interface Written {
  line: number;
  /** 'code' is what is not written out plainly. */
  kind: 'text' | 'number' | 'list' | 'group' | 'code';
  /** The text, or the figures of a number; empty for what has parts. */
  value: string;
  /** Entries of a group by their names, of a list by their positions. */
  parts: ReadonlyMap<string, Written>;
}

export interface FactFile {
  path: string;
  /** What the file exports, by name. */
  exported: ReadonlyMap<string, Written>;
  /** Why it cannot be read, with line and remedy. */
  unreadable: string | undefined;
}

/** Parts of a value, `parts` in other words, none where it has none. */
export const listOf = (written: Written | undefined): Written[] => [...(written?.parts.values() ?? [])];

/** A refusal with its place: what is wrong, what would come of it, and the remedy. */
export const refusal = (file: FactFile, at: Written | undefined, words: string): string => `${file.path}:${at?.line ?? 1}: ${words}`;

export function readFactFile(path: string, text: string): FactFile {
  const { program, errors } = parseSync(path, text);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const [error] = errors;
  if (error) {
    const words = `this line, or the end of the one before, cannot be read (${error.message}), so nothing can be built. Each text stands between straight ` +
      "marks, like '09:30'; an apostrophe inside is ’; a comma follows each entry.";
    return { path, exported: new Map(), unreadable: `${path}:${lineAt(error.labels[0]?.start ?? 0)}: ${words}` };
  }
  const read = (node: ESTree.Expression): Written => {
    const plain = { line: lineAt(node.start), value: '', parts: new Map<string, Written>() };
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return read(node.expression);
      case 'Literal':
        if (typeof node.value === 'string') return { ...plain, kind: 'text', value: node.value };
        return typeof node.value === 'number' ? { ...plain, kind: 'number', value: String(node.value) } : { ...plain, kind: 'code' };
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? { ...plain, kind: 'text', value: node.quasis[0]?.value.cooked ?? '' } : { ...plain, kind: 'code' };
      case 'UnaryExpression':
        return { ...plain, kind: 'number', value: text.slice(node.start, node.end) };
      case 'ArrayExpression': {
        const entries = node.elements.map((entry) => (isExpression(entry) ? read(entry) : { ...plain, kind: 'code' as const }));
        return { ...plain, kind: 'list', parts: new Map(entries.map((entry, position) => [String(position), entry])) };
      }
      case 'ObjectExpression': {
        const entries = node.properties.map((entry): [string, Written] =>
          entry.type === 'Property' ? [nameOf(entry.key, text), read(entry.value)] : ['...', { ...plain, kind: 'code' }],
        );
        return { ...plain, kind: 'group', parts: new Map(entries) };
      }
      default:
        return { ...plain, kind: 'code' };
    }
  };
  const exported = new Map<string, Written>();
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) if (id.type === 'Identifier' && init) exported.set(id.name, read(init));
  }
  return { path, exported, unreadable: undefined };
}

/** The files of `src/office` that cannot be read, with line and remedy: a command that runs them would end without a remedy. */
export function unreadableFacts(root: string): string[] {
  const folder = join(root, 'src/office');
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted();
  return names.flatMap((name) => readFactFile(`src/office/${name}`, readFileSync(join(folder, name), 'utf8')).unreadable ?? []);
}

/** @throws {Error} with every file of `src/office` that cannot be read */
export function refuseUnreadableFacts(root: string): void {
  const faults = unreadableFacts(root);
  if (faults.length > 0) throw new Error(['The facts of the office cannot be read, so nothing was done:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
}

type Entry = ESTree.ArrayExpressionElement;

const isExpression = (entry: Entry): entry is Exclude<Entry, null | ESTree.SpreadElement> => entry !== null && entry.type !== 'SpreadElement';

function nameOf(key: ESTree.PropertyKey, text: string): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : text.slice(key.start, key.end);
}
