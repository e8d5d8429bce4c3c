import { isData } from '../data-keys.ts';
import { filesAt } from './drafts.ts';
import type { ListedText } from './protocol.ts';

/** Every text and figure of some files in one language, in file order; data for the programs is left out. */
export function listTexts(root: string, language: string, names: readonly string[]): ListedText[] {
  return names.flatMap((name) => {
    const file = filesAt(root, { file: name, key: '' }).find((each) => each.language === language);
    return [...(file?.entries.values() ?? [])].flatMap(({ key, value }) => {
      return value === undefined || value === null || isData(key, value) ? [] : [{ file: name, key, value }];
    });
  });
}
