import { testRules } from '../../../test/rule-cases.ts';
import { lengthRules } from './length.ts';

const long = 'अभी हमारे दफ़्तर में फ़ोन करके हमसे बात करें';

testRules(lengthRules, [
  {
    rule: 'too-long',
    fault: 'a button much longer than in English',
    bad: { en: { actions: { call: 'Call' } }, hi: { actions: { call: long } } },
    good: { en: { actions: { call: 'Call' }, line: 'Call' }, hi: { actions: { call: 'फ़ोन करें' }, line: long } },
    at: 'actions.call',
  },
]);
