/** What a part of a page says. */
import type { Locator } from 'playwright-core';
import { withoutNoBreak } from '../values/without-no-break.ts';

/** Its text, seen or not, with the characters that were written. */
export const wordsIn = async (part: Locator): Promise<string> => withoutNoBreak((await part.textContent()) ?? '');
