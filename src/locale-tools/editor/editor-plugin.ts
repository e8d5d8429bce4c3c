/** Brings the editor into `npm run dev`, and keeps the page drawn while somebody works on the locale files. No build has any of it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { isLanguage, languageCodes, languages } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { answerEditor, type EndpointsOptions } from './endpoints.ts';
import { fileProblems } from './file-problems.ts';
import { editorPath } from './protocol.ts';
import { fileNames, pathOf } from './related-files.ts';
import { rememberWords } from './words-to-show.ts';

/** Where the development server serves what the page runs of the editor. */
const scripts = '/src/locale-tools/editor/in-browser';

/** The one module of the site that makes instances of i18next. */
const instanceMaker = '/src/i18n/create-i18n.ts';

/** Language and name of a locale file; undefined for any other. */
function localeAt(root: string, file: string): { language: string; name: string } | undefined {
  const [, language, name] = /^locales[\\/]([^\\/]+)[\\/]([^\\/]+)\.json(?:\?|$)/.exec(path.relative(root, file)) ?? [];
  return name !== undefined && isLanguage(language) ? { language, name } : undefined;
}

/** Where each language stands, and how its words are changed there. */
function invitation(origin: string): string {
  const addresses = languageCodes.map(
    (language) => `  ${languages[language].endonym}: ${new URL(addressOf('home', language), origin).href}`,
  );
  return [...addresses, '  To change words, press Translate on the page, then Alt-click a text.'].join('\n');
}

export function editorPlugin(root: string): Plugin {
  const wordsToShow = rememberWords(root);
  /** Locale files that were changed while the server runs. */
  const changed = new Set<string>();

  function tell(server: ViteDevServer, language: string, name: string): void {
    const { hot, moduleGraph } = server.environments.client;
    changed.add(name);
    moduleGraph.onFileChange(pathOf(root, language, name));
    hot.send('locale-changed', { language, file: name, words: wordsToShow(language, name) });
    // The page need not wait for the check.
    setImmediate(() => hot.send('locale-problems', fileProblems(root, changed)));
  }

  return {
    name: 'editor-of-locale-files',
    // Vitest is a development server, too, in whatever mode.
    apply: (_, { command }) => command === 'serve' && process.env.VITEST === undefined,
    enforce: 'pre',
    configureServer(server) {
      const options: EndpointsOptions = {
        root,
        problems: () => fileProblems(root, changed),
        onSave: ({ file, changes }) => changes.forEach(({ language }) => tell(server, language, file)),
      };
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(invitation(server.resolvedUrls?.local[0] ?? ''));
      };
      server.middlewares.use(editorPath, (request, response, next) => {
        answerEditor(request, response, options).catch(next);
      });
    },
    resolveId(source, importer) {
      if (source === 'i18next' && importer === path.join(root, instanceMaker))
        return path.join(root, scripts, 'marked-i18next.ts');
      // A file that a new language does not have yet: `load` gives English in its place.
      const file = path.join(root, source);
      return localeAt(root, file) && !existsSync(source) ? file : undefined;
    },
    load(id) {
      const locale = localeAt(root, id);
      return locale && JSON.stringify(wordsToShow(locale.language, locale.name));
    },
    hotUpdate({ file, type, server }) {
      const locale = localeAt(root, file);
      if (!locale || type !== 'update' || this.environment.name !== 'client' || !fileNames(root).includes(locale.name))
        return undefined;
      tell(server, locale.language, locale.name);
      // The words went to the page themselves, so that it keeps its state.
      return [];
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `${scripts}/editor.ts` }, injectTo: 'head' },
    ],
  };
}
