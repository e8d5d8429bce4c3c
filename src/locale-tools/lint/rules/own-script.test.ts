import { testRules, textCase } from '../../../test/rule-cases.ts';
import { scriptRules } from './own-script.ts';

const sameScript = {
  en: { tag: 'en', script: 'Latin', endonym: 'English' },
  hi: { tag: 'hi', script: 'Devanagari', endonym: 'हिन्दी' },
  mr: { tag: 'mr', script: 'Devanagari', endonym: 'मराठी' },
};
const hindi = { en: { line: 'Call' }, hi: { line: 'आज ही फ़ोन करें।' } };

testRules(scriptRules, [
  textCase('wrong-script', 'Hindi letters in Gujarati', 'gu', 'વીમો बीमा', 'વીમો WhatsApp'),
  textCase('wrong-script', 'Gujarati letters in Hindi', 'hi', 'बीमा વીમો', 'ગુજરાતી'),
  textCase('wrong-script', 'Gujarati letters in English', 'en', 'Insurance વીમો', 'हिन्दी'),
  textCase('wrong-script', 'a Cyrillic letter in a Latin word', 'en', 'P\u0430ssport', 'Passport'),
  textCase('wrong-script', 'a Greek letter in a Latin word', 'gu', 'PS\u039A એપોઇન્ટમેન્ટ', 'PSK એપોઇન્ટમેન્ટ'),
  textCase('mixed-word', 'two scripts in a word', 'gu', 'quoteની', 'FIRની નકલ, PSKમાં, HDFC ERGOનું'),
  textCase('mixed-word', 'an ending joined in Hindi', 'hi', 'FIRकी', 'FIR की'),
  textCase('mixed-word', 'a name joined to a word that is no ending', 'gu', 'WhatsAppપર', 'WhatsApp પર'),
  textCase('left-over-english', 'an English word', 'gu', 'તમારી policy', 'તમારી પોલિસી {{phone}} 24x7 150cc FIR'),
  textCase('left-over-english', 'an English word', 'hi', 'नया form भरें', '<b>एनेक्सर D</b> passportindia.gov.in'),
  textCase('same-as-english', 'not translated', 'gu', 'Call us today.', 'આજે ફોન કરો.'),
  textCase('same-as-english', 'other English', 'hi', 'Call now', 'WhatsApp', 'WhatsApp'),
  textCase('same-as-english', 'English for a figure', 'gu', 'Two', '₹499', '₹499'),
  {
    rule: 'same-as-other-language',
    fault: 'a sentence copied from a language of the same script',
    checked: sameScript,
    bad: { ...hindi, mr: hindi.hi },
    good: { ...hindi, mr: { line: 'आजच फोन करा.' } },
  },
]);
