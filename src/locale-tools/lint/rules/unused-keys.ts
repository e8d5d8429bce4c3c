/** Every key is read by some page, island, error or setting: words that nobody meets need no translator. */
import { placeholderPattern } from '../../text-analysis.ts';
import { keysInCode } from '../keys-in-code.ts';
import { inEachFile, type Rule } from './rule.ts';
import type { LocaleFiles } from '../../locale-files.ts';

/** Figures and groups that texts quote, as `file:key`. */
function quotedIn(locales: LocaleFiles): Set<string> {
  const placeholders = locales.files.flatMap(({ text }) => text.match(placeholderPattern) ?? []);
  return new Set(placeholders.map((placeholder) => placeholder.slice(2, -2).split(',', 1)[0]?.trim().replace('.', ':') ?? ''));
}

function isQuoted(quoted: ReadonlySet<string>, fullKey: string): boolean {
  const parts = fullKey.split('.');
  return parts.some((_, index) => quoted.has(parts.slice(0, index + 1).join('.')));
}

/** The rule for a project, whose code it reads; all languages have the keys of English, so only there they are named. */
export function unusedKeyRule(root: string): Rule {
  return {
    id: 'unused-key',
    severity: 'warning',
    why: 'No page, island, error or setting reads it, yet it would be translated and checked in every language.',
    remedy: 'Delete the line in every language, or tell the developer that a page should show it.',
    *find(locales) {
      const english = locales.files.filter(({ language }) => language === locales.source);
      const isInCode = keysInCode(root, english.map(({ name }) => name));
      const quoted = quotedIn(locales);
      yield* inEachFile(({ name, entries }) => [...entries.values()].flatMap((entry) => {
        if (entry.value === undefined || isInCode(name, entry.key) || isQuoted(quoted, `${name}:${entry.key}`)) return [];
        return [{ entry, offset: entry.keyOffset, what: `no code reads the key “${entry.key}”` }];
      }))({ ...locales, files: english });
    },
  };
}
