import { testRules, textCase } from '../../../test/rule-cases.ts';
import { spellingRules } from './spelling.ts';

testRules(spellingRules, [
  textCase('candra-vowel', 'a candra sign in Gujarati', 'gu', 'ઑફિસ', 'ઓફિસ'),
  textCase('nukta-in-gujarati', 'a nukta in Gujarati', 'gu', 'ફ\u0ABCોન', 'ફોન'),
  textCase('nukta-letter', 'a nukta under ख', 'hi', 'ख\u093Cराब', 'खराब फ\u093Cोन'),
  textCase('nukta-consistency', 'one word in two spellings', 'hi', 'मेज\u093C और मेज', 'तेज\u093C और तेज, राज\u093C'),
]);
