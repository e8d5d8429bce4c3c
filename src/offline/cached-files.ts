/**
 * The copies on the device: one store, in which each file stands under its address and revision, so that two versions
 * can lie beside each other.
 */
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
export const filesOfVersion: PrecachedFiles = Object.assign(
  {},
  precacheManifest.shared,
  ...Object.values(precacheManifest.own),
);

const cacheEntry = 'saved-site';

/** How many files are fetched at a time: few, because the visitor's own requests come first. */
const lanes = 4;

const keyOf = (address: string, revision: string) => `${address}?revision=${revision}`;

const store = () => caches.open(cacheEntry);

let isErased = false;

/** Takes every copy off the device because the visitor wants it so, and keeps no more in the life of this worker. */
export async function eraseCache(): Promise<void> {
  isErased = true;
  await caches.delete(cacheEntry);
}

/** The answer, once it is known to hold this revision of the file; else undefined. */
async function verified(response: Response, revision: string): Promise<Response | undefined> {
  // What cannot be unpacked is no copy either.
  const content = await response.arrayBuffer().catch(() => new ArrayBuffer());
  return (await revisionOf(content)) === revision ? new Response(content, response) : undefined;
}

/** The file in this revision: what the browser has just fetched for the page will do where it is right. */
async function fetchVerified(address: string, revision: string): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await verified(await fetch(address, { cache }), revision);
    if (response) return response;
  }
  throw new Error(`${address} is not answered with the file of this version, as in a deploy that is not finished.`);
}

async function keep(address: string, revision: string): Promise<void> {
  if (isErased) throw new Error('The visitor has erased what is kept on this device.');
  const cache = await store();
  const key = keyOf(address, revision);
  if (await cache.match(key)) return;
  await cache.put(key, pack(await fetchVerified(address, revision)));
}

const underway = new Map<Language, Promise<void>>();

/**
 * Keeps what is still missing of a language; rejects when a file cannot be had in this version or there is no room, and
 * what was kept until then stays.
 */
export function cacheLanguage(language: Language): Promise<void> {
  const work = underway.get(language) ?? keepFiles(language).finally(() => underway.delete(language));
  underway.set(language, work);
  return work;
}

async function keepFiles(language: Language): Promise<void> {
  const frontDoor = addressOf('home', language);
  const { [frontDoor]: frontDoorRevision = '', ...others }: PrecachedFiles = {
    ...precacheManifest.shared,
    ...precacheManifest.own[language],
  };
  const waiting = Object.entries(others);
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await keep(...file);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  // Last of all: where it is, the whole language is.
  await keep(frontDoor, frontDoorRevision);
}

/** Languages that are on the device in full, in this version or an earlier one. */
export async function cachedLanguages(): Promise<Language[]> {
  const cache = await store();
  const found = await Promise.all(
    languageCodes.map((language) => cache.match(addressOf('home', language), { ignoreSearch: true })),
  );
  return languageCodes.filter((_, position) => found[position]);
}

/**
 * This version's copy of a file, if it is on the device. A hashed file that is not what it was goes, and is fetched
 * anew.
 */
export async function cachedFile(address: string): Promise<Response | undefined> {
  const { [address]: revision } = filesOfVersion;
  if (revision === undefined) return undefined;
  const cache = await store();
  const key = keyOf(address, revision);
  const packed = await cache.match(key);
  const cached = packed && unpack(packed, precacheManifest.policies);
  if (!cached || !address.includes('.')) return cached;
  const whole = await verified(cached, revision);
  if (!whole) await cache.delete(key);
  return whole;
}

/** Drops whatever no page of this version needs. */
export async function dropOtherVersions(): Promise<void> {
  const cache = await store();
  const wanted = new Set(Object.entries(filesOfVersion).map((file) => location.origin + keyOf(...file)));
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}
