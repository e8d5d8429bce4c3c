/**
 * What is wrong with the files before one is saved, all of them in view, by the same rules and the same schema as the
 * check.
 */
import { scriptsOfLanguages, type Language } from '../i18n/languages.ts';
import { findingsIn, promisesIn, sayingOf, type Finding } from '../locale-tools/lint/findings.ts';
import { localeFile, localeFilesOf } from '../locale-tools/locale-files.ts';
import { remembered } from '../locale-tools/text-analysis.ts';
import { messageOf, type Message } from '../messages/format-message.ts';
import { foreignIn } from '../office/foreign-in-drawing.ts';
import { smallness } from '../office/photographs.ts';
import { factSchemas, type Facts } from '../office/schema/fact-schema.ts';
import { faultsOf } from '../office/schema/values.ts';
import { openPoints } from '../owner/readiness-of-project.ts';
import { asBuilt } from './in-browser.ts';
import { inEach, placeOf, remarkAt } from './read-labels.ts';
import { nameIn, type Files } from './saved-files.ts';

const fileOf = remembered((language: string, name: string, text: string) =>
  localeFile(language as Language, name, text),
);

/** All words among the files. */
export const localesIn = (files: Files) =>
  localeFilesOf(
    [...files].flatMap(([path, text]) => {
      const [, language, name] = /^locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
      return language && name ? [fileOf(language, name, text)] : [];
    }),
    asBuilt.memories,
  );

/** Each file of facts among them, with its schema. */
const writtenFacts = (files: Files) =>
  Object.entries(factSchemas(scriptsOfLanguages(), new Date())).map(([name, schema]) => {
    const { $schema: _, ...written } = JSON.parse(files.get(`src/office/${name}.json`) ?? '{}');
    return { name, schema, written };
  });

/** All facts among the files, which must be without fault. */
const factsIn = (files: Files) =>
  Object.fromEntries(writtenFacts(files).map(({ name, schema, written }) => [name, schema.parse(written)])) as Facts;

/** What refuses to be published, or is a warning alone. */
interface Fault extends Message, Pick<Finding, 'severity'> {}

/** What is wrong in the files: but for changed English, of which one is asked besides. */
function faultsIn(files: Files): Fault[] {
  const facts = writtenFacts(files).flatMap(({ name, schema, written }) =>
    faultsOf(schema, written).map(({ path, message }): Fault => {
      const said = remarkAt([name, ...path.map(String)], (told) => message[told] ?? message.en);
      return { severity: 'error', ...said };
    }),
  );
  const words = [
    ...findingsIn(localesIn(files)).filter(({ rule }) => rule !== 'changed-english'),
    ...promisesIn([...files].filter(([path]) => path.startsWith('src/'))),
  ];
  return [
    ...facts,
    // Of a text once what a rule finds in it several times; whoever sees a fact sees its language in its place.
    ...[...Map.groupBy(words, ({ file, key, rule }) => `${file} ${key} ${rule}`).values()].flatMap((alike) => {
      const what = [...new Set(alike.map((finding) => finding.what))].join(', ');
      return alike.slice(0, 1).map(({ severity, rule, key, language, file, text, why, remedy }): Fault => {
        const sentence = (told: Language) => sayingOf(rule, told, what) ?? `${what}. ${why} ${remedy}`;
        const quoted = text && `“${text}” `;
        const pane = file.startsWith('src/') ? undefined : language;
        return { severity, ...remarkAt([nameIn(file), ...key.split('.')], (told) => quoted + sentence(told), pane) };
      });
    }),
  ];
}

/** The faults that a change brings: not those that stood there before, wherever in a list they now stand. */
export function addedFaults(before: Files, after: Files): Fault[] {
  const sign = ({ en }: Message) => en.replaceAll(/\b\d+\. /g, '');
  const stood = faultsIn(before).map(sign);
  return faultsIn(after).filter((fault) => {
    const place = stood.indexOf(sign(fault));
    return place < 0 || !stood.splice(place, 1);
  });
}

export const isError = ({ severity }: Fault) => severity === 'error';

/** The message that refuses a picture of the entry `name`, and what it says. */
async function faultOf(name: string, picture: Blob): Promise<ReturnType<typeof smallness>> {
  if (picture.type.includes('svg')) {
    const found = foreignIn(await picture.text());
    return found ? ['logo-foreign', { found }] : undefined;
  }
  const size = await createImageBitmap(picture).catch(() => undefined);
  if (!size) return ['photograph-unreadable', {}];
  return smallness(name === 'identity' ? 'logo' : name === 'premises' ? 'door' : 'person', size);
}

/** What is wrong with pictures that are about to be saved with the entry `name`. */
export async function remarksOnPictures(name: string): Promise<Message[]> {
  const by = inEach((language) => placeOf([name], language));
  const remarks = (globalThis.picturesToSave ?? []).map(async ({ name: file, blobURL }) => {
    const fault = await faultOf(name, await (await fetch(blobURL)).blob());
    return fault ? [messageOf(fault[0], { file, by, ...fault[1] })] : [];
  });
  return (await Promise.all(remarks)).flat();
}

/** Why the site is not published as the files stand, as `npm run check` and `npm run ready` say it. */
export function unpublished(files: Files): Message[] {
  const faults = faultsIn(files).filter(isError);
  if (faults.length > 0) return faults;
  const points = openPoints(localesIn(files), factsIn(files), asBuilt.standing);
  return points.filter(({ isEssential }) => isEssential).map(({ id, values }) => messageOf(id, values));
}
