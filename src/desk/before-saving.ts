/** Stands between the form and the files: what one typed is laid over what others have saved since, and what the check would refuse is refused here, with place, reason and remedy. */
import { defaultLanguage } from '../i18n/languages.ts';
import { isTyped } from '../locale-tools/data-keys.ts';
import { formerText, fromFile, toFile, writtenOver, type Group } from './as-written.ts';
import { refusal } from './cms/refusal.ts';
import { choiceOf, isSaidToFit, textOf, warn } from './dialog.ts';
import { merged, type Choose, type Clash } from './merged.ts';
import { addedFaults, remarksOnNewPlaceholders, remarksOnPictures } from './remarks.ts';
import { readAnew, savedFiles } from './saved-files.ts';
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

/** The files of an entry: their text when typing began, as it was typed, and as it is saved now. */
export const filesOf = ({ path, data, i18n }: Entry) =>
  Object.entries<FormValues>({ [defaultLanguage]: { data }, ...i18n }).map(([language, { data: values }]) => {
    const { [formerText]: former = '{}' } = values;
    const place = path.replace(`/${defaultLanguage}/`, `/${language}/`);
    return {
      language,
      place,
      former: String(former),
      typed: toFile(values),
      saved: savedFiles.get(place) ?? String(former),
    };
  });

/** Lets an entry be saved, and says what is to be kept of it. @throws {Error} when it is refused or taken back */
export async function beforeSaving(entry: Entry) {
  await readAnew();
  const name = entry.path.replace(/^.*\/|\.json$/g, '');
  const files = filesOf(entry);
  const byLanguage = (textOfEach: (file: (typeof files)[number]) => string) =>
    Object.fromEntries(files.map((file) => [file.language, textOfEach(file)]));
  const laidOver = (choose: Choose) =>
    byLanguage(({ former, typed, saved }) =>
      writtenOver(saved, merged(JSON.parse(former), JSON.parse(typed), JSON.parse(saved), choose)),
    );
  const clashes = new Map<string, Clash>();
  laidOver((clash) => clashes.set(JSON.stringify(clash), clash));
  const written = laidOver(await choiceOf(name, clashes));
  const saved = byLanguage((file) => file.saved);

  const placed = (texts: Record<string, string>) =>
    new Map([...savedFiles, ...files.map(({ language, place }) => [place, texts[language] ?? ''] as const)]);
  const refused = addedFaults(placed(saved), placed(written));
  refused.push(...remarksOnNewPlaceholders(saved, written), ...(await remarksOnPictures(name)));
  if (refused.length > 0) throw refusal(textOf('desk-refused', refused));
  // Once: what was saved so has been looked at.
  await warn(addedFaults(placed(saved), placed(written), 'warning'));

  // What people type is no translation, and is remembered by nobody.
  const changes = entry.collection === 'words' && !isTyped(name) ? changesBetween(saved, written) : [];
  const left = changes.filter(({ isRevised }) => !isRevised);
  const fit = await isSaidToFit(left.map(remarkOn));

  const fitting = changes.filter(({ isRevised }) => isRevised || fit);
  const kept = files.map(({ language }) => {
    const text = written[language] ?? '';
    const changed = fitting.filter((change) => change.language === language);
    return [language, { data: fromFile(writtenOver(text, noted(JSON.parse(text), changed)).trim()) }] as const;
  });
  const { [defaultLanguage]: first, ...others } = Object.fromEntries(kept);
  return { ...first, i18n: others };
}
