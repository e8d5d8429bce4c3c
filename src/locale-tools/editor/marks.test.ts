import { expect, test } from 'vitest';
import { returnObjects } from '../../i18n/resources.ts';
import { keysIn, withoutMarks } from './in-browser/key-marks.ts';
import { createInstance } from './in-browser/marked-i18next.ts';
import { replaceResources } from './in-browser/replace-resources.ts';

const many = Object.fromEntries(Array.from({ length: 3000 }, (_, number) => [`key${number}`, 'Same']));
const left = { none: '', id: 'skip', month: '2026-11', amount: 2999 };
const words = { skip: 'Skip', days: ['Monday'], about_other: 'on {{topic}}', left, many };
const instance = createInstance();
void instance.init({ lng: 'en', resources: { en: { page: words } }, ns: ['page'], initAsync: false });
const t = (key: string, options = {}): unknown => instance.t(key as 'skip', options);

test('a text ends with at most four signs, which neither join nor separate letters', () => {
  expect(t('skip')).toMatch(/^Skip(?:(?![\u200B-\u200F\u2060])\p{Default_Ignorable_Code_Point}){1,4}$/u);
});

test.each([
  ['a text', () => t('skip'), 'Skip', ['skip']],
  ['a plural with a text in it', () => t('about', { count: 3, topic: t('skip') }), 'on Skip', ['skip', 'about_other']],
  ['a text in a link', () => `?a=${encodeURIComponent(String(t('skip')))}!`, '?a=Skip!', ['skip']],
  ['a text of a list', () => t('days', returnObjects), 'Monday', ['days.0']],
])('%s is led back to its key', (_, read, shown, keys) => {
  const text = String(read());
  expect([withoutMarks(text), keysIn(text).map(({ key }) => key)]).toEqual([shown, keys]);
});

test('figures, data and empty texts stay as they are', () => {
  expect(t('left', returnObjects)).toEqual(left);
});

test('some thousand keys are told apart', () => {
  const texts = Object.values(Object(t('many', returnObjects))).map(String);
  expect(texts.map((text) => keysIn(text)[0]?.key)).toEqual(Object.keys(many).map((key) => `many.${key}`));
});

test('changed words take the place of the old ones also for who holds on to a group', () => {
  const old: Record<string, unknown> = { money: { lakh: 'lac' }, items: ['one', 'two'], gone: 'Gone' };
  const { money } = old;
  replaceResources(old, { money: { lakh: 'lakh' }, items: ['one'] });
  expect([money, old]).toEqual([{ lakh: 'lakh' }, { money: { lakh: 'lakh' }, items: ['one'] }]);
});
