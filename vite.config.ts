import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { settingNames } from './src/office/schema/settings.ts';
import { scriptTargets } from './src/setup/engine-floor.ts';
import { noEditor, plainDynamicImports } from './src/setup/plugins/build-guards.ts';
import { builtWordsPlugin } from './src/setup/plugins/built-words/built-words-plugin.ts';
import { collectorPlugin } from './src/setup/plugins/collector-plugin.ts';
import { drawingsPlugin } from './src/setup/plugins/drawings/drawings-plugin.ts';
import { officePlugin } from './src/setup/plugins/office-plugin.ts';
import { settingsPlugin } from './src/setup/plugins/settings-plugin.ts';
import { wordsPlugin } from './src/setup/plugins/words-plugin.ts';

/**
 * Tests have an office of their own, never that of the checkout, and none of its settings; copies that they build are
 * without this folder.
 */
const sampledOffice = join(import.meta.dirname, 'src/test/offices/sampled');
const isTested = Boolean(process.env.VITEST) && existsSync(sampledOffice);
const office = isTested ? sampledOffice : import.meta.dirname;
if (isTested) for (const name of settingNames) delete process.env[name];

/** Endings of tests that need more than Node and the sources. */
const otherwise = ['src/**/*.{dom,site,filled,specified,browser,audit}.test.{ts,tsx}'];

/** For tests of sources. */
const quick = { globalSetup: 'src/test/sampled-office.ts', pool: 'threads' as const, isolate: false };

/** For tests of an office's built files; each worker reads and parses these once (`isolate`), since doing so for each file of tests took a seventh of the time. */
const onCopyOf = (office: 'specified' | 'filled') => ({
  globalSetup: [`src/test/${office}-office.ts`, 'src/test/browser-setup.ts'],
  setupFiles: 'src/test/no-faults.ts',
  isolate: false,
});

/** Two for each core of a small machine, since browsers and programs that tests start are waited for. */
const maxWorkers = 4;

/** The projects that run one after another; those of a group run beside each other. */
const group = (groupOrder: number) => ({ sequence: { groupOrder } });

export default defineConfig(({ mode }) => ({
  cacheDir: '.cache/vite',
  plugins: [
    react(),
    settingsPlugin(office),
    officePlugin(office),
    wordsPlugin(import.meta.dirname, office),
    collectorPlugin(office),
    drawingsPlugin(),
    builtWordsPlugin(),
    plainDynamicImports,
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
    // What fails is named whole: a list that should be empty says what stands in it.
    chaiConfig: { truncateThreshold: 0 },
    // For what hangs: a busy machine is no fault of a test.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers,
    projects: [
      // Each worker loads what they share once.
      { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: [...otherwise, 'src/desk/**'], ...quick },
      // Its modules take what the build of the desk puts in their place as they load, so each file loads them anew.
      { name: 'desk', include: ['src/desk/**/*.test.ts'], exclude: otherwise, ...quick, isolate: true },
      {
        // What React draws into jsdom, which each worker sets up once, with Chakra.
        name: 'dom',
        include: ['src/**/*.dom.test.{ts,tsx}'],
        environment: 'jsdom',
        ...quick,
        maxWorkers: 2,
        ...group(1),
      },
      // Files of the built site, read by one worker for each core.
      { name: 'site', include: ['src/**/*.site.test.{ts,tsx}'], ...onCopyOf('specified'), maxWorkers: 2, ...group(1) },
      {
        // Once more of an office that has everything, but for what judges servers or the walk itself, and what no office changes.
        name: 'filled',
        include: ['src/**/*.{site,filled}.test.ts'],
        exclude: [
          'src/{components,hosting,islands,owner,test,theme}/**',
          'src/prerender/{bundle/**,licences*}',
          'src/features/{calculators,checklist,document-finder,find,share}/**',
          'src/pages/**',
        ],
        ...onCopyOf('filled'),
        maxWorkers: 2,
        ...group(1),
      },
      // What was agreed, and every budget: the owner's own words must not break one.
      { name: 'specified', include: ['src/**/*.specified.test.ts'], ...onCopyOf('specified'), ...group(2) },
      { name: 'browser', include: ['src/**/*.browser.test.{ts,tsx}'], ...onCopyOf('specified'), ...group(2) },
      {
        // What takes minutes, or is measured: weekly is soon enough, and one at a time.
        name: 'audit',
        include: mode === 'thorough' ? ['src/**/*.audit.test.{ts,tsx}'] : [],
        ...onCopyOf('specified'),
        isolate: true,
        maxWorkers: 1,
        ...group(3),
      },
    ].map((test) => ({ extends: true as const, test })),
  },
}));
