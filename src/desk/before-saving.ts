/** Stands between the form and the files: what the check would refuse is refused here, with place, reason and remedy. */
import { defaultLanguage } from '../i18n/languages.ts';
import { formerText, toFile } from './as-written.ts';
import { ask } from './dialog.ts';
import { partedByAge, remarksOn, type Texts } from './remarks.ts';

type Values = Record<string, unknown>;

/** An entry as the CMS hands it over: the English or only file, and the other languages of words. */
interface Entry {
  path: string;
  collection: string;
  data: Values;
  i18n?: Record<string, { data: Values }>;
}

/** The CMS marks list items as `__sc_…`; it takes the marks out itself when it writes. */
const withoutMarks = (values: Values): Values =>
  JSON.parse(JSON.stringify(values, (key, value) => (key.startsWith('__sc_') ? undefined : value)));

/** Lets an entry be saved, and hands it back as it is to be kept. @throws {Error} when it is refused or taken back */
export async function beforeSaving({ path, collection, data, i18n = {} }: Entry) {
  const [, name = ''] = /([\w-]+)\.json$/.exec(path) ?? [];
  const files: [string, Values][] = [
    [defaultLanguage, data],
    ...Object.entries(i18n).map(([language, each]): [string, Values] => [language, each.data]),
  ];
  const layout = collection === 'words' ? 'words' : 'facts';
  const former: Texts = Object.fromEntries(
    files.map(([language, each]) => [language, String(each[formerText] ?? '{}')]),
  );
  const written: Texts = Object.fromEntries(
    files.map(([language, each]) => [language, toFile(layout)(withoutMarks(each))]),
  );
  const remarks = partedByAge(remarksOn(collection, name, former), remarksOn(collection, name, written));
  const refused = remarks.get('new') ?? [];
  const older = remarks.get('older') ?? [];
  if (refused.length > 0) {
    await ask({ parts: { 'desk-refused': refused, 'desk-older': older }, buttons: ['desk-understood'] });
    throw new Error(refused.map(({ en }) => en).join('\n'));
  }
  if (older.length > 0) await ask({ parts: { 'desk-older': older }, buttons: ['desk-understood'] });
  const kept = (language: string, values: Values) => ({ ...values, [formerText]: written[language] });
  const others = Object.entries(i18n).map(([language, each]) => [language, { data: kept(language, each.data) }]);
  return { data: kept(defaultLanguage, data), i18n: Object.fromEntries(others) };
}
