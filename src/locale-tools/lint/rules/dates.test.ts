import { testRules } from '../../../test/rule-cases.ts';
import { isoDayInIndia } from '../../../office/iso-day.ts';
import { dateRules } from './dates.ts';

const thisMonth = isoDayInIndia(new Date()).slice(0, 7);
const price = (checked: string) => ({ en: { price: { checked } } });

testRules(dateRules, [
  { rule: 'month-to-come', fault: 'a year that has not come', good: price(thisMonth), bad: price('2199-01'), at: 'price.checked' },
  { rule: 'month-to-come', fault: 'the month after this', good: price('2020-12'), bad: price(`${thisMonth.slice(0, 4)}-13`), at: 'price.checked' },
]);
