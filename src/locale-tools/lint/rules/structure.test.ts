import { testRules, textCase } from '../../../test/rule-cases.ts';
import * as structure from './structure.ts';

const english = { title: 'Claims', items: ['One', 'Two'], price: { amount: 2999, per: 'year' }, sample: true };
const gujarati = { title: 'ક્લેમ', items: ['એક', 'બે'], price: { amount: 2999, per: 'year' }, sample: true };
const good = { en: english, gu: gujarati };

testRules(structure.structureRules, [
  { rule: structure.missingKey, fault: 'a key of the English file is missing', good, bad: { en: english, gu: { ...gujarati, price: { amount: 2999 } } }, at: 'price' },
  {
    rule: structure.missingKey,
    fault: 'a key is missing, but a plural form may be',
    good: { en: { days_one: 'day', days_other: 'days' }, gu: { days_other: 'દિવસ' } },
    bad: { en: { days: 'day', weeks: 'week' }, gu: { days: 'દિવસ' } },
    at: '',
  },
  { rule: structure.extraKey, fault: 'a key was translated', good, bad: { en: english, gu: { ...gujarati, શીર્ષક: 'ક્લેમ' } }, at: 'શીર્ષક' },
  { rule: structure.wrongKind, fault: 'a number became a text', good, bad: { en: english, gu: { ...gujarati, price: { amount: '2999', per: 'year' } } }, at: 'price.amount' },
  { rule: structure.listLength, fault: 'a list is shorter', good, bad: { en: english, gu: { ...gujarati, items: ['એક'] } }, at: 'items' },
  {
    rule: structure.duplicateKey,
    fault: 'a key stands twice',
    good: { en: '{ "a": { "line": "One" }, "line": "Two" }' },
    bad: { en: '{ "line": "One", "line": "Two" }' },
  },
  { rule: structure.keyName, fault: 'a key holds a point', good: { en: { 'driving-licence': { line_one: 'x' } } }, bad: { en: { 'a.b': 'x' } }, at: 'a.b' },
  { rule: structure.keyName, fault: 'a key holds a colon', good, bad: { en: { 'a:b': 'x' } }, at: 'a:b' },
  { rule: structure.dataDiffers, fault: 'data was translated', good, bad: { en: english, gu: { ...gujarati, price: { amount: 2999, per: 'વર્ષ' } } }, at: 'price.per' },
  { rule: structure.dataDiffers, fault: 'true became false', good, bad: { en: english, gu: { ...gujarati, sample: false } }, at: 'sample' },
  textCase(structure.emptyText, 'only spaces', 'gu', '  ', 'હા'),
  textCase(structure.emptyText, 'a note to translate', 'hi', 'TODO', 'क्या करें?'),
  textCase(structure.emptyText, 'question marks', 'gu', '???', 'શું કરવું?'),
  { rule: structure.emptyGroup, fault: 'a list without items', good, bad: { en: { line: [] } } },
  { rule: structure.emptyGroup, fault: 'null', good, bad: { en: { line: null } } },
  {
    rule: structure.keyOrder,
    fault: 'keys in another order',
    good,
    bad: { en: { title: 'A', line: 'B' }, gu: { line: 'બી', title: 'એ' } },
  },
]);
