import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { messageFrom } from '../features/contact-form/contact-message.ts';
import { listen } from '../hosting/port.ts';
import { sendTestMessage } from './test-message.ts';

const site = 'https://advisory.example';

/** Sends to a real server that gives this answer: what is said, and what arrived. */
async function sendTo(status: number, body: string) {
  const arrived: unknown[] = [];
  const server = createServer(async (request, response) => {
    arrived.push({ ...request.headers, ...((await json(request)) as object) });
    response.writeHead(status, { Location: '/thanks', Connection: 'close' }).end(body);
  });
  onTestFinished(() => void server.close());
  const endpoint = `http://localhost:${await listen(server, 0)}/f/a`;
  return { said: await sendTestMessage({ endpoint, origin: site, email: 'office@advisory.example' }), arrived };
}

test('a service that accepts is told so, and hears what a browser would say, in the keys of the form', async () => {
  const { said, arrived } = await sendTo(200, '{"ok":true}');
  expect(said).toMatch(/with 200 and said “\{"ok":true\}”\.\n.*messages would arrive\..*localhost:\d+/);
  expect(arrived).toEqual([
    expect.objectContaining({
      ...messageFrom({}),
      origin: site,
      accept: 'application/json',
      'content-type': 'application/json',
      name: 'Test of the website',
      email: 'office@advisory.example',
      message: expect.stringMatching(/^This is a test .* on \d+ \w+ \d{4}\. Nobody needs to answer it\.$/),
    }),
  ]);
});

test.each([
  [302, 'Moved'],
  [200, '{"success":false}'],
  [422, 'Inactive'],
])('of an answer %i that says “%s” is told that visitors’ messages would not arrive', async (status, body) => {
  const said = `with ${status} and said “${RegExp.escape(body)}”.\n.*would NOT arrive: .*settings of the form`;
  await expect(sendTo(status, body)).rejects.toThrow(RegExp(said));
});

test('the command without a service says so', () => {
  const env = { ...process.env, VITE_FORM_ENDPOINT: '' };
  const { stderr, status } = spawnSync(process.execPath, ['src/owner/ready.ts', '--send'], { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([1, expect.stringContaining('VITE_FORM_ENDPOINT is unset')]);
});
