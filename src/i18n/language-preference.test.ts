import { afterEach, expect, test, vi } from 'vitest';
import { preferredLanguages } from './language-preference.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ languages: ['gu-IN', 'hi'], language: 'gu-IN' }, ['gu', 'hi']],
  [{ language: 'gu-IN' }, ['gu']],
])('of a browser with %j the languages are %j, also where it names one alone and denies storage', (browser, codes) => {
  vi.stubGlobal('navigator', browser);
  expect(preferredLanguages()).toEqual(codes);
});
