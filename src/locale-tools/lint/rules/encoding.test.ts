import { testRules, textCase } from '../../../test/rule-cases.ts';
import { encodingRules } from './encoding.ts';

testRules(encodingRules, [
  textCase('not-normal', 'a nukta letter as one code', 'hi', 'करो\u095C', 'करो\u0921\u093C'),
  textCase('not-normal', 'an accent as two codes', 'en', 'cafe\u0301', 'caf\u00E9'),
  textCase('nukta-after-vowel', 'the nukta after the vowel sign', 'hi', 'फॉ\u093Cर्म', 'फ\u093Cॉर्म'),
  textCase('split-vowel', 'a letter and a sign for one vowel', 'gu', 'અ\u0AC7ક', 'એક'),
  textCase('split-vowel', 'a letter and a sign for one vowel', 'hi', 'अ\u094Bर', 'ओर'),
  textCase('doubled-sign', 'a vowel sign twice', 'gu', 'વીમા\u0ABE', 'વીમાં દુઃખ'),
  textCase('doubled-sign', 'a dot before the vowel sign', 'hi', 'म\u0902\u0947', 'में दुःख'),
  textCase('stray-mark', 'a sign after a space', 'gu', 'વીમ \u0ABE', 'વીમા'),
  textCase('stray-mark', 'a sign at the start', 'hi', '\u093Eबीमा', 'आबीमा'),
  textCase('invisible-character', 'a zero-width joiner', 'gu', 'ક્\u200Dલેમ', 'ક્લેમ'),
  textCase('invisible-character', 'a soft hyphen', 'en', 'insur\u00ADance', 'in-surance'),
  textCase('odd-space', 'a no-break space between words', 'hi', 'बीमा\u00A0करें', '₹5\u00A0लाख'),
  textCase('odd-space', 'a thin space', 'en', 'one\u2009two', 'one two'),
  { rule: 'escaped-letter', fault: 'a letter as a code', bad: { gu: '{ "line": "\\u0a95" }' }, good: { gu: '{ "line": "ક\\"\\\\u" }' } },
]);
