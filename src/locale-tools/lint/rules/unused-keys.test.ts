import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultLanguage, languages } from '../../../i18n/languages.ts';
import { localesFrom } from '../../../test/rule-cases.ts';
import { readLocales } from '../../locale-files.ts';
import { findingsIn } from '../findings.ts';
import { unusedKeyRule } from './unused-keys.ts';

/** Keys of `page.json` that nothing reads where the project has this code. */
function unusedWith(code: string, words: object): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'code-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, 'src/page.tsx'), code);
  const english = { en: languages.en };
  return findingsIn(localesFrom({ en: words }, english), [unusedKeyRule(root)]).map(({ key }) => key);
}

const reading = (code: string) => `const { t } = useTranslation('page');\n${code}`;

test.each([
  ['by its name', "t('title')", { title: 'Claims' }],
  ['below a group that is read whole', "t('steps', returnObjects)", { steps: [{ title: 'One' }] }],
  ['by a template', "const state = 'early';\nt(`answer.${state}.title`)", { answer: { early: { title: 'Early' } } }],
  ['with its file', "ask('page:title')", { title: 'Claims' }],
  ['in a plural form', "t('days', { count })", { days_one: '{{count}} day', days_other: '{{count}} days' }],
  ['from a table of keys', "const key = 'form.send'", { form: { send: 'Send' } }],
  ['where another text quotes it', "t('title')", { title: 'From {{page.price, rupees}}', price: 2999 }],
])('a key is read %s', (_, code, words) => {
  expect(unusedWith(reading(code), words)).toEqual([]);
});

test.each([
  ['that no code names', "t('title')", { title: 'Claims', more: 'More' }, ['more']],
  ['whose neighbour is read', "t('form.send')", { form: { send: 'Send', sending: 'Sending' } }, ['form.sending']],
  ['that a template could read, but whose word no code has', "const s = 'early';\nt(`answer.${s}`)", { answer: { early: 'E', late: 'L' } }, ['answer.late']],
  ['whose name is said elsewhere, but not asked for', "const tag = 'footer'; t('title')", { title: 'Claims', footer: { line: 'Rights' } }, ['footer.line']],
])('a key %s is named', (_, code, words, unused) => {
  expect(unusedWith(reading(code), words)).toEqual(unused);
});

test('the site has no unused key', () => {
  expect(findingsIn(readLocales('.', languages, defaultLanguage), [unusedKeyRule('.')])).toEqual([]);
});
