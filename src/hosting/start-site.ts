/**
 * `npm start`: builds when the sources or the settings have changed, serves the build, and says where; `--port 4321`,
 * or PORT, for another port.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { languageCodes, languages } from '../i18n/languages.ts';
import { deploymentFrom, readSettings } from '../office/schema/settings.ts';
import { commandOptions, reasonOf, runCommand } from '../setup/command-options.ts';
import { developmentOrigin } from '../site/absolute-address.ts';
import { addressOf } from '../site/urls.ts';
import { isCurrent } from '../setup/build-stamp.ts';
import { createCollector } from './collector.ts';
import { freePort } from './port.ts';
import { serve } from './serve.ts';
import { root } from '../setup/project-root.ts';

const { port: wanted = process.env.PORT || new URL(developmentOrigin).port } = commandOptions('npm start', {
  options: { port: { type: 'string' } },
}).values;

const directory = join(root, 'dist');

async function start(): Promise<void> {
  const settings = readSettings(root);
  // Before a build, not after it.
  const port = await freePort(Number(wanted)).catch((error: unknown) => {
    throw new Error(`Port ${wanted} cannot be had (${reasonOf(error)}). Choose another: npm start -- --port 4321`);
  });
  if (!isCurrent(directory, root, settings)) {
    console.log('These sources and settings have not been built yet; building …');
    const { status } = spawnSync(process.execPath, ['src/prerender/build.ts'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed, so nothing is served. The lines above say why.');
  }

  const { formOrigin } = deploymentFrom(settings);
  const site = await serve({ directory, port, formOrigin, collector: formOrigin ? undefined : createCollector() });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => site.close());
  const doors = languageCodes.map(
    (language) => `  ${site.url}${addressOf('home', language)}  ${languages[language].endonym}`,
  );
  console.log(['', 'The site is up:', ...doors, 'After a change: npm run build. Ctrl+C ends it.'].join('\n'));
}

await runCommand(start);
