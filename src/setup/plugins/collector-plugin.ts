/** Lets `npm run dev` take messages from the contact form as `npm start` does. */
import type { Plugin } from 'vite';
import { ownCollector, readSettings } from '../../office/schema/settings.ts';
import { createCollector } from '../../hosting/collector.ts';

/** Answers at the office's own collector while the settings of the project in `root` name no outside service. */
export function collectorPlugin(root: string): Plugin {
  return {
    name: 'message-collector',
    apply: 'serve',
    configureServer(server) {
      if (readSettings(root).VITE_FORM_ENDPOINT) return;
      const collector = createCollector();
      server.middlewares.use(ownCollector, (request, response, next) => {
        collector(request, response).catch(next);
      });
    },
  };
}
