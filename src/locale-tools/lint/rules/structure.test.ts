import { testRules, textCase } from '../../../test/rule-cases.ts';
import { structureRules } from './structure.ts';

const english = { title: 'Claims', items: ['One', 'Two'], price: { amount: 2999, per: 'year' }, sample: true };
const gujarati = { title: 'ક્લેમ', items: ['એક', 'બે'], price: { amount: 2999, per: 'year' }, sample: true };
/** The Gujarati words with another price. */
const priced = (price: object) => ({ en: english, gu: { ...gujarati, price } });
const good = { en: english, gu: gujarati };

testRules(structureRules, [
  { rule: 'missing-key', fault: 'a key of the English file is missing', good, bad: { en: english, gu: { ...gujarati, price: { amount: 2999 } } }, at: 'price' },
  {
    rule: 'missing-key',
    fault: 'a key is missing, but a plural form may be',
    good: { en: { days_one: 'day', days_other: 'days' }, gu: { days_other: 'દિવસ' } },
    bad: { en: { days: 'day', weeks: 'week' }, gu: { days: 'દિવસ' } },
    at: '',
  },
  { rule: 'extra-key', fault: 'a key was translated', good, bad: { en: english, gu: { ...gujarati, શીર્ષક: 'ક્લેમ' } }, at: 'શીર્ષક' },
  { rule: 'wrong-kind', fault: 'a number became a text', good, bad: priced({ amount: '2999', per: 'year' }), at: 'price.amount' },
  { rule: 'list-length', fault: 'a list is shorter', good, bad: { en: english, gu: { ...gujarati, items: ['એક'] } }, at: 'items' },
  {
    rule: 'duplicate-key',
    fault: 'a key stands twice',
    good: { en: '{ "a": { "line": "One" }, "line": "Two" }' },
    bad: { en: '{ "line": "One", "line": "Two" }' },
  },
  { rule: 'key-name', fault: 'a key holds a point', good: { en: { 'driving-licence': { line_one: 'x' } } }, bad: { en: { 'a.b': 'x' } }, at: 'a.b' },
  { rule: 'key-name', fault: 'a key holds a colon', good, bad: { en: { 'a:b': 'x' } }, at: 'a:b' },
  { rule: 'data-differs', fault: 'data was translated', good, bad: priced({ amount: 2999, per: 'વર્ષ' }), at: 'price.per' },
  { rule: 'data-differs', fault: 'true became false', good, bad: { en: english, gu: { ...gujarati, sample: false } }, at: 'sample' },
  textCase('empty-text', 'only spaces', 'gu', '  ', 'હા'),
  textCase('empty-text', 'a note to translate', 'hi', 'TODO', 'क्या करें?'),
  textCase('empty-text', 'question marks', 'gu', '???', 'શું કરવું?'),
  { rule: 'empty-group', fault: 'a list without items', good, bad: { en: { line: [] } } },
  {
    rule: 'empty-group',
    fault: 'a list without items, whose section is not left out then',
    file: 'home',
    good: { en: { testimonials: { items: [] } } },
    bad: { en: { questions: { items: [] } } },
    at: 'questions.items',
  },
  { rule: 'list-length', fault: 'a list that is empty in English alone', good, bad: { en: { ...english, items: [] }, gu: gujarati }, at: 'items' },
  { rule: 'empty-group', fault: 'null', good, bad: { en: { line: null } } },
  {
    rule: 'key-order',
    fault: 'keys in another order',
    good,
    bad: { en: { title: 'A', line: 'B' }, gu: { line: 'બી', title: 'એ' } },
  },
]);
