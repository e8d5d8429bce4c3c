import { expect, test } from 'vitest';
import messages from './messages.json' with { type: 'json' };
import { formatMessage, messageOf } from './format-message.ts';

const all = Object.entries<{ en?: string; gu: string; hi: string }>(messages);
const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test.each(all)(
  '%s is said in each language in its own letters, with no value that English has not',
  (_, { en, gu, hi }) => {
    expect(gu).toMatch(/^[^\p{Script=Devanagari}]*\p{Script=Gujarati}[^\p{Script=Devanagari}]*$/u);
    expect(hi).toMatch(/^[^\p{Script=Gujarati}]*\p{Script=Devanagari}[^\p{Script=Gujarati}]*$/u);
    if (en) expect(valuesIn(en)).toEqual(expect.arrayContaining(valuesIn(gu + hi)));
  },
);

test('values stand in the place of their names, behind the place of the fault', () => {
  expect(formatMessage(messageOf('months', { value: '{x}' }), '.env:3: ').split('\n')).toEqual([
    expect.stringContaining(".env:3: is '{x}', no whole number of months"),
    expect.stringContaining("→ '{x}' મહિનાનો પૂરો આંકડો નથી"),
    expect.stringContaining("→ '{x}' महीनों का पूरा अंक नहीं है"),
  ]);
});
