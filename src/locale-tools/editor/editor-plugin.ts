/** Brings the editor into `npm run dev`, and keeps the page drawn while somebody works on the locale files. No build has any of it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { ResourceChange } from './in-browser/hot-update.ts';
import { isLanguage, languageCodes, languages } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { createEndpoints } from './endpoints.ts';
import { editorPath } from './protocol.ts';
import { lastGoodValues } from './last-good-words.ts';
import { fileNames } from './related-files.ts';
import { watchFileProblems, type FileProblems } from './file-problems.ts';

/** Where the development server serves what the page runs of the editor. */
const scripts = '/src/locale-tools/editor/in-browser';

/** Language and name of a locale file; undefined for any other. */
function localeAt(root: string, file: string): { language: string; name: string } | undefined {
  const [folder, language, base = '', ...deeper] = path.relative(root, file.split('?', 1)[0] ?? '').split(path.sep);
  const name = path.basename(base, '.json');
  const isOne = folder === 'locales' && isLanguage(language) && base.endsWith('.json') && deeper.length === 0;
  return isOne ? { language, name } : undefined;
}

function tell(server: ViteDevServer, problems: FileProblems, language: string, name: string): void {
  const { hot, moduleGraph } = server.environments.client;
  const root = server.config.root;
  moduleGraph.onFileChange(path.join(root, 'locales', language, `${name}.json`));
  const change: ResourceChange = { language, file: name, words: lastGoodValues(root, language, name) };
  hot.send('locale-changed', change);
  // The page need not wait for the check.
  setImmediate(() => {
    problems.check(name);
    hot.send('locale-problems', problems.list());
  });
}

/** Where each language stands, and how its words are changed there. */
function invitation(origin: string): string {
  const addresses = languageCodes.map((language) => `  ${languages[language].endonym}: ${new URL(addressOf('home', language), origin).href}`);
  return ['', ...addresses, '  To change words, press Translate on the page, then Alt-click a text (locales/README.md says more).', ''].join('\n');
}

export function editorPlugin(): Plugin {
  let root = '';
  let problems: FileProblems = watchFileProblems('');
  return {
    name: 'editor-of-locale-files',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      problems = watchFileProblems(root);
    },
    configureServer(server) {
      const answer = createEndpoints({
        root,
        problems: problems.list,
        onSave: ({ file }, languages) => languages.forEach((language) => tell(server, problems, language, file)),
      });
      server.httpServer?.once('listening', () => {
        void problems.checkAll().then(() => server.environments.client.hot.send('locale-problems', problems.list()));
      });
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(invitation(server.resolvedUrls?.local[0] ?? ''));
      };
      server.middlewares.use(editorPath, (request, response, next) => {
        answer(request, response).catch(next);
      });
    },
    // A file that a new language does not have yet: `load` gives English in its place.
    resolveId(source) {
      return localeAt(root, path.join(root, source)) && !existsSync(source) ? path.join(root, source) : undefined;
    },
    load(id) {
      const locale = localeAt(root, id);
      return locale && JSON.stringify(lastGoodValues(root, locale.language, locale.name));
    },
    transform: {
      // After Vite has made a module of the JSON: the tab decides in which language it shows the words.
      order: 'post',
      handler(_, id) {
        const locale = localeAt(root, id);
        const values = locale && JSON.stringify(lastGoodValues(root, locale.language, locale.name));
        return values && `import { asShown } from '${scripts}/pseudo-language.ts';\nexport default asShown(${values});`;
      },
    },
    hotUpdate({ file, type, server }) {
      const locale = localeAt(root, file);
      if (!locale || type !== 'update' || this.environment.name !== 'client' || !fileNames(root).includes(locale.name)) return undefined;
      tell(server, problems, locale.language, locale.name);
      // The words went to the page themselves, so that it keeps its state.
      return [];
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `${scripts}/editor.ts` }, injectTo: 'head' }],
  };
}
