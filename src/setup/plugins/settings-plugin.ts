/** Hands Vite the owner's settings as every other command reads them, in the place of its own reader of `.env`. */
import type { Plugin } from 'vite';
import { deploymentFrom, envFileOf, readSettings } from '../../office/schema/settings.ts';

/** Gives sources the settings of the project in `root`; a server in development begins anew when they change. */
export function settingsPlugin(root: string): Plugin {
  return {
    name: 'settings',
    config() {
      const settings = readSettings(root);
      return {
        envDir: false,
        define: {
          builtDeployment: JSON.stringify(deploymentFrom(settings)),
          // The small script asks for this alone.
          'import.meta.env.VITE_OFFLINE': JSON.stringify(settings.VITE_OFFLINE),
        },
      };
    },
    configResolved({ configFileDependencies }) {
      configFileDependencies.push(envFileOf(root));
    },
  };
}
