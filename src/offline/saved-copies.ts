/** The copies on the device: one store, in which each file stands under its address and revision, so that two versions can lie beside each other. */
import { languageCodes, type Language } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { pack, unpack } from './packing.ts';
import { revisionOf } from './revision.ts';
import type { PrecachedFiles, PrecacheManifest } from './precache-manifest.ts';

/** The build puts the content in the place of this name. */
declare const precacheManifestOfBuild: PrecacheManifest;

/** What this version of the site keeps. */
export const precacheManifest = precacheManifestOfBuild;

/** Every file of this version, with its revision. */
export const keptFiles: PrecachedFiles = Object.assign({}, precacheManifest.shared, ...Object.values(precacheManifest.own));

/** By kind, what a visitor who loses the network half-way misses most comes first; pages have no extension. */
const order = ['css', '', 'js', 'woff2', 'svg'];

function rankOf(address: string): number {
  const [, kind = ''] = address.split('.');
  return order.includes(kind) ? order.indexOf(kind) : order.length;
}

const storeName = 'saved-site';

/** How many files are fetched at a time: few, because the visitor's own requests come first. */
const lanes = 4;

const keyOf = (address: string, revision: string) => (revision ? `${address}?revision=${revision}` : address);

const store = () => caches.open(storeName);

let isErased = false;

/** Takes every copy off the device because the visitor wants it so, and keeps no more in the life of this worker. */
export async function eraseCopies(): Promise<void> {
  isErased = true;
  await caches.delete(storeName);
}

async function keep(address: string, revision: string): Promise<void> {
  if (isErased) throw new Error('The visitor has erased what is kept on this device, so nothing is kept until the next visit.');
  const copies = await store();
  const key = keyOf(address, revision);
  if (await copies.match(key)) return;
  // A file without a revision never changes, so what the page has just fetched will do.
  const response = await fetch(address, { cache: revision ? 'no-cache' : 'default' });
  if (!response.ok) throw new Error(`${address} answered with ${response.status}, so this language could not be kept.`);
  const content = await response.arrayBuffer();
  if (revision && (await revisionOf(content)) !== revision) {
    throw new Error(
      `${address} is of another version than this worker, as in a deploy that is not finished, so this language could not be kept; the next visit tries again.`,
    );
  }
  await copies.put(key, pack(new Response(content, response)));
}

const underway = new Map<Language, Promise<void>>();

/** Keeps what is still missing of a language; rejects when a file cannot be had in this version or there is no room, and what was kept until then stays. */
export function keepLanguage(language: Language): Promise<void> {
  const work = underway.get(language) ?? keepFiles(language).finally(() => underway.delete(language));
  underway.set(language, work);
  return work;
}

async function keepFiles(language: Language): Promise<void> {
  const frontDoor = addressOf('home', language);
  const { [frontDoor]: frontDoorRevision = '', ...others }: PrecachedFiles = { ...precacheManifest.shared, ...precacheManifest.own[language] };
  const waiting = Object.entries(others).toSorted(([one], [other]) => rankOf(one) - rankOf(other));
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await keep(...file);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  // Last of all: where it is, the whole language is.
  await keep(frontDoor, frontDoorRevision);
}

/** Languages that are on the device in full, in this version or an earlier one. */
export async function keptLanguages(): Promise<Language[]> {
  const copies = await store();
  const found = await Promise.all(languageCodes.map((language) => copies.match(addressOf('home', language), { ignoreSearch: true })));
  return languageCodes.filter((_, position) => found[position]);
}

const keys = new Map(Object.entries(keptFiles).map(([address, revision]) => [address, keyOf(address, revision)]));

/** This version's copy of a file, if it is on the device. */
export async function savedCopyOf(address: string): Promise<Response | undefined> {
  const key = keys.get(address);
  const copy = key === undefined ? undefined : await (await store()).match(key);
  return copy && unpack(copy, precacheManifest.policies);
}

/** Drops whatever no page of this version needs. */
export async function dropOtherVersions(): Promise<void> {
  const copies = await store();
  const wanted = new Set([...keys.values()].map((key) => new URL(key, location.origin).href));
  const others = (await copies.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(others.map((request) => copies.delete(request)));
}
