/** The words of a locale file as plain values, and their texts by key. */
import { defaultLanguage, languageCodes } from '../i18n/languages.ts';
import { isData } from './data-keys.ts';
import type { Value } from '../json/json-source.ts';

/** The languages that are translated into. */
export const translations = languageCodes.filter((code) => code !== defaultLanguage);

export type LocaleGroup = { [key: string]: LocaleValue };
export type LocaleValue = Value | LocaleGroup | readonly LocaleValue[];

/** All locale files of one language by name. */
export type LanguageFiles = Readonly<Record<string, LocaleGroup>>;

export function isGroup(value: LocaleValue | undefined): value is LocaleGroup {
  return typeof value === 'object' && value !== null && !isList(value);
}

export function isList(value: LocaleValue | undefined): value is readonly LocaleValue[] {
  return Array.isArray(value);
}

/** Texts that a translator writes, by key, in file order; data and figures are left out. */
export function textsByKey(value: LocaleValue, key = ''): Map<string, string> {
  if (typeof value === 'string') return isData(key, value) ? new Map() : new Map([[key, value]]);
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(parts.flatMap(([name, part]) => [...textsByKey(part, key === '' ? name : `${key}.${name}`)]));
}
