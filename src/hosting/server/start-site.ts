/** `npm start`: builds when the sources or the settings have changed, serves the build, and says where. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { languageCodes, languages } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { isCurrent } from './build-stamp.ts';
import { createCollector } from '../collector/collector.ts';
import { commandOptions } from '../../setup/command-options.ts';
import { formOriginFrom, readEnvironment } from '../../setup/environment.ts';
import { claimPort, portFrom } from './port.ts';
import { serve } from './serve.ts';

commandOptions('npm start', {});

const root = join(import.meta.dirname, '../../..');
const directory = join(root, 'dist');

function build(): void {
  console.log('These sources and settings have not been built yet; building …');
  const { status } = spawnSync(process.execPath, ['src/build/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed, so nothing is served. The lines above say why.');
}

async function start(): Promise<void> {
  const environment = readEnvironment(root);
  const port = portFrom(process.env.PORT);
  await claimPort(port);
  if (!(await isCurrent(directory, root, environment))) build();

  const formOrigin = formOriginFrom(environment);
  const site = await serve({ directory, port, formOrigin, collector: formOrigin ? undefined : createCollector() });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => site.close());
  const doors = languageCodes.map((language) => `  ${site.url}${addressOf('home', language)}  ${languages[language].endonym}`);
  const messages = formOrigin ? [] : ['Messages from the contact form stay on this machine; npm run messages shows them.'];
  console.log(['', 'The site is up:', ...doors, ...messages, 'Ctrl+C ends it.'].join('\n'));
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
