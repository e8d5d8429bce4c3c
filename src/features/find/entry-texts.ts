/** What stands at each place that find.json names, in the words that its page shows there. */
import type { i18n } from 'i18next';
import type { PageId } from '../../site/pages.ts';
import { withoutNoBreak } from '../../values/without-no-break.ts';

/** Stands in find.json for a page as a whole. */
export const wholePage = 'page';

/**
 * Keys of a place's words, the title first, for places whose words cannot be found by name: in the file of their page
 * nothing, or more than one thing, has the name as its key or `id`.
 */
const declaredKeys: Readonly<Record<string, string>> = {
  'claims.call': 'claims:contacts',
  'refused.places': 'refused:steps.items.1',
  'refused.owed': 'refused:owed.title refused:owed.items.1',
  'refused.letter': 'claim-letter:title claim-letter:intro',
  'existing-cover.bank': 'existing-cover:bring',
  'existing-cover.ayushman': 'existing-cover:treatment',
  'passport-new.child-passport': 'passport-new:minors.items.validity.title child-passport:rule.rows',
  'health.floater': 'health:shown',
  'health.covered': 'health:coverage',
  'vehicle.no-claim-bonus': 'vehicle:choosing.bonus',
  'contact.message': 'contact:form.title contact:form.intro',
  'contact.map': 'contact:map.title contact:map.load',
};

/** Files whose words stand on a page before its own. */
const files: Readonly<Record<string, string>> = { claims: 'first-hour', insurance: 'life-stages' };

type Words = Readonly<Record<string, unknown>>;

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

const kebab = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The path of the first titled words in a file that are named by an id or have it. */
function pathOf(file: Words, id: string): string | undefined {
  for (const [key, words] of Object.entries(file)) {
    if (!isWords(words)) continue;
    if ((words.id === id || kebab(key) === id) && (words.title ?? words.question)) return key;
    const inside = pathOf(words, id);
    if (inside) return `${key}.${inside}`;
  }
  return undefined;
}

function keysOf(i18n: i18n, page: PageId, fragment: string): string[] {
  const declared = declaredKeys[`${page}.${fragment}`]?.split(' ');
  if (declared) return declared;
  if (fragment === wholePage) return [`${page}:hero`];
  const wordsOf = (file: string): Words => i18n.getResourceBundle(i18n.language, file) ?? {};
  for (const file of [files[page] ?? page, page]) {
    const key = pathOf(wordsOf(file), fragment);
    if (key) return [`${file}:${key}`];
  }
  // What has a file of its own begins there with its title and what stands below it.
  const own = Object.keys(wordsOf(fragment)).slice(0, 2);
  if (own.length > 0) return own.map((key) => `${fragment}:${key}`);
  throw new Error(
    `locales/*/find.json names ${page}.${fragment}, but locales/${i18n.language}/${page}.json has no title under that name or id, so what is found would have no words. Put the id back, rename the words in every language, or declare their keys in src/features/find/entry-texts.ts.`,
  );
}

/** How many letters of an answer are shown; fewer than thirty say little. */
const longest = 125;

/** The first sentences of a text, as few as say something. */
function excerpt(text: string): string {
  const line = /^.{29,}?[.।?!](?= |$)/.exec(text)?.[0] ?? text;
  return line.length <= longest ? line : `${line.slice(0, line.lastIndexOf(' ', longest))} …`;
}

/** What is read in full, in turn. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [withoutNoBreak(words)];
  if (!isWords(words)) return [];
  const { id: _id, title: _title, question: _question, short: _short, columns: _columns, ...others } = words;
  return Object.values(others).flatMap(textsOf);
}

/** What stands at a fragment of a page, or on the page as a whole. */
export function textsAt(i18n: i18n, page: PageId, fragment: string) {
  const [first, ...further] = keysOf(i18n, page, fragment).map((key): unknown => i18n.t(key as never));
  const words = isWords(first) ? first : { title: first };
  const [name = ''] = textsOf([words.title ?? words.question]);
  const texts = textsOf([words.intro, words, further]);
  const [row] = Object.values(words.rows ?? {});
  const line = row ? textsOf(row).join(' · ') : (texts.find((text) => text.length >= 30) ?? texts[0] ?? '');
  return { name, line: excerpt(line) };
}
