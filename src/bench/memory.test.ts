import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { watchMemory } from './memory.ts';

const holding = `globalThis.held = Buffer.alloc(150e6, 1); console.log('held'); setTimeout(() => {}, 300);`;

/** Starts another program, as a build starts its bundler. */
const starting = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(holding)}], { stdio: 'inherit' });`;

test.runIf(process.platform === 'linux').each([
  ['a program', holding],
  ['a program that it starts', starting],
])('what %s holds is seen', async (_, source) => {
  const program = spawn(process.execPath, ['--eval', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = watchMemory(program.pid ?? 0);
  program.stdout.resume();
  await once(program, 'close');
  expect(stop()).toBeGreaterThan(150);
});
