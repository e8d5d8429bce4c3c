/** Lets `npm run dev` take messages from the contact form as `npm start` does. */
import type { Plugin } from 'vite';
import { ownCollector } from '../business/office.ts';
import { createCollector } from './collector.ts';

/** Answers at the office's own collector while no outside service is set. */
export function collectorPlugin(): Plugin {
  return {
    name: 'message-collector',
    apply: 'serve',
    configureServer(server) {
      if (server.config.env.VITE_FORM_ENDPOINT) return;
      const collector = createCollector();
      server.middlewares.use(ownCollector, (request, response, next) => {
        collector(request, response).catch(next);
      });
    },
  };
}
