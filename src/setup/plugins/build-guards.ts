/** What keeps Vite's own commands from doing what this site must not do. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Leaves dynamic imports as they are: Vite's preloading would weigh more than the small script that holds one. */
export const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Leaves `dist` to `npm run build`: what Vite makes of this by itself is an app that no visitor can use without
 * scripts.
 */
export const ownBuildsOnly: Plugin = {
  name: 'own-builds-only',
  apply: 'build',
  configResolved({ root, build: { write, outDir } }) {
    if (write && resolve(root, outDir) === resolve(root, 'dist'))
      throw new Error(
        'dist was left as it is, because vite build makes another app and not this site. Use npm run build.',
      );
  },
};

/** Keeps `npm run dev` from opening an editor: a page of any site can ask for it, and with `--host` any machine. */
export const noEditor: Plugin = {
  name: 'no-editor',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/__open-in-editor', (_, response) => void response.writeHead(403).end());
  },
};
