import { expect, test } from 'vitest';
import { casesBeside } from '../test/cases.ts';
import { timeInWords } from './clock.ts';

const english = { morning: '{{time}} AM', afternoon: '{{time}} PM', evening: '{{time}} PM', night: '{{time}} PM' };
const gujarati = {
  morning: 'સવારે {{time}}',
  afternoon: 'બપોરે {{time}}',
  evening: 'સાંજે {{time}}',
  night: 'રાત્રે {{time}}',
};

test.each(casesBeside(import.meta.filename, 'time', 'inEnglish', 'inGujarati'))(
  '$time is $inEnglish',
  ({ time, inEnglish, inGujarati }) => {
    expect([timeInWords(time, english), timeInWords(time, gujarati)]).toEqual([inEnglish, inGujarati]);
  },
);
