import { testRules, textCase } from '../../../test/rule-cases.ts';
import * as spelling from './spelling.ts';

testRules(spelling.spellingRules, [
  textCase(spelling.candraVowel, 'a candra sign in Gujarati', 'gu', 'ઑફિસ', 'ઓફિસ'),
  textCase(spelling.nuktaInGujarati, 'a nukta in Gujarati', 'gu', 'ફ\u0ABCોન', 'ફોન'),
  textCase(spelling.nuktaLetters, 'a nukta under ख', 'hi', 'ख\u093Cराब', 'खराब फ\u093Cोन'),
  textCase(spelling.nuktaConsistency, 'one word in two spellings', 'hi', 'मेज\u093C और मेज', 'तेज\u093C और तेज, राज\u093C'),
]);
