import { spawnSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { messageFrom } from '../features/contact-form/contact-message.ts';
import { listen } from '../hosting/port.ts';
import { testedProject } from '../test/tested-project.ts';
import { sendTestMessage } from './test-message.ts';

const site = 'https://advisory.example';

type Answer = readonly [status: number, headers: Record<string, string>, body?: string];

/** Sends to a real server that gives this answer. */
async function sendTo(answer: Answer) {
  const arrived: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    arrived.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(answer[0], answer[1]).end(answer[2]);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const said = await sendTestMessage({
    endpoint: `http://localhost:${await listen(server, 0)}/f/a`,
    origin: site,
    email: 'office@advisory.example',
  });
  return { said, arrived };
}

test('a service that accepts is told so, and hears what a browser would say, in the keys of the form', async () => {
  const { said, arrived } = await sendTo([200, {}, '{"ok":true}']);
  expect(said).toMatch(/with 200 and said “\{"ok":true\}”\.\n.*messages would arrive\..*localhost:\d+/);
  expect(arrived).toMatchObject([
    { method: 'POST', headers: { origin: site, accept: 'application/json', 'content-type': 'application/json' } },
  ]);
  expect(JSON.parse(arrived[0]?.body ?? '')).toEqual({
    ...messageFrom({}),
    name: 'Test of the website',
    email: 'office@advisory.example',
    message: expect.stringMatching(/^This is a test .* on \d+ \w+ \d{4}\. Nobody needs to answer it\.$/),
  });
});

test.each<[string, Answer, string]>([
  ['a message led elsewhere', [302, { Location: '/thanks' }], 'leads to /thanks'],
  ['an answer that says no', [200, {}, '{"success":false}'], 'says itself that it was not accepted'],
  ['a reason', [422, {}, '{"errors":[{"message":"Inactive"}]}'], 'refuses it: Inactive'],
])('%s is told, and that visitors’ messages would not arrive', async (_, answer, reason) => {
  await expect(sendTo(answer)).rejects.toThrow(RegExp(`would NOT arrive: .*${reason}`));
});

test('the command without a service says so', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(testedProject, 'src/owner/ready.ts'), '--send'],
    {
      encoding: 'utf8',
      env: { ...process.env, VITE_FORM_ENDPOINT: '' },
    },
  );
  expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('VITE_FORM_ENDPOINT is unset')]);
});
