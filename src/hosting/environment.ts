/** The owner's settings as every command reads them: from `.env` files, and from the environment, which comes first. */
import { loadEnv } from 'vite';
import { officeFrom, ownCollector } from '../business/office.ts';
import { settings, type Environment } from '../business/settings.ts';

/** Values of the settings; `.env` is looked for in `root`. */
export function readEnvironment(root: string): Environment {
  const values = loadEnv('production', root, 'VITE_');
  return Object.fromEntries(Object.keys(settings).map((name) => [name, values[name]]));
}

/** Origin of the outside service that collects messages; undefined while the office's own collector does. */
export function formOriginFrom(environment: Environment): string | undefined {
  const { formEndpoint } = officeFrom(environment);
  return formEndpoint === ownCollector ? undefined : new URL(formEndpoint).origin;
}
