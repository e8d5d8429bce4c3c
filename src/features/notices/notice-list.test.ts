import { expect, test } from 'vitest';
import { oneLine } from './notice-list.tsx';

test.each([
  ['The lift is out of order.', 'The lift is out of order.'],
  ['The lift is out of order. Call us and we come down.', 'The lift is out of order. Call us…'],
  ['લિફ્ટ બંધ છે. GPay થી પેમેન્ટ કરો.', 'લિફ્ટ બંધ છે. GPay થી પેમેન્ટ કરો.'],
  ['आज लिफ़्ट बंद है और कल भी बंद रहेगी। फ़ोन करें, हम नीचे आ जाएँगे।', 'आज लिफ़्ट बंद है और कल भी बंद रहेगी। फ़ोन…'],
  ['ThisIsOneWordThatIsMuchLongerThanOneLineOfAPhone, is it not?', 'ThisIsOneWordThatIsMuchLongerThanOneLineOfAPhone…'],
])('of “%s” one line of a phone says “%s”', (words, line) => {
  expect(oneLine(words)).toBe(line);
});
