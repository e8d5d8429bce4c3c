import { testRules, textCase } from '../../../test/rule-cases.ts';
import * as encoding from './encoding.ts';

testRules(encoding.encodingRules, [
  textCase(encoding.notNormal, 'a nukta letter as one code', 'hi', 'करो\u095C', 'करो\u0921\u093C'),
  textCase(encoding.notNormal, 'an accent as two codes', 'en', 'cafe\u0301', 'caf\u00E9'),
  textCase(encoding.nuktaAfterVowel, 'the nukta after the vowel sign', 'hi', 'फॉ\u093Cर्म', 'फ\u093Cॉर्म'),
  textCase(encoding.splitVowel, 'a letter and a sign for one vowel', 'gu', 'અ\u0AC7ક', 'એક'),
  textCase(encoding.splitVowel, 'a letter and a sign for one vowel', 'hi', 'अ\u094Bर', 'ओर'),
  textCase(encoding.doubledSign, 'a vowel sign twice', 'gu', 'વીમા\u0ABE', 'વીમાં દુઃખ'),
  textCase(encoding.doubledSign, 'a dot before the vowel sign', 'hi', 'म\u0902\u0947', 'में दुःख'),
  textCase(encoding.strayMark, 'a sign after a space', 'gu', 'વીમ \u0ABE', 'વીમા'),
  textCase(encoding.strayMark, 'a sign at the start', 'hi', '\u093Eबीमा', 'आबीमा'),
  textCase(encoding.invisibleCharacter, 'a zero-width joiner', 'gu', 'ક્\u200Dલેમ', 'ક્લેમ'),
  textCase(encoding.invisibleCharacter, 'a soft hyphen', 'en', 'insur\u00ADance', 'in-surance'),
  textCase(encoding.oddSpace, 'a no-break space between words', 'hi', 'बीमा\u00A0करें', '₹5\u00A0लाख'),
  textCase(encoding.oddSpace, 'a thin space', 'en', 'one\u2009two', 'one two'),
  { rule: encoding.escapedLetter, fault: 'a letter as a code', bad: { gu: '{ "line": "\\u0a95" }' }, good: { gu: '{ "line": "ક\\"\\\\u" }' } },
]);
