import { expect, test, vi } from 'vitest';

test.each([
  [['gu-IN', 'en'], /સેવ થયું નથી[^]*Not saved[^]*सेव नहीं हुआ/],
  [['fr', 'hi'], /^सेव नहीं हुआ[^]*Not saved[^]*સેવ થયું નથી/],
])('who reads %j is told in the own language first', async (languages, said) => {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  const { textOf } = await import('./dialog.ts');
  expect(textOf('desk-refused')).toMatch(said);
});
