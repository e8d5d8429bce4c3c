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
  {
    rule: 'far-too-long',
    fault: 'a translation several times longer than the English',
    bad: { en: { line: 'We help with every claim.' }, gu: { line: 'અમે દરેક ક્લેમમાં મદદ કરીએ. '.repeat(4) } },
    good: { en: { line: 'We help with every claim.' }, gu: { line: 'અમે દરેક ક્લેમમાં મદદ કરીએ.' } },
    at: 'line',
  },
  {
    rule: 'far-too-long',
    fault: 'an English text several times longer than its translations',
    bad: { en: { line: 'We help with every claim. '.repeat(5) }, gu: { line: 'અમે મદદ કરીએ.' }, hi: { line: 'हम मदद करते हैं।' } },
    good: { en: { line: 'We help with every claim.' }, gu: { line: 'અમે મદદ કરીએ.' }, hi: { line: 'हम मदद करते हैं।' } },
    at: 'line',
  },
]);
