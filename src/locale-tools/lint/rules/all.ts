/** Every rule that judges the words themselves, family by family. */
import { encodingRules } from './encoding.ts';
import { dateRules } from './dates.ts';
import { glossaryRules } from './glossary.ts';
import { formatRules } from './format.ts';
import { lengthRules } from './length.ts';
import { numberRules } from './numbers.ts';
import { placeholderRules } from './placeholders.ts';
import { pluralRules } from './plurals.ts';
import { punctuationRules } from './punctuation.ts';
import type { Rule } from './rule.ts';
import { searchLengthRules } from './search-length.ts';
import { scriptRules } from './own-script.ts';
import { spacingRules } from './spacing.ts';
import { spellingRules } from './spelling.ts';
import { structureRules } from './structure.ts';
import { termRules } from './terms.ts';
import { testimonialRules } from './testimonials.ts';
import { voiceRules } from './voice.ts';

export const rules: readonly Rule[] = [
  ...structureRules,
  ...pluralRules,
  ...placeholderRules,
  ...numberRules,
  ...dateRules,
  ...encodingRules,
  ...scriptRules,
  ...spellingRules,
  ...punctuationRules,
  ...spacingRules,
  ...termRules,
  ...voiceRules,
  ...testimonialRules,
  ...glossaryRules,
  ...lengthRules,
  ...searchLengthRules,
  ...formatRules,
];
