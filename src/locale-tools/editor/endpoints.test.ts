import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { smallPage, writeLocales, type WrittenLocales } from '../../test/written-locales.ts';
import { createEndpoints } from './endpoints.ts';

interface Running {
  locales: WrittenLocales;
  /** Languages of every save that was told. */
  saved: string[][];
  ask(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

async function run(): Promise<Running> {
  const locales = writeLocales(smallPage);
  const saved: string[][] = [];
  const answer = createEndpoints({ root: locales.root, problems: () => [], onSave: (_, languages) => void saved.push([...languages]) });
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
  return {
    locales,
    saved,
    ask: (path, body, headers = {}) =>
      fetch(origin + path, body === undefined ? { headers } : {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
        body: JSON.stringify(body),
      }),
  };
}

const draft = { language: 'gu', opened: 'મોકલો', value: 'હમણાં મોકલો' };
const text = { file: 'page', key: 'send', drafts: [draft] };

test('a saved text is written and told', async () => {
  const { ask, locales, saved } = await run();
  expect(await (await ask('/save', text)).json()).toMatchObject({ outcome: 'saved' });
  expect([JSON.parse(locales.read('gu/page')).send, saved]).toEqual([draft.value, [['gu']]]);
});

test('a refused text is told to nobody else', async () => {
  const { ask, saved } = await run();
  await ask('/save', { ...text, drafts: [{ ...draft, value: '' }] });
  expect(saved).toEqual([]);
});

test('the check is asked without anything being written', async () => {
  const { ask, locales } = await run();
  const judged = await (await ask('/judge', { ...text, drafts: [{ ...draft, value: 'મોકલો  હવે' }] })).json();
  expect(judged).toMatchObject({ findings: [expect.objectContaining({ rule: 'double-space' })], fixed: { gu: 'મોકલો હવે' } });
  expect(JSON.parse(locales.read('gu/page'))).toEqual(smallPage['gu/page']);
});

test('all texts of files are listed in one language, figures too', async () => {
  const { ask } = await run();
  const listed = await (await ask('/texts?language=hi&files=page')).json();
  expect(listed).toContainEqual({ file: 'page', key: 'steps.1', value: 'हमें लिखें।' });
  expect(listed).toContainEqual({ file: 'page', key: 'price', value: 2999 });
});

test.each([
  ['another site', '/save', text, { Origin: 'https://evil.example' }, 403],
  ['a form', '/save', text, { 'Content-Type': 'text/plain' }, 415],
  ['a request without drafts', '/save', { ...text, drafts: [] }, {}, 400],
  ['a draft that is no text', '/save', { ...text, drafts: [{ ...draft, value: { toString: '' } }] }, {}, 400],
  ['a text too long', '/judge', { ...text, drafts: [{ ...draft, value: 'a'.repeat(100_000) }] }, {}, 400],
  ['a file elsewhere', '/save', { ...text, file: '../../package' }, {}, 404],
  ['a request for something else', '/package.json', text, {}, 404],
])('%s is refused', async (_, path, body, headers, status) => {
  const { ask, locales } = await run();
  expect((await ask(path, body, headers)).status).toBe(status);
  expect(JSON.parse(locales.read('gu/page'))).toEqual(smallPage['gu/page']);
});
