import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { claimPort, freePort, portFrom } from './port.ts';

test.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
])('PORT %j gives %i', (value, port) => {
  expect(portFrom(value)).toBe(port);
});

test.each(['abc', '0', '65536', '-1', '80.5', '0x50', ' 80'])('PORT "%s" is refused, with an example', (value) => {
  expect(() => portFrom(value)).toThrow(`PORT is "${value}", but must be a whole number from 1 to 65535. Set it like this: PORT=4173`);
});

test('a taken port is named, with the remedy', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, resolve));
  await expect(claimPort(port)).rejects.toThrow(
    `Port ${port} is in use by another program, so the site cannot be served there. End that program, or choose another port: PORT=4173 npm start`,
  );
  other.close();
});

test('a free port stays free', async () => {
  const port = await freePort();
  await claimPort(port);
  await expect(claimPort(port)).resolves.toBeUndefined();
});
