/** Finds where a text that a page shows is written, so that a finding can name the file. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withoutNoBreak } from '../../values/without-no-break.ts';

function* textsIn(value: unknown, key = ''): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* textsIn(part, key ? `${key}.${name}` : name);
}

/** Shorter pieces stand in many texts. */
const telling = 8;

/** Whether a text with placeholders and marks for links is where some shown words come from. */
function isOrigin(text: string, shown: string): boolean {
  const pieces = text.split(/\{\{.*?\}\}|<\/?\w+>/).map((piece) => piece.replace(/\s+/g, ' ').trim());
  return pieces.some(
    (piece) => piece === shown || (piece.length >= telling && (piece.includes(shown) || shown.includes(piece))),
  );
}

/** File and key like `locales/gu/contact.json: hero.title` of words of a page in a language, facts of the office first; undefined where nothing like it is written. */
export function originOf(words: string, language: string, root: string): string | undefined {
  const shown = withoutNoBreak(words).replace(/\s+/g, ' ').trim();
  for (const file of globSync([`src/office/*.json`, `locales/${language}/*.json`].map((each) => join(root, each))))
    for (const [key, text] of textsIn(JSON.parse(readFileSync(file, 'utf8'))))
      if (isOrigin(text, shown)) return `${relative(root, file)}: ${key}`;
  return undefined;
}
