import { testRules } from '../../../test/rule-cases.ts';
import { pluralRules } from './plurals.ts';

const english = { days_one: '{{count}} day', days_other: '{{count}} days' };
const good = { en: english, gu: { days_one: '{{count}} દિવસ', days_other: '{{count}} દિવસ' } };

testRules(pluralRules, [
  { rule: 'plural-forms', fault: 'the form “one” is missing', good, bad: { en: english, gu: { days_other: '{{count}} દિવસ' } }, at: 'days_other' },
  { rule: 'plural-forms', fault: 'the whole group is missing', good, bad: { en: english, gu: { other: 'બીજું' } }, at: '' },
  {
    rule: 'plural-forms',
    fault: 'a form that the language never uses',
    good: { en: { line_few: 'few friends' } },
    bad: { en: { ...english, days_few: '{{count}} days' } },
    at: 'days_few',
  },
]);
