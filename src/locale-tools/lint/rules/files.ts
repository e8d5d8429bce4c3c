/** Every language has the same files, and they can be read. */
import { languageCodes } from '../../../i18n/languages.ts';
import { brokenParts } from '../../../json/broken-file.ts';
import { localeFile } from '../../locale-files.ts';
import type { Finders } from './rule.ts';

const unreadable = 'The file cannot be read, so none of its words can be shown; its other rules wait until it can.';

export const fileFinders: Finders = {
  'missing-file': ({ files, file }) => {
    const names = [...new Set(files.map(({ name }) => name))];
    return languageCodes.flatMap((language) =>
      names
        .filter((name) => !file(language, name))
        .map((name) => ({
          file: localeFile(language, name, ''),
          what: 'the file is missing',
        })),
    );
  },
  'broken-json': ({ files }) =>
    files.flatMap((file) =>
      brokenParts(file).map(({ offset, message: { en, ...others } }) => {
        // A message's first sentence, and what is to be done.
        const [, what = '', remedy = ''] = /^(.*?)\. (.*)$/s.exec(en) ?? [];
        return { file, offset, what, why: unreadable, remedy, message: others[file.language] };
      }),
    ),
};
