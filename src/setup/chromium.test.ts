import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, exitStatus: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitStatus}\n`);
  chmodSync(path, 0o755);
  return path;
}

const running = program('running', 0);
const stub = program('stub', 1);

test('the first place that holds a browser that runs is taken, and CHROME_PATH before every other', () => {
  const other = program('other', 0);
  expect(findChromium({}, [join(folder, 'absent'), stub, running, other])).toBe(running);
  expect(findChromium({ CHROME_PATH: running }, [other])).toBe(running);
  expect(() => findChromium({ CHROME_PATH: stub }, [running])).toThrow(`CHROME_PATH is "${stub}"`);
});
