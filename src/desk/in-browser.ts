/** Stands in the desk for the facts, which were read when it was built, and for highlighters, as the form has no field for code. */
import type { Facts } from '../office/schema/fact-schema.ts';

declare const officeFacts: Facts;

export const readFacts = () => officeFacts;
