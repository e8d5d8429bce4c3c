/** WebKitGTK under a screen of its own, the nearest to Safari that Linux has; driven by W3C WebDriver: https://www.w3.org/TR/webdriver2/ */
import { existsSync, globSync } from 'node:fs';
import { freePort } from '../../hosting/port.ts';
import { pressActions, startProgram, typeActions, until, type Engine } from './engine.ts';

const screen = '/usr/bin/Xvfb';
const driver = '/usr/bin/WebKitWebDriver';

/** Why WebKit cannot be run here, with the remedy; undefined when it can. */
export function reasonAgainstWebKit(): string | undefined {
  return [screen, driver].every((program) => existsSync(program))
    ? undefined
    : `${screen} or ${driver} is not installed, so the site is not tried in WebKit. Debian: apt-get install webkit2gtk-driver xvfb`;
}

export async function startWebKit(): Promise<Engine> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  // Xvfb names the display that it has taken on the descriptor that it is given.
  const display = startProgram(screen, () => ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']);
  const [number] = await until('Xvfb starts', () => /^\d+(?=\n)/.exec(display.said()));
  const port = await freePort();
  const running = startProgram(driver, () => [`--port=${port}`], {
    DISPLAY: `:${number}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error} ${value.message}`);
    return value;
  };
  await until('WebKitWebDriver starts', () => call('/status'));
  const options = { binary, args: ['--automation'] };
  const { sessionId } = await call('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, unhandledPromptBehavior: 'accept' } },
  });
  const session = `/session/${sessionId}`;
  const perform = (actions: unknown) => call(`${session}/actions`, { actions });
  return {
    name: 'WebKit',
    async evaluate(expression) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value) ?? null), (error) => done(null));`;
      const text = await call(`${session}/execute/async`, { script, args: [] });
      return text === null ? undefined : JSON.parse(text);
    },
    press: (x, y) => perform(pressActions(x, y)),
    type: (text) => perform(typeActions(text)),
    async close() {
      await running.end();
      await display.end();
    },
  };
}
