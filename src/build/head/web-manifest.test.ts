import { expect, test } from 'vitest';
import { manifestAddress, webManifest } from './web-manifest.ts';

const manifest = JSON.parse(
  webManifest('gu', {
    name: 'રાજકોટ વીમા અને પાસપોર્ટ સલાહકાર',
    shortName: 'રાજકોટ સલાહકાર',
    tagline: 'વીમો અને પાસપોર્ટ',
  }),
);

test('starts on the front door of its language', () => {
  expect(manifest).toMatchObject({ lang: 'gu', start_url: '/gu' });
});

test('stands beside the front door of its language', () => {
  expect([manifestAddress('en'), manifestAddress('gu')]).toEqual(['/site.webmanifest', '/gu/site.webmanifest']);
});
