/** Chromium of former years, from npm packages that others run on servers; driven by its own protocol, since no library fits all of them. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { launchArguments } from '../../setup/chromium.ts';
import { startProgram, until, type Engine } from './engine.ts';
import { connect } from './remote.ts';

interface EnginePackage {
  name: string;
  /** Name and version on the npm registry. */
  package: string;
  /** As the registry says it. */
  integrity: string;
}

const cache = resolve(import.meta.dirname, '../../../.cache/engines');

/** Path of the program, which is fetched at its first use. No script of the package is run. @throws {Error} when it cannot be had, or is not what it was */
function programOf({ name, package: wanted, integrity }: EnginePackage): string {
  const program = join(cache, name.replace(' ', '-').toLowerCase());
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const [file = ''] = execFileSync('npm', ['pack', '--silent', wanted], { cwd: cache, encoding: 'utf8' }).split('\n');
  const archive = join(cache, file);
  const sum = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (sum !== integrity)
    throw new Error(`${wanted} is not what it was: ${sum}. Look why before engines.json is changed.`);
  execFileSync('tar', ['-xzf', archive, '-C', cache, 'package/bin/chromium.br']);
  // In one step, so that nobody starts half of it.
  writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(join(cache, 'package/bin/chromium.br'))), {
    mode: 0o755,
  });
  renameSync(`${program}.part`, program);
  for (const left of [archive, join(cache, 'package')]) rmSync(left, { recursive: true });
  return program;
}

/** Why it cannot be run here; undefined when it can. */
export function reasonAgainstOldChromium(engine: EnginePackage): string | undefined {
  try {
    programOf(engine);
    return undefined;
  } catch (error) {
    return `${engine.name} could not be had from the npm registry, so the site is not tried in it: ${error}`;
  }
}

export async function startOldChromium(engine: EnginePackage): Promise<Engine> {
  const running = startProgram(programOf(engine), (folder) => [
    ...launchArguments,
    '--headless',
    '--disable-dev-shm-usage',
    '--remote-debugging-port=0',
    '--remote-allow-origins=*',
    `--user-data-dir=${folder}`,
    'about:blank',
  ]);
  const [, port] = await until(`${engine.name} starts`, () =>
    /DevTools listening on ws:\/\/[^:]*:(\d+)/.exec(running.said()),
  );
  const page = await until('its page', async () => {
    const list: { type: string; webSocketDebuggerUrl: string }[] = await (
      await fetch(`http://127.0.0.1:${port}/json/list`)
    ).json();
    return list.find(({ type }) => type === 'page');
  });
  const remote = await connect(page.webSocketDebuggerUrl);
  await remote.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: true,
  });
  return {
    name: engine.name,
    async evaluate(expression) {
      const { result, exceptionDetails } = await remote.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value?: unknown } | undefined)?.value;
    },
    async press(x, y) {
      for (const type of ['mousePressed', 'mouseReleased'])
        await remote.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    },
    async type(text) {
      await remote.send('Input.insertText', { text });
    },
    async print() {
      const { data } = await remote.send('Page.printToPDF', { preferCSSPageSize: true });
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      remote.close();
      await running.end();
    },
  };
}
