/** The owner's settings as every command reads them: from `.env`, and from the environment, which comes first. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { messageOf, told, toldWith } from '../messages/messages.ts';
import { deploymentFrom, ownCollector } from '../office/deployment.ts';
import { settingFaults } from '../office/schema/setting-schema.ts';
import { formerSettings, hstsScopes, settings, type Environment, type Hsts } from '../office/settings.ts';

/** Where the settings of the project in a folder stand. */
export const envFileOf = (root: string) => join(root, '.env');

/** Values of the settings; `.env` is looked for in `root`. @throws {Error} with one list of everything that is malformed */
export function readEnvironment(root: string): Environment {
  const file = envFileOf(root);
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : '';
  const written: Environment = parseEnv(text);
  const lines = text.split('\n').map((line) => line.trim());
  const placeOf = (name: string) =>
    process.env[name] === undefined
      ? `.env:${lines.findIndex((line) => line.includes(name) && !line.startsWith('#')) + 1}`
      : 'the environment';
  const given: Environment = { ...written, ...process.env };
  const environment = Object.fromEntries(Object.keys(settings).map((name) => [name, given[name]]));
  const former = Object.entries(formerSettings)
    .filter(([name]) => given[name]?.trim())
    .map(([name, field]) => told(messageOf('former-setting', { name, field }), `${placeOf(name)}: `));
  // Other names are other programs', such as PORT.
  const unknown = Object.keys(written)
    .filter((name) => /^vite/i.test(name) && !(name in settings) && !(name in formerSettings))
    .map((name) => told(messageOf('unknown-setting', { name }), `${placeOf(name)}: `));
  const all = [...former, ...unknown, ...settingFaults(environment, placeOf)];
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
