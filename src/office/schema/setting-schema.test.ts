import { expect, test } from 'vitest';
import { settings, type SettingName } from '../settings.ts';
import cases from './setting-schema.cases.json' with { type: 'json' };
import { settingFaults } from './setting-schema.ts';

const written: Readonly<Record<SettingName, { good: string[]; bad: string[] }>> = cases;

const rows = (kind: 'good' | 'bad') =>
  Object.entries(written).flatMap(([name, values]) => values[kind].map((value) => [name, value] as const));

test.each(rows('good'))('%s may be %s', (name, value) => {
  expect(settingFaults({ [name]: ` ${value} ` }, String)).toEqual([]);
});

test.each(rows('bad'))('%s may not be %s, and the fault names it, its purpose and the remedy', (name, value) => {
  const [fault = '', ...others] = settingFaults({ [name]: value }, () => '.env:3');
  expect(others).toEqual([]);
  expect(fault.startsWith(`.env:3: ${name} (${settings[name as SettingName]}) is '${value}', `)).toBe(true);
  expect(fault).toMatch(/\. (?:Write|Take|Add) .+\.$/m);
});

test('settings that are unset or empty are no fault', () => {
  expect(settingFaults({ VITE_SITE_URL: '', VITE_HSTS: '  ' }, String)).toEqual([]);
});
