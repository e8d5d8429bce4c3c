/** The owner's settings as every command reads them: from `.env`, and from the environment, which comes first. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, told, toldWith } from '../messages/messages.ts';
import { deploymentFrom, ownCollector } from '../office/deployment.ts';
import { settingFaults } from '../office/schema/setting-schema.ts';
import { formerSettings, hstsScopes, settings, type Environment, type Hsts } from '../office/settings.ts';
import { readEnvFile } from './env-file.ts';

/** Where the settings of the project in a folder stand. */
export const envFileOf = (root: string) => join(root, '.env');

/** Values of the settings; `.env` is looked for in `root`. @throws {Error} with one list of everything that is malformed */
export function readEnvironment(root: string): Environment {
  const file = envFileOf(root);
  const { values, lines, faults } = readEnvFile(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const environment = Object.fromEntries(
    Object.keys(settings).map((name) => [name, process.env[name] ?? values[name]]),
  );
  const placeOf = (name: string) => (process.env[name] === undefined ? `.env:${lines[name]}` : 'the environment');
  const former = Object.entries(formerSettings)
    .filter(([name]) => process.env[name]?.trim())
    .map(([name, field]) => told(messageOf('former-setting', { name, field }), 'the environment: '));
  const all = [...faults, ...former, ...settingFaults(environment, placeOf)];
  if (all.length > 0) throw new Error(toldWith(messageOf('faulty-settings'), all));
  return environment;
}

/** Origin of the outside service that collects messages; undefined while the office's own collector does. */
export function formOriginFrom(environment: Environment): string | undefined {
  const { formEndpoint } = deploymentFrom(environment);
  return formEndpoint === ownCollector ? undefined : new URL(formEndpoint).origin;
}

/** How far browsers are to keep to https; undefined for the site's own host alone. */
export function hstsFrom(environment: Environment): Hsts | undefined {
  return hstsScopes.find((scope) => scope === environment.VITE_HSTS?.trim());
}
