/** A real browser as a visitor uses it: where it is led, what stands there, where it is tapped and what is typed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { vi } from 'vitest';

export interface Engine {
  name: string;
  /** Value of an expression in the page, as JSON. Rejects while a page is left. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses a place of the window, in pixels. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Prints the page into a PDF; undefined where the driver cannot. */
  print?: () => Promise<Buffer>;
  close(): Promise<void>;
}

/** What W3C WebDriver and WebDriver BiDi call actions: https://www.w3.org/TR/webdriver2/#actions */
export const pressActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'pointer',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Starts a program with a folder of its own, for its profile, which goes with it; `said` is all that it has said until now. */
export function startProgram(program: string, argumentsIn: (folder: string) => string[], environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, ...environment };
  // In a group, which ends with all that it has started.
  const running = spawn(program, argumentsIn(folder), { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (part) => (text += part));
  running.on('error', (error) => (text += error.message));
  const ended = new Promise<void>((resolve) => running.once('close', () => resolve()));
  return {
    said: () => text,
    async end() {
      if (running.pid && running.exitCode === null) process.kill(-running.pid, 'SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** What a question comes to once it comes to something. @throws {Error} naming it when that takes longer than 15 seconds */
export function until<Answer>(what: string, ask: () => Answer | Promise<Answer>) {
  const asked = async () => {
    const answer = await ask();
    if (!answer) throw new Error(String(answer));
    return answer;
  };
  return vi.waitFor(asked, 15_000).catch((last) => {
    throw new Error(`${what}: not within 15 seconds, last ${last}`);
  });
}
