/** Every rule of the check, family by family. */
import { encodingRules } from './encoding.ts';
import { numberRules } from './numbers.ts';
import { placeholderRules } from './placeholders.ts';
import { pluralRules } from './plurals.ts';
import type { Rule } from './rule.ts';
import { scriptRules } from './scripts.ts';
import { structureRules } from './structure.ts';

export const rules: readonly Rule[] = [
  ...structureRules,
  ...pluralRules,
  ...placeholderRules,
  ...numberRules,
  ...encodingRules,
  ...scriptRules,
];
