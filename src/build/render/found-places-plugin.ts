/** Lets `npm run dev` find what a built site finds, from its pages as they are drawn now. */
import type { Plugin } from 'vite';
import { developmentEntries } from '../../features/find/finder.ts';
import type { Language } from '../../i18n/languages.ts';
import { languageOf } from '../../site/language-of.ts';
import { pageIds } from '../../site/pages.ts';

export const foundPlacesPlugin: Plugin = {
  name: 'found-places',
  // Vitest is a development server, too, and draws no page.
  apply: (_, { command }) => command === 'serve' && process.env.VITEST === undefined,
  configureServer(server) {
    async function entriesOf(language: Language): Promise<string> {
      const module = await server.ssrLoadModule('/src/build/render/renderer.tsx');
      const { renderSite } = module as typeof import('./renderer.tsx');
      let entries = '';
      await renderSite(pageIds, new Map(), (_, text) => (entries = text), [language]);
      return entries;
    }

    server.middlewares.use(developmentEntries, (request, response, next) => {
      entriesOf(languageOf(request.url ?? '')).then((entries) => response.end(entries), next);
    });
  },
};
