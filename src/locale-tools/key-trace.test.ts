import { createInstance, type i18n } from 'i18next';
import { expect, onTestFinished, test } from 'vitest';
import { returnObjects } from '../i18n/resources.ts';
import { onKeyRead, traceKeys, type KeyRead } from './key-trace.ts';

const words = {
  common: { skip: 'Skip', hours: { opensToday: 'Opens at {{time}}', weekdays: { monday: 'on Monday', tuesday: 'on Tuesday' } } },
  contact: { form: { counter_one: '{{count}} letter', counter_other: '{{count}} letters' } },
  health: { price: { amount: 2999 } },
};

function traced(): { instance: i18n; reads: KeyRead[] } {
  const instance = createInstance();
  void instance.init({ lng: 'en', resources: { en: words }, ns: Object.keys(words), defaultNS: 'common', initAsync: false });
  traceKeys(instance);
  const reads: KeyRead[] = [];
  onTestFinished(onKeyRead((read) => reads.push(read)));
  return { instance, reads };
}

test('a text is told with its file, its key and what the page gets', () => {
  const { instance, reads } = traced();
  const text = instance.t('hours.opensToday', { time: '9:00' });
  expect([text, reads]).toEqual(['Opens at 9:00', [{ file: 'common', key: 'hours.opensToday', written: 'Opens at {{time}}', text: 'Opens at 9:00' }]]);
});

test('every text of a group is told', () => {
  const { instance, reads } = traced();
  instance.t('hours.weekdays', returnObjects);
  expect(reads.map(({ key, text }) => [key, text])).toEqual([['hours.weekdays.monday', 'on Monday'], ['hours.weekdays.tuesday', 'on Tuesday']]);
});

test('a figure is told', () => {
  const { instance, reads } = traced();
  instance.t('health:price', returnObjects);
  expect(reads).toEqual([{ file: 'health', key: 'price.amount', written: 2999, text: '2999' }]);
});

test('a plural is told by the form that was read', () => {
  const { instance, reads } = traced();
  instance.t('contact:form.counter', { count: 3 });
  expect(reads.map(({ key }) => key)).toEqual(['form.counter_other']);
});

test('who has stopped listening is told nothing', () => {
  const { instance } = traced();
  const heard: KeyRead[] = [];
  onKeyRead((read) => heard.push(read))();
  instance.t('skip');
  expect(heard).toEqual([]);
});
