/** Stands between the form and the files: what the check would refuse is refused here, with place, reason and remedy. */
import { defaultLanguage } from '../i18n/languages.ts';
import { isTyped } from '../locale-tools/data-keys.ts';
import { formerText, toFile, type Group } from './as-written.ts';
import { mayBeSaved, refusal, type Said } from './dialog.ts';
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

/** Lets an entry be saved, and says what is to be kept of it. @throws {Error} when it is refused or taken back */
export async function beforeSaving({ path, collection, data, i18n = {} }: Entry) {
  const name = path.replace(/^.*\/|\.json$/g, '');
  const files = { [defaultLanguage]: data, ...mapped(i18n, (each) => each.data) };
  const former = mapped(files, ({ [formerText]: text = '{}' }) => String(text));
  const written = mapped(files, toFile);

  const [before, faults] = [former, written].map((texts) => remarksOn(collection, name, texts));
  const { refused, older } = partedByAge(before ?? [], faults ?? []);
  if (refused.length > 0) throw refusal('desk-refused', refused);

  // What people type is no translation, and is remembered by nobody.
  const changes = collection === 'words' && !isTyped(name) ? changesBetween(former, written) : [];
  const left = changes.filter(({ isRevised }) => !isRevised);
  const said: Said[] = [
    { heading: 'desk-older', remarks: older },
    { heading: 'desk-changed', remarks: left.map(remarkOn) },
  ];
  const worthSaying = said.filter(({ remarks }) => remarks.length > 0);
  const { isTicked } = worthSaying.length > 0 ? await mayBeSaved(worthSaying, left.length > 0) : { isTicked: false };

  const fitting = changes.filter(({ isRevised }) => isRevised || isTicked);
  const kept = await Promise.all(
    Object.entries(files).map(async ([language, values]) => {
      const whole = await noted(
        values,
        fitting.filter((change) => change.language === language),
      );
      return [language, { ...whole, [formerText]: toFile(whole) }] as const;
    }),
  );
  const { [defaultLanguage]: first, ...others } = Object.fromEntries(kept);
  return { data: first, i18n: mapped(others, (values) => ({ data: values })) };
}
