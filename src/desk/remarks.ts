/**
 * What is wrong with the files before one is saved, all of them in view, by the same rules and the same schema as the
 * check.
 */
import { scriptsOfLanguages, type Language } from '../i18n/languages.ts';
import { findingsIn, promisesIn, explanationOf, type Finding } from '../locale-tools/lint/findings.ts';
import { localeFile, localeFilesOf } from '../locale-tools/locale-files.ts';
import { memoized } from '../values/memoized.ts';
import { atDesk, messageOf, type Message } from '../messages/format-message.ts';
import { foreignIn } from '../office/foreign-in-drawing.ts';
import { sizeFault } from '../office/photographs.ts';
import { factSchemas, type Facts } from '../office/schema/fact-schema.ts';
import { faultsOf } from '../office/schema/kinds.ts';
import { openPoints } from '../owner/readiness-of-project.ts';
import { asBuilt } from './in-browser.ts';
import { inEachLanguage, withLabels, placeOf, remarkAt } from './read-labels.ts';
import { nameIn, type Files } from './saved-files.ts';

const fileOf = memoized((language: string, name: string, text: string) => localeFile(language as Language, name, text));

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

/** What refuses to be published, or is a warning alone. */
interface Fault extends Message, Pick<Finding, 'severity'> {}

export const isError = ({ severity }: Fault) => severity === 'error';

/** What is wrong in the files; changed English is left out, because saving asks about that in a dialog of its own. */
function wrongIn(files: Files): Fault[] {
  const facts = writtenFacts(files).flatMap(({ name, schema, written }) =>
    faultsOf(schema, written).map(({ path, message }): Fault => {
      const said = remarkAt([name, ...path.map(String)], (told) => message[told] ?? message.en);
      return { severity: 'error', ...said };
    }),
  );
  const found = [
    ...findingsIn(localesIn(files)).filter(({ rule }) => rule !== 'changed-english'),
    ...promisesIn([...files].filter(([path]) => path.startsWith('src/'))),
  ];
  // Of a text once what a rule finds in it several times.
  const words = new Map<string, Finding>();
  for (const { what, ...finding } of found) {
    const at = `${finding.file} ${finding.key} ${finding.rule}`;
    words.set(at, { ...finding, what: [words.get(at)?.what ?? [], what].flat().join(', ') });
  }
  return [
    ...facts,
    ...[...words.values()].map(({ severity, rule, key, language, file, text, what, why, remedy }): Fault => {
      const sentence = (told: Language) => explanationOf(rule, told, what) ?? `${what}. ${why} ${remedy}`;
      const quoted = text && `“${text}” `;
      // The place of a fact names its language.
      const pane = file.startsWith('src/') ? undefined : language;
      return { severity, ...remarkAt([nameIn(file), ...key.split('.')], (told) => quoted + sentence(told), pane) };
    }),
  ];
}

/**
 * What is open at the desk as the files stand, in the words of the form; nothing while something is wrong
 * in them. The rest is the developer’s, and one language is enough.
 */
function openIn(files: Files, wrong: readonly Fault[], isEssential: boolean): Fault[] {
  if (wrong.some(isError)) return [];
  const facts = writtenFacts(files).map(({ name, schema, written }) => [name, schema.parse(written)]);
  return openPoints(localesIn(files), Object.fromEntries(facts) as Facts, asBuilt.standing)
    .filter((point) => point.isEssential === isEssential && !/claim|law|counter|alone/.test(point.id))
    .map(({ id, values }): Fault => {
      const message = messageOf(atDesk(id), values);
      return { severity: 'warning', ...inEachLanguage((told) => withLabels(message[told] ?? '', told)) };
    });
}

/** What is left to decide or to look at again. */
export const undecided = (files: Files, wrong = wrongIn(files)) => openIn(files, wrong, false);

function faultsIn(files: Files): Fault[] {
  const wrong = wrongIn(files);
  return [...wrong, ...undecided(files, wrong)];
}

/** The faults that a change brings: not those that stood there before, wherever in a list they now stand. */
export function addedFaults(before: Files, after: Files): Fault[] {
  const sign = ({ en }: Message) => en.replaceAll(/ › \d+/g, '');
  const stood = faultsIn(before).map(sign);
  return faultsIn(after).filter((fault) => {
    const place = stood.indexOf(sign(fault));
    return place < 0 || !stood.splice(place, 1);
  });
}

/** The message that refuses a picture of the entry `name`, and what it says. */
async function faultOf(name: string, picture: Blob): Promise<ReturnType<typeof sizeFault>> {
  if (picture.type.includes('svg')) {
    const found = foreignIn(await picture.text());
    return found ? ['logo-foreign', { found }] : undefined;
  }
  const size = await createImageBitmap(picture).catch(() => undefined);
  if (!size) return ['photograph-unreadable', {}];
  return sizeFault(name === 'identity' ? 'logo' : name === 'premises' ? 'door' : 'person', size);
}

/** What is wrong with pictures that are about to be saved with the entry `name`. */
export async function remarksOnPictures(name: string): Promise<Message[]> {
  const by = inEachLanguage((language) => placeOf([name], language));
  const remarks = (globalThis.picturesToSave ?? []).map(async ({ name: file, blobURL }) => {
    const fault = await faultOf(name, await (await fetch(blobURL)).blob());
    return fault ? [messageOf(fault[0], { file, by, ...fault[1] })] : [];
  });
  return (await Promise.all(remarks)).flat();
}

/** Why the site is not published as the files stand, as `npm run check` and `npm run ready` say it. */
export function unpublished(files: Files): Message[] {
  const wrong = wrongIn(files);
  return [...wrong.filter(isError), ...openIn(files, wrong, true)];
}
