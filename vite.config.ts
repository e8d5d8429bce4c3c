import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { settingNames } from './src/office/schema/settings.ts';
import { collectorPlugin } from './src/setup/plugins/collector-plugin.ts';
import { factsPlugin } from './src/setup/plugins/facts-plugin.ts';
import { scriptTargets } from './src/setup/engine-floor.ts';
import { settingsPlugin } from './src/setup/plugins/settings-plugin.ts';
import { wordsPlugin } from './src/setup/plugins/words-plugin.ts';
import { drawingsPlugin } from './src/setup/plugins/drawings/drawings-plugin.ts';
import { builtWordsPlugin } from './src/setup/plugins/built-words/built-words-plugin.ts';

/**
 * Tests have an office of their own, never that of the checkout, and none of its settings; copies that they build are
 * without this folder.
 */
const sampledOffice = join(import.meta.dirname, 'src/test/offices/sampled');
const isTested = Boolean(process.env.VITEST) && existsSync(sampledOffice);
const office = isTested ? sampledOffice : import.meta.dirname;
if (isTested) for (const name of settingNames) delete process.env[name];

/** Of every project whose tests open pages. */
const setupFiles = 'src/test/no-faults.ts';

/** Leaves dynamic imports as they are: Vite's preloading would weigh more than the small script that holds one. */
const plainDynamicImports: Plugin = {
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
const ownBuildsOnly: Plugin = {
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
const noEditor: Plugin = {
  name: 'no-editor',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/__open-in-editor', (_, response) => void response.writeHead(403).end());
  },
};

/** Begins with the files that take longest, so that none of them is left running alone at the end. */
class LongestFirst extends BaseSequencer {
  private readonly longest = ['walk', 'page-weight'];

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => this.longest.some((name) => moduleId.includes(`/${name}.`));
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const inTurn = await super.sort(files);
    return inTurn.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

export default defineConfig(({ mode }) => ({
  cacheDir: '.cache/vite',
  plugins: [
    react(),
    settingsPlugin(office),
    factsPlugin(office),
    wordsPlugin(import.meta.dirname, office),
    collectorPlugin(office),
    drawingsPlugin(),
    builtWordsPlugin(),
    plainDynamicImports,
    ownBuildsOnly,
    noEditor,
  ],
  server: {
    port: Number(process.env.PORT) || undefined,
    // No page of another server reads what is served here, and none writes into the terminal.
    cors: false,
    forwardConsole: false,
    // What builds and tests write is no change of the page.
    watch: { ignored: ['**/dist{,-*}/**', '**/var/**', '**/.cache/**'] },
    // What a page is made of and nothing else: messages, settings and history stand beside it.
    fs: { allow: ['index.html', 'src', 'locales', 'public', 'node_modules', '.cache/vite/deps'] },
  },
  // The desk has a page of its own, which its own command serves.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    target: scriptTargets,
    modulePreload: false,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // Builds that run beside one another wait for each other, which is no fault of a plugin.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    // What fails is named whole: a list that should be empty says what stands in it.
    chaiConfig: { truncateThreshold: 0 },
    // For what hangs: a busy machine is no fault of a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.{site,filled,specified,browser,audit}.test.{ts,tsx}'],
          globalSetup: 'src/test/sampled-office.ts',
          pool: 'threads',
          // Two for each core of a small machine: some wait for programs that they start.
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          // They only read what was built, so that each worker reads it once: one for each core.
          isolate: false,
          include: ['src/**/*.site.test.{ts,tsx}'],
          globalSetup: 'src/test/specified-office.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // The built files once more, of an office that has everything.
          name: 'filled',
          isolate: false,
          include: ['src/**/*.{site,filled}.test.ts'],
          // Those that judge servers, the walk itself, and what no office changes.
          exclude: [
            'src/{components,hosting,islands,test,theme}/**',
            'src/prerender/{bundle/**,licences*}',
            'src/features/{calculators,checklist,document-finder,find,share}/**',
            'src/pages/**',
          ],
          globalSetup: ['src/test/filled-office.ts', 'src/test/browser-setup.ts'],
          setupFiles,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // What was agreed, and every budget: the owner's own words must not break one.
          name: 'specified',
          include: ['src/**/*.specified.test.ts'],
          isolate: false,
          globalSetup: ['src/test/specified-office.ts', 'src/test/browser-setup.ts'],
          setupFiles,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // To load and parse the whole site anew for each file took a seventh of the time.
          isolate: false,
          include: ['src/**/*.browser.test.{ts,tsx}'],
          globalSetup: ['src/test/specified-office.ts', 'src/test/browser-setup.ts'],
          setupFiles,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'audit',
          // What takes minutes, or is measured: weekly is soon enough.
          include: mode === 'thorough' ? ['src/**/*.audit.test.{ts,tsx}'] : [],
          globalSetup: ['src/test/specified-office.ts', 'src/test/browser-setup.ts'],
          setupFiles,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 10_000 } },
          // Last, and one at a time: what is measured must not wait for another test.
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
}));
