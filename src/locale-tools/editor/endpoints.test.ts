import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { smallPage, writeLocales } from '../../test/written-locales.ts';
import { answerEditor } from './endpoints.ts';

const change = { language: 'gu', opened: 'મોકલો', value: 'હમણાં મોકલો' };
const text = { file: 'page', key: 'send', changes: [change] };
const changed = (other: object) => ({ ...text, changes: [{ ...change, ...other }] });

/** The editor's server for a small page: what it answers, or the status where it is not 200. */
async function run() {
  const locales = writeLocales(smallPage);
  const options = { root: locales.root, problems: () => [], onSave: () => {} };
  const server = createServer((asked, response) => void answerEditor(asked, response, options)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
  async function ask(path: string, options?: RequestInit): Promise<unknown> {
    const response = await fetch(origin + path, options);
    return response.ok ? response.json() : response.status;
  }
  const save = (body: unknown, headers = {}) =>
    ask('/save', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
      body: JSON.stringify(body),
    });
  return { ask, save, words: () => JSON.parse(locales.read('gu/page')) };
}

test('a text is opened and saved, and there is nothing else', async () => {
  const { ask, save, words } = await run();
  expect(await ask('/text?file=page&key=send')).toMatchObject({ values: { gu: change.opened } });
  expect(await save(text)).toMatchObject({ outcome: 'saved' });
  expect(words().send).toBe(change.value);
  expect(await ask('/package.json')).toBe(404);
});

const conflict = expect.objectContaining({ outcome: 'conflict' });

test.each<[body: object, answer: unknown, headers?: object]>([
  [text, 403, { Origin: 'https://evil.example' }],
  [text, 415, { 'Content-Type': 'text/plain' }],
  [[], 400],
  [{ ...text, changes: [] }, 400],
  [changed({ value: 5 }), 400],
  [changed({ value: 'a'.repeat(100_000) }), 400],
  [{ ...text, file: '../../package', key: 'name' }, 404],
  [{ ...text, file: '/etc/passwd' }, 404],
  [{ ...text, file: 'package' }, 404],
  [{ ...text, key: 'nothing' }, conflict],
  [{ ...text, key: 'steps' }, conflict],
  [{ ...text, key: 'price' }, conflict],
  [{ ...text, key: '__proto__.polluted' }, conflict],
  [changed({ language: 'fr' }), conflict],
  [changed({ language: '../x/gu' }), conflict],
  [changed({ language: '__proto__' }), conflict],
  [changed({ opened: 'મોકલાવો' }), conflict],
])('%j is not saved but answered %j', async (body, answer, headers) => {
  const { save, words } = await run();
  expect(await save(body, headers)).toEqual(answer);
  expect(words()).toEqual(smallPage['gu/page']);
});
