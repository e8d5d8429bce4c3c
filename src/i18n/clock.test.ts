import { expect, test } from 'vitest';
import { timeInWords } from './clock.ts';

const english = { morning: '{{time}} AM', afternoon: '{{time}} PM', evening: '{{time}} PM', night: '{{time}} PM' };
const gujarati = {
  morning: 'સવારે {{time}}',
  afternoon: 'બપોરે {{time}}',
  evening: 'સાંજે {{time}}',
  night: 'રાત્રે {{time}}',
};

test.each([
  ['00:30', '12:30 AM', 'સવારે 12:30'],
  ['09:00', '9:00 AM', 'સવારે 9:00'],
  ['12:00', '12:00 PM', 'બપોરે 12:00'],
  ['15:59', '3:59 PM', 'બપોરે 3:59'],
  ['16:00', '4:00 PM', 'સાંજે 4:00'],
  ['20:00', '8:00 PM', 'રાત્રે 8:00'],
])('%s is %s', (time, inEnglish, inGujarati) => {
  expect([timeInWords(time, english), timeInWords(time, gujarati)]).toEqual([inEnglish, inGujarati]);
});
