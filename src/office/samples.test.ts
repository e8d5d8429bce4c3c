import { expect, test } from 'vitest';
import { whatsappLink } from './links.ts';
import { samples, withSamples } from './samples.ts';

test('what the owner has written is shown, and a marked sample in place of the rest', () => {
  expect(withSamples({ phone: '+91 1', email: '', whatsapp: '' })).toEqual({
    phone: { value: '+91 1', isSample: false },
    email: { value: samples.email, isSample: true },
    whatsapp: { value: samples.whatsapp, isSample: true },
  });
});

test('a chat link holds digits alone, and its greeting survives the address in every script', () => {
  const link = new URL(whatsappLink('+91 98000 00000', 'નમસ્તે! & नमस्ते?'));
  expect([link.pathname, link.searchParams.get('text')]).toEqual(['/919800000000', 'નમસ્તે! & नमस्ते?']);
});
