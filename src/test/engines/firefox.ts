/** Firefox, which speaks WebDriver BiDi itself: https://www.w3.org/TR/webdriver-bidi/ */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../hosting/port.ts';
import { pressActions, startProgram, typeActions, until, type Engine } from './engine.ts';
import { connect } from './remote.ts';

const program = '/usr/bin/firefox-esr';

/** Why Firefox cannot be run here, with the remedy; undefined when it can. */
export function reasonAgainstFirefox(): string | undefined {
  return existsSync(program)
    ? undefined
    : `${program} is not installed, so the site is not tried in Firefox. Debian: apt-get install firefox-esr`;
}

export async function startFirefox(): Promise<Engine> {
  const port = await freePort();
  const running = startProgram(program, (folder) => {
    writeFileSync(join(folder, 'user.js'), 'user_pref("remote.active-protocols", 1);\n');
    return ['--headless', '--no-remote', '--profile', folder, `--remote-debugging-port=${port}`, 'about:blank'];
  });
  const remote = await until('Firefox starts', () => connect(`ws://127.0.0.1:${port}/session`));
  await remote.send('session.new', { capabilities: {} });
  const tree: unknown = (await remote.send('browsingContext.getTree')).contexts;
  const [{ context }] = tree as [{ context: string }];
  const perform = (actions: unknown) => remote.send('input.performActions', { context, actions });
  return {
    name: 'Firefox',
    async evaluate(expression) {
      const answer = await remote.send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
        target: { context },
        awaitPromise: true,
      });
      const { result, exceptionDetails } = answer as { result?: { value?: string }; exceptionDetails?: unknown };
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    async press(x, y) {
      await perform(pressActions(x, y));
    },
    async type(text) {
      await perform(typeActions(text));
    },
    async print() {
      return Buffer.from(String((await remote.send('browsingContext.print', { context })).data), 'base64');
    },
    async close() {
      remote.close();
      await running.end();
    },
  };
}
