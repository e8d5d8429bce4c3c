import { testRules, textCase } from '../../../test/rule-cases.ts';
import { glossaryRules } from './glossary.ts';

testRules(glossaryRules, [
  textCase('glossary-label', 'another word for a label', 'gu', 'વધારે જાણો', 'વધુ જાણો', 'Learn More'),
  textCase('glossary-label', 'another word for a label', 'hi', 'राशि', 'बीमा राशि (सम इंश्योर्ड)', 'Sum Insured'),
  textCase('glossary-term', 'another word for a term', 'gu', 'પત્ર મોકલો.', 'પોલિસીની નકલ મોકલો.', 'Send the policy.'),
  textCase('glossary-term', 'another word for a term', 'hi', 'वारिस फ\u093Cॉर्म भरें।', 'नॉमिनी फ\u093Cॉर्म भरें।', 'Nominees fill in the form.'),
  textCase('glossary-term', 'the short term inside a longer one', 'gu', 'આરોગ્ય કવર લો.', 'આરોગ્ય વીમો લો.', 'Take health insurance.'),
]);
