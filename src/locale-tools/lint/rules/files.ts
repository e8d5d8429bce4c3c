/** Every language has the same files, which can be read and are formatted alike, so that a change shows as the one line it is. */
import { defaultLanguage, languageCodes, type Language } from '../../../i18n/languages.ts';
import { brokenParts } from '../../../json/broken-file.ts';
import { formatJson, plainText } from '../../json-format.ts';
import { localeFile } from '../../locale-files.ts';
import { inEachFile, type Finders, type Rule } from './rule.ts';

export const fileFinders: Finders = {
  'missing-file': ({ files, file }) => {
    const filesOf = (language: Language) => files.filter((each) => each.language === language);
    const english = filesOf(defaultLanguage);
    return languageCodes.flatMap((language) => {
      const own = filesOf(language);
      if (own.length === 0) {
        const folder = { ...localeFile(language, '', ''), path: `locales/${language}` };
        const remedy = language === defaultLanguage ? { remedy: 'Bring it back: git checkout locales.' } : {};
        return [{ file: folder, what: 'the folder of this language is missing', ...remedy }];
      }
      const lacking = english.filter(({ name }) => !file(language, name));
      const foreign = own.filter(({ name }) => english.length > 0 && !file(defaultLanguage, name));
      return [
        ...lacking.map(({ name }) => ({ file: localeFile(language, name, ''), what: 'the file is missing' })),
        ...foreign.map((each) => ({
          file: each,
          what: 'there is no English file of this name',
          remedy:
            'Name it as in English, or delete it; an English file that was lost comes back with git checkout locales.',
        })),
      ];
    });
  },
  format: inEachFile(({ text }) =>
    formatJson(text) === plainText(text) ? [] : [{ what: 'the file is not formatted as the others are' }],
  ),
};

export const brokenJson: Rule = {
  id: 'broken-json',
  severity: 'error',
  why: 'The file cannot be read, so none of its words can be shown; its other rules wait until it can.',
  remedy: '',
  find: ({ files }) =>
    files.flatMap((file) =>
      brokenParts(file).map(({ offset, message: { en, ...others } }) => {
        // A message's first sentence, and what is to be done.
        const [, what = '', remedy = ''] = /^(.*?)\. (.*)$/s.exec(en) ?? [];
        return { file, offset, what, remedy, said: others[file.language] };
      }),
    ),
};
