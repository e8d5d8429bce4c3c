/** Texts that have broken forms and pages elsewhere; `pwned()` is what they try to call. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Read as text, because half a pair of surrogates is no JSON module.
export const hostileTexts: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'hostile-texts.json'), 'utf8'),
);
