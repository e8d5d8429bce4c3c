/** Locale files are laid out alike, so that a change shows as the one line it is. */
import { layOut } from '../../sync/format.ts';
import { isReadable } from '../../locale-files.ts';
import type { Rule } from './rule.ts';

export const layout: Rule = {
  id: 'layout',
  severity: 'warning',
  why: 'npm run copy and other editors would lay the file out again, and one change would show as many.',
  mend: 'Run npm run check -- --fix, or indent by two spaces, one entry per line, with a line end after the last }.',
  *find(copy) {
    for (const file of copy.files) {
      // How a file was saved, and letters as codes, are told by rules of their own.
      if (!isReadable(file) || file.broken.length > 0 || /\\u[0-9a-fA-F]{4}/.test(file.text)) continue;
      const wanted = layOut(file.text);
      if (file.text === wanted) continue;
      const lines = wanted.split('\n');
      const same = file.text.split('\n').findIndex((line, index) => line !== lines[index]);
      const offset = lines.slice(0, Math.max(0, same)).join('\n').length + (same > 0 ? 1 : 0);
      yield { file, offset, what: 'from here the file is not laid out as the others are' };
    }
  },
};

export const layoutRules = [layout];
