/** Stands between the form and the files: what the check would refuse is refused here, with place, reason and remedy. */
import { defaultLanguage } from '../i18n/languages.ts';
import { isTyped } from '../locale-tools/data-keys.ts';
import { formerText, toFile, type Group } from './as-written.ts';
import { refusal } from './cms/refusal.ts';
import { isSaidToFit, textOf } from './dialog.ts';
import { partedByAge, remarksOn, remarksOnLogo, remarksOnNewPlaceholders } from './remarks.ts';
import { changesBetween, noted, remarkOn } from './translations.ts';

/** A file as the CMS hands it over. */
interface FormValues {
  data: Group;
}

/** The English or only file of an entry, and the other languages of words. */
export interface Entry extends FormValues {
  path: string;
  collection: string;
  i18n?: Record<string, FormValues>;
}

/** Lets an entry be saved, and says what is to be kept of it. @throws {Error} when it is refused or taken back */
export async function beforeSaving({ path, collection, data, i18n }: Entry) {
  const name = path.replace(/^.*\/|\.json$/g, '');
  const files = Object.entries<FormValues>({ [defaultLanguage]: { data }, ...i18n });
  const textsOf = (text: (values: Group) => string) =>
    Object.fromEntries(files.map(([language, file]) => [language, text(file.data)]));
  const former = textsOf(({ [formerText]: text = '{}' }) => String(text));
  const written = textsOf(toFile);

  const { refused, older } = partedByAge(remarksOn(collection, name, former), remarksOn(collection, name, written));
  refused.push(...remarksOnNewPlaceholders(former, written), ...(await remarksOnLogo(String(data.logo))));
  if (refused.length > 0) throw refusal(textOf('desk-refused', refused));

  // What people type is no translation, and is remembered by nobody.
  const changes = collection === 'words' && !isTyped(name) ? changesBetween(former, written) : [];
  const left = changes.filter(({ isRevised }) => !isRevised);
  const fit = await isSaidToFit(older, left.map(remarkOn));

  const fitting = changes.filter(({ isRevised }) => isRevised || fit);
  const kept = files.map(async ([language, file]) => {
    const changed = fitting.filter((change) => change.language === language);
    const whole = await noted(file.data, changed);
    return [language, { data: { ...whole, [formerText]: toFile(whole) } }] as const;
  });
  const { [defaultLanguage]: first, ...others } = Object.fromEntries(await Promise.all(kept));
  return { ...first, i18n: others };
}
