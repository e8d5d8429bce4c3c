/** Stands between the form and the files: what the check would refuse is refused here, with place, reason and remedy. */
import { defaultLanguage } from '../i18n/languages.ts';
import { isTyped } from '../locale-tools/locale-files.ts';
import { formerText, toFile, type Group } from './as-written.ts';
import { ask } from './dialog.ts';
import { partedByAge, remarksOn } from './remarks.ts';
import { changesBetween, noted, remarkOn } from './translations.ts';

/** An entry as the CMS hands it over: the English or only file, and the other languages of words. */
interface Entry {
  path: string;
  collection: string;
  data: Group;
  i18n?: Record<string, { data: Group }>;
}

const mapped = <From, To>(all: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(all).map(([language, value]) => [language, change(value)]));

/** Lets an entry be saved, and hands it back as it is to be kept. @throws {Error} when it is refused or taken back */
export async function beforeSaving({ path, collection, data, i18n = {} }: Entry) {
  const [, name = ''] = /([\w-]+)\.json$/.exec(path) ?? [];
  const write = toFile(collection === 'words' ? 'words' : 'facts');
  const files: Record<string, Group> = { [defaultLanguage]: data, ...mapped(i18n, (each) => each.data) };
  const former = mapped(files, (values) => String(values[formerText] ?? '{}'));
  const written = mapped(files, write);

  const faults = remarksOn(collection, name, written);
  const { refused, older } = partedByAge(faults.length > 0 ? remarksOn(collection, name, former) : [], faults);
  if (refused.length > 0) await ask('refused', ['desk-refused', refused]);
  else if (older.length > 0) await ask('refused', ['desk-older', older]);
  if (refused.length > 0) throw new Error(`Not saved: ${refused.map(({ en }) => en).join('\n')}`);

  // What people type is no translation, and is remembered by nobody.
  const changes = collection === 'words' && !isTyped(name) ? changesBetween(former, written) : [];
  const left = changes.filter(({ isRevised }) => !isRevised).map(remarkOn);
  const answer = left.length > 0 && (await ask('changed', ['desk-changed', left]));
  if (answer && answer.pressed !== 'save') throw new Error('Taken back: the translations are looked at first.');

  const fitting = changes.filter(({ isRevised }) => isRevised || (answer && answer.isTicked));
  const kept: Record<string, Group> = {};
  for (const [language, values] of Object.entries(files)) {
    const whole = await noted(
      values,
      fitting.filter((change) => change.language === language),
    );
    kept[language] = { ...whole, [formerText]: write(whole) };
  }
  const { [defaultLanguage]: first, ...others } = kept;
  return { data: first, i18n: mapped(others, (values) => ({ data: values })) };
}
