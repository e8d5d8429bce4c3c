/** Hands Vite the owner's settings as every other command reads them, in the place of its own reader of `.env`. */
import type { Plugin } from 'vite';
import { envFileOf, readEnvironment } from './environment.ts';

/** Gives sources the settings of the project in `root`; a server in development begins anew when they change. */
export function settingsPlugin(root: string): Plugin {
  return {
    name: 'settings',
    config() {
      const given = Object.entries(readEnvironment(root)).filter(([, value]) => value);
      return {
        envDir: false,
        define: Object.fromEntries(given.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
      };
    },
    configResolved({ configFileDependencies }) {
      configFileDependencies.push(envFileOf(root));
    },
  };
}
