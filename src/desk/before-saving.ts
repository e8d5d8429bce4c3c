/** Stands between the form and the files: what the check would refuse is refused here, with place, reason and remedy. */
import { defaultLanguage } from '../i18n/languages.ts';
import { isTyped } from '../locale-tools/locale-files.ts';
import { formerText, toFile } from './as-written.ts';
import { ask } from './dialog.ts';
import { partedByAge, remarksOn, type Texts } from './remarks.ts';
import { changesBetween, noted, remarkOn } from './translations.ts';

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

const textsOf = (files: readonly [string, Values][], text: (values: Values) => string): Texts =>
  Object.fromEntries(files.map(([language, values]) => [language, text(values)]));

/** @throws {Error} when a fault is new */
async function refuseFaults(collection: string, name: string, former: Texts, written: Texts): Promise<void> {
  const remarks = partedByAge(remarksOn(collection, name, former), remarksOn(collection, name, written));
  const refused = remarks.get('new') ?? [];
  const older = remarks.get('older') ?? [];
  const parts = { 'desk-refused': refused, 'desk-older': older };
  if (refused.length + older.length > 0) await ask({ parts, buttons: ['desk-understood'] });
  if (refused.length > 0) throw new Error(refused.map(({ en }) => en).join('\n'));
}

/** The changes of which the translation is said to fit. @throws {Error} when the save is taken back */
async function fittingChanges(former: Texts, written: Texts) {
  const changes = changesBetween(former, written);
  const left = changes.filter(({ isRevised }) => !isRevised);
  if (left.length === 0) return changes;
  const parts = { 'desk-changed': left.map(remarkOn) };
  const { pressed, isTicked } = await ask({ parts, tick: 'desk-still-fit', buttons: ['desk-back', 'desk-save'] });
  if (pressed === 'desk-back') throw new Error('Taken back: the translations are looked at first.');
  return isTicked ? changes : changes.filter(({ isRevised }) => isRevised);
}

/** Lets an entry be saved, and hands it back as it is to be kept. @throws {Error} when it is refused or taken back */
export async function beforeSaving({ path, collection, data, i18n = {} }: Entry) {
  const [, name = ''] = /([\w-]+)\.json$/.exec(path) ?? [];
  const files: [string, Values][] = [
    [defaultLanguage, data],
    ...Object.entries(i18n).map(([language, each]): [string, Values] => [language, each.data]),
  ];
  const write = toFile(collection === 'words' ? 'words' : 'facts');
  const asText = (values: Values) => write(withoutMarks(values));
  const former = textsOf(files, (values) => String(values[formerText] ?? '{}'));
  const written = textsOf(files, asText);
  await refuseFaults(collection, name, former, written);
  // What people type is no translation, and is remembered by nobody.
  const changes = collection === 'words' && !isTyped(name) ? await fittingChanges(former, written) : [];
  const kept = new Map<string, Values>();
  for (const [language, values] of files) {
    const whole = await noted(
      values,
      changes.filter((change) => change.language === language),
    );
    kept.set(language, { ...whole, [formerText]: asText(whole) });
  }
  const others = Object.keys(i18n).map((language) => [language, { data: kept.get(language) }]);
  return { data: kept.get(defaultLanguage), i18n: Object.fromEntries(others) };
}
