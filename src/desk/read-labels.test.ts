import { expect, test, vi } from 'vitest';
import { inForm } from './read-labels.ts';
import { addedFaults } from './remarks.ts';

// What the build of the desk puts in its place.
vi.hoisted(() => vi.stubGlobal('builtWith', { memories: {} }));

test.each([
  ['Write one of these: "phone", "whatsapp".', 'Write one of these: “Telephone”, “WhatsApp”.'],
  ['Write one, like "monday": ["09:00-20:00"].', 'Write one, like “Monday”: "09:00-20:00".'],
  ['Write which, like [2, 4], or "none".', 'Write which, like 2, 4, or "none".'],
])('who sees the form reads “%s” as “%s”', (sentence, told) => {
  expect(inForm(sentence, 'en')).toBe(told);
});

test('what is of style, or promises what others decide, is told once, in the words of each reader', () => {
  const files = (gu: string) =>
    new Map([
      ['locales/en/page.json', '{ "title": "Your claim" }'],
      ['locales/gu/page.json', JSON.stringify({ title: gu })],
    ]);
  const before = files('તમારો ક્લેમ');
  const after = files('તમારો દાવો પાસ થશે જ');
  const [style, promise] = addedFaults(before, after).filter(({ gu }) => !gu.includes('શબ્દકોશ'));
  expect(style).toMatchObject({
    severity: 'warning',
    gu: expect.stringContaining('“દાવો” આ સાઇટ પર લખાતું નથી. એની જગ્યાએ “ક્લેમ” લખો.'),
    hi: expect.stringContaining('“ક્લેમ” लिखें।'),
  });
  expect(promise).toMatchObject({ severity: 'warning', gu: expect.stringContaining('“થશે જ” એવું વચન છે') });
  expect(addedFaults(after, after)).toEqual([]);
});
