/** What keeps Vite's own commands from doing what this site must not do. */
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

/** Keeps `npm run dev` from opening an editor: a page of any site can ask for it, and with `--host` any machine. */
export const noEditor: Plugin = {
  name: 'no-editor',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/__open-in-editor', (_, response) => void response.writeHead(403).end());
  },
};
