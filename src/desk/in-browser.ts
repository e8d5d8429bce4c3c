/** Stands in the desk for the facts, which were read when it was built, and for highlighters, as the form has no field for code. */
import type { Language } from '../i18n/languages.ts';
import type { TranslationMemory } from '../locale-tools/translation-memory.ts';
import type { Facts } from '../office/schema/fact-schema.ts';
import type { StandingEvidence } from '../owner/readiness-of-project.ts';

/** What was read when the desk was built, and no form changes. */
declare const builtWith: {
  facts: Facts;
  memories: Readonly<Partial<Record<Language, TranslationMemory>>>;
  standing: StandingEvidence;
};

export const asBuilt = builtWith;

export const readFacts = () => asBuilt.facts;
