import { expect, test } from 'vitest';
import { copyFrom, testRules, textCase } from '../../../test/rule-cases.ts';
import { findingsIn } from '../findings.ts';
import * as scripts from './scripts.ts';

testRules(
  scripts.scriptRules.filter(({ id }) => id !== scripts.sameAsOther.id),
  [
    textCase(scripts.wrongScript, 'Hindi letters in Gujarati', 'gu', 'વીમો बीमा', 'વીમો WhatsApp'),
    textCase(scripts.wrongScript, 'Gujarati letters in Hindi', 'hi', 'बीमा વીમો', 'ગુજરાતી'),
    textCase(scripts.wrongScript, 'Gujarati letters in English', 'en', 'Insurance વીમો', 'हिन्दी'),
    textCase(scripts.wrongScript, 'a Cyrillic letter in a Latin word', 'en', 'P\u0430ssport', 'Passport'),
    textCase(scripts.wrongScript, 'a Greek letter in a Latin word', 'gu', 'PS\u039A એપોઇન્ટમેન્ટ', 'PSK એપોઇન્ટમેન્ટ'),
    textCase(scripts.mixedWord, 'two scripts in a word', 'gu', 'quoteની', 'FIRની નકલ, PSKમાં, HDFC ERGOનું'),
    textCase(scripts.mixedWord, 'an ending joined in Hindi', 'hi', 'FIRकी', 'FIR की'),
    textCase(scripts.mixedWord, 'a name joined to a word that is no ending', 'gu', 'WhatsAppપર', 'WhatsApp પર'),
    textCase(scripts.leftOverEnglish, 'an English word', 'gu', 'તમારી policy', 'તમારી પોલિસી {{phone}} 24x7 150cc FIR'),
    textCase(scripts.leftOverEnglish, 'an English word', 'hi', 'नया form भरें', '<b>एनेक्सर D</b> passportindia.gov.in'),
    textCase(scripts.sameAsEnglish, 'not translated', 'gu', 'Call us today.', 'આજે ફોન કરો.'),
    textCase(scripts.sameAsEnglish, 'other English', 'hi', 'Call now', 'WhatsApp', 'WhatsApp'),
    textCase(scripts.sameAsEnglish, 'English for a figure', 'gu', 'Two', '₹499', '₹499'),
  ],
);

const marathi = { mr: { tag: 'mr', script: 'Devanagari', endonym: 'मराठी' }, hi: { tag: 'hi', script: 'Devanagari', endonym: 'हिन्दी' }, en: { tag: 'en', script: 'Latin', endonym: 'English' } };

function copied(line: string) {
  const copy = copyFrom({ en: { line: 'Call' }, hi: { line: 'आज ही फ़ोन करें।' }, mr: { line } }, { en: marathi.en, hi: marathi.hi, mr: marathi.mr });
  return findingsIn(copy, [scripts.sameAsOther]).map(({ file }) => file);
}

test('a sentence copied from a language of the same script is named', () => {
  expect(copied('आज ही फ़ोन करें।')).toEqual(['locales/mr/page.json']);
});

test('a sentence of its own passes', () => {
  expect(copied('आजच फोन करा.')).toEqual([]);
});
