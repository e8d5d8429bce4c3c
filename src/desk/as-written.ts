/**
 * Writes a file as a careful hand would: what the CMS adds of its own is left out, and nothing changes that nobody
 * changed. How it is laid out nobody judges.
 */
import { defaultLanguage } from '../i18n/languages.ts';
import { overFormer, leavesOf, type Group } from './merged.ts';

/** A name that no file has, under which the CMS carries the text of a file as it was read. */
export const formerText = '__former';

/** How the CMS reads a file; in the form a charge that is one word stands in the first language. */
export function fromFile(text: string): Group {
  const values: Group = JSON.parse(text);
  const { passportCharge: word } = values;
  if (typeof word === 'string') values.passportCharge = { [defaultLanguage]: word };
  return { ...values, [formerText]: `${text}\n` };
}

/** How the CMS writes it, without what was erased and its marks of items, each letter stored in one way. */
export function toFile({ [formerText]: former = '{}', ...values }: Group): string {
  const plain: Group = JSON.parse(
    JSON.stringify(values, (key, each) => (key.startsWith('__sc_') ? undefined : (each ?? undefined))),
  );
  // In whichever language it was typed.
  if (String([...new Set(leavesOf(plain.passportCharge))]) === 'none') plain.passportCharge = 'none';
  return `${JSON.stringify(overFormer(JSON.parse(String(former)), plain), null, 2)}\n`.normalize('NFC');
}
