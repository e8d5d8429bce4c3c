/** Locale files are formatted alike, so that a change shows as the one line it is. */
import { formatJson } from '../../json-format.ts';
import { inEachFile, type Rule } from './rule.ts';

export const formatRules: readonly Rule[] = [
  {
    id: 'format',
    severity: 'warning',
    why: 'npm run copy and other editors would format the file again, and one change would show as many.',
    remedy: 'Run npm run check -- --fix, or indent by two spaces, one entry per line, with a line end after the last }.',
    find: inEachFile(({ text }) => {
      // How a file was saved, and letters as codes, are told by rules of their own.
      if (/^\uFEFF|\r|\\u[0-9a-fA-F]{4}/.test(text)) return [];
      const wanted = formatJson(text);
      if (text === wanted) return [];
      const lines = wanted.split('\n');
      const same = text.split('\n').findIndex((line, index) => line !== lines[index]);
      const offset = lines.slice(0, Math.max(0, same)).join('\n').length + (same > 0 ? 1 : 0);
      return [{ offset, what: 'from here the file is not formatted as the others are' }];
    }),
  },
];
