/** Which keys of the locale files the code names: in texts between quotes, in templates such as `answer.${state}.title`, or as properties of `common`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the code that may read words. */
interface Reader {
  /** Locale files that it names; it also reads `common`. Undefined where it is handed its locale file, which may then be any. */
  namespaces: ReadonlySet<string> | undefined;
  /** Keys and groups as the file names them, with or without their locale file before a colon. */
  named: ReadonlySet<string>;
  templates: readonly RegExp[];
}

const tools = /^(?:locale-tools|bench|setup|test)\/|\.test\./;
const literal = /(['"])([\w-]+(?:[.:][\w-]+)*)\1/g;
/** What is asked of a function that gives words, such as `t('skip')`; a name without a point may be anything elsewhere. */
const question = /\b(?:t|t[A-Z]\w*|common|english)\(([^)]*)/g;
const template = /`((?:[\w-]+[.:])+[\w-]*\$\{[^`]*)`/g;
/** Names of properties, which may stand in a template. */
const name = /(?<=\.)\w+|\w+(?=\??:)/g;
const property = /\bcommon\??\.([A-Za-z]+)/g;

function literalsIn(text: string): string[] {
  return [...text.matchAll(literal)].map(([, , value = '']) => value);
}

function readerOf(text: string, namespaces: ReadonlySet<string>): Reader {
  const literals = literalsIn(text);
  const asked = [...text.matchAll(question)].flatMap(([, value = '']) => literalsIn(value));
  const properties = [...text.matchAll(property)].map(([, value = '']) => value);
  const own = new Set(literals.filter((value) => namespaces.has(value)));
  const isHandedItsFile = own.size === 0 ? !text.includes('useTranslation()') : /getFixedT\(|useTranslation\(\w/.test(text);
  return {
    namespaces: isHandedItsFile ? undefined : own,
    named: new Set([...literals.filter((value) => /[.:]/.test(value)), ...asked, ...properties]),
    templates: [...text.matchAll(template)].map(([, value = '']) => new RegExp(`^${value.split(/\$\{[^}]*\}/).map(RegExp.escape).join('([\\w-]+)')}$`)),
  };
}

/** Whether a file names a key; what stands in a template must be a word of the code itself. */
function isNamed({ named, templates }: Reader, key: string, words: ReadonlySet<string>): boolean {
  return named.has(key) || templates.some((pattern) => pattern.exec(key)?.slice(1).every((part) => words.has(part)));
}

/** The key and every group that it stands in: a group that is named is read with all it holds. */
function withGroups(key: string): string[] {
  const parts = key.replace(/(?:_ordinal)?_(?:zero|one|two|few|many|other)$/, '').split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** Says of a key whether code below a project's `src` names it, and of every key where there is no code; `namespaces` are the locale files there are. */
export function keysInCode(root: string, namespaces: readonly string[]): (namespace: string, key: string) => boolean {
  const source = path.join(root, 'src');
  const all = new Set(namespaces);
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !tools.test(file));
  const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8'));
  const readers = texts.map((text) => readerOf(text, all));
  const words = new Set(texts.flatMap((text) => [...literalsIn(text).flatMap((value) => value.split('.')), ...(text.match(name) ?? [])]));
  return (namespace, key) => {
    if (readers.length === 0) return true;
    const names = withGroups(key).flatMap((group) => [group, `${namespace}:${group}`]);
    return readers.some((reader) => {
      const isRead = namespace === 'common' || !reader.namespaces || reader.namespaces.has(namespace);
      return isRead && names.some((name) => isNamed(reader, name, words));
    });
  };
}
