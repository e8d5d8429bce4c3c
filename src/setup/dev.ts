/** `npm run dev`: the site in development; `--port 5180`, or PORT as for `npm start`, for another port, `--host` for phones in the same network. */
import { resolve } from 'node:path';
import { commandOptions, reasonOf } from './command-options.ts';
import { readFacts } from './read-facts.ts';

const { values } = commandOptions('npm run dev', {
  options: {
    host: { type: 'boolean' },
    open: { type: 'boolean' },
    port: { type: 'string' },
    strictPort: { type: 'boolean' },
  },
});

const root = resolve(import.meta.dirname, '../..');

try {
  readFacts(root);
  const { createServer } = await import('vite');
  const { port = process.env.PORT, ...server } = values;
  const development = await createServer({ root, server: { ...server, ...(port && { port: Number(port) }) } });
  await development.listen();
  development.printUrls();
  development.bindCLIShortcuts({ print: true });
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
