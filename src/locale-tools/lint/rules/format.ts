/** Locale files are formatted alike, so that a change shows as the one line it is. */
import { formatJson } from '../../json-format.ts';
import { inEachFile, type Finders } from './rule.ts';

export const formatFinders: Finders = {
  format: inEachFile(({ text }) => {
    const plain = text.replace(/^\uFEFF/, '');
    const [lines, written] = [formatJson(plain).split('\n'), plain.split('\n')];
    const first = lines.findIndex((line, index) => line !== written[index]?.replace(/\r$/, ''));
    if (first < 0 && lines.length === written.length) return [];
    const same = written.slice(0, first < 0 ? lines.length - 1 : first).map((line) => `${line}\n`);
    return [{ offset: same.join('').length, what: 'from here the file is not formatted as the others are' }];
  }),
};
