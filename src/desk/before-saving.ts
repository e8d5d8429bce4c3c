/**
 * Stands between the form and the files: what one typed is laid over what others have saved since, and what the check
 * would refuse is refused here, with place, reason and remedy.
 */
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import { placeholderPattern } from '../locale-tools/text-analysis.ts';
import { messageOf } from '../messages/format-message.ts';
import { formerText, fromFile, toFile } from './as-written.ts';
import { refusal } from './cms/refusal.ts';
import { askAbout, textOf } from './dialog.ts';
import { merged, leavesOf, type Choose, type Clash, type Group } from './merged.ts';
import { inEachLanguage, placeOf } from './read-labels.ts';
import { addedFaults, isError, remarksOnPictures } from './remarks.ts';
import { nameIn, readAnew, savedFiles, type Files } from './saved-files.ts';
import { noted, outdatedIn } from './translations.ts';

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
      language: language as Language,
      place,
      former: String(former),
      typed: toFile(values),
      saved: savedFiles.get(place) ?? String(former),
    };
  });

/** Asks of each field of an entry that two have changed which of both is to stand. */
async function choiceOf(entry: string, clashes: ReadonlyMap<string, Clash>): Promise<Choose> {
  const given = new Set<string>();
  for (const [sign, { path, mine, theirs }] of clashes) {
    const shown = (value: unknown) => leavesOf(value).join(' · ') || '—';
    const place = inEachLanguage((language) => placeOf([entry, ...path], language));
    const both = messageOf('desk-both', { place, mine: shown(mine), theirs: shown(theirs) });
    if ((await askAbout('desk-clash', [both])) === 'theirs') given.add(sign);
  }
  return (clash) => (given.has(JSON.stringify(clash)) ? clash.theirs : clash.mine);
}

/** Lets an entry be saved, and says what is to be kept of it. @throws {Error} when it is refused or taken back */
export async function beforeSaving(entry: Entry) {
  await readAnew();
  const name = nameIn(entry.path);
  const files = filesOf(entry);
  const laidOver = (choose: Choose) =>
    files.map(({ place, former, typed, saved }) => {
      const whole = merged(JSON.parse(former), JSON.parse(typed), JSON.parse(saved), choose);
      return [place, JSON.stringify(whole)] as const;
    });
  const clashes = new Map<string, Clash>();
  laidOver((clash) => clashes.set(JSON.stringify(clash), clash));
  const written = new Map([...savedFiles, ...laidOver(await choiceOf(name, clashes))]);

  const added = addedFaults(savedFiles, written);
  // The desk cannot know every placeholder of the site, so one that is new to all texts of the entry is refused.
  const placeholdersIn = (texts: Files) =>
    new Set(files.flatMap(({ place }) => texts.get(place)?.match(placeholderPattern) ?? []));
  const placeholders = placeholdersIn(written).difference(placeholdersIn(savedFiles));
  const refused = [
    ...added.filter(isError),
    ...[...placeholders].map((found) => messageOf('desk-placeholder', { found })),
    ...(await remarksOnPictures(name)),
  ];
  if (refused.length > 0) throw refusal(textOf('desk-refused', refused));
  // Only about what this save adds: whoever saved earlier faults was asked about them then.
  await askAbout('desk-warned', added);

  const outdated = files.slice(1).flatMap(({ language }) => outdatedIn(language, name, written));
  const fit = (await askAbout('desk-changed', outdated)) === 'fit';
  const kept = files.map(({ language, place }, order) => {
    const text = written.get(place) ?? '';
    return [
      language,
      { data: fromFile(order > 0 ? JSON.stringify(noted(language, name, savedFiles, written, fit)) : text) },
    ];
  });
  const { [defaultLanguage]: first, ...others } = Object.fromEntries(kept);
  return { ...first, i18n: others };
}
