import { testRules, textCase } from '../../../test/rule-cases.ts';
import * as glossary from './glossary.ts';

testRules(glossary.glossaryRules, [
  textCase(glossary.glossaryLabel, 'another word for a label', 'gu', 'વધારે જાણો', 'વધુ જાણો', 'Learn More'),
  textCase(glossary.glossaryLabel, 'another word for a label', 'hi', 'राशि', 'बीमा राशि (सम इंश्योर्ड)', 'Sum Insured'),
  textCase(glossary.glossaryTerm, 'another word for a term', 'gu', 'પત્ર મોકલો.', 'પોલિસીની નકલ મોકલો.', 'Send the policy.'),
  textCase(glossary.glossaryTerm, 'another word for a term', 'hi', 'वारिस फ\u093Cॉर्म भरें।', 'नॉमिनी फ\u093Cॉर्म भरें।', 'Nominees fill in the form.'),
  textCase(glossary.glossaryTerm, 'the short term inside a longer one', 'gu', 'આરોગ્ય કવર લો.', 'આરોગ્ય વીમો લો.', 'Take health insurance.'),
]);
