/** What Vite makes of the sources: the scripts of the browser, and the renderer that runs at build. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { linkedFile } from '../assets.ts';
import { fromLazyParts, ownHelpers } from '../../setup/plugins/chunk-plugins.ts';
import { root } from '../../setup/project-root.ts';
import type { ShippedPackage } from '../licences.ts';

/** The small script of every page. */
const clientEntry = 'src/client.ts';

/** Takes a list out of the folder into which Vite has written it. */
function takeList<List>(file: string): List {
  const content: List = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return content;
}

/**
 * Writes the browser's scripts and all of `public` into a folder; tells the small one, Vite's list of all, and the
 * packages whose code stands in them.
 */
export async function buildScripts(folder: string) {
  await build({
    root,
    logLevel: 'warn',
    // Node reads the TypeScript of the settings itself; Vite would bundle them anew for each build.
    configLoader: 'native',
    plugins: [ownHelpers, fromLazyParts],
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: 'manifest.json',
      // https://vite.dev/config/build-options#build-license
      license: { fileName: 'packages.json' },
      rollupOptions: {
        input: { client: join(root, clientEntry) },
        // What islands share comes in one file, where each small part would be a request of its own.
        output: {
          codeSplitting: {
            groups: [
              { name: 'components', test: /src\/(components|theme\/recipes)\/|\/lucide-react\//, minShareCount: 2 },
              {
                name: 'values',
                test: /src\/values\/(amount-|calendar-|india-|typed-)[\w-]+\.(ts|json)$|\?months/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              { name: 'texts', test: /src\/values\/(beginning-within|visible-text)\.ts$/, minShareCount: 2 },
              // Small ones, of which each kept by itself takes a phone half a kilobyte more.
              {
                name: 'calculators',
                test: /src\/features\/calculators\/(?!shared)/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'form',
                test: /src\/(islands\/form\/|features\/calculators\/|office\/deployment)/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  });
  const chunks = takeList<Manifest>(join(folder, 'manifest.json'));
  const packages = takeList<ShippedPackage[]>(join(folder, 'packages.json'));
  const { file = '' } = chunks[clientEntry] ?? {};
  return { script: linkedFile(folder, file), chunks, packages };
}

/** Builds the renderer, which only Vite can read, into a folder of its own, and loads it. */
export async function buildRenderer(): Promise<typeof import('../render/renderer.tsx')> {
  const outDir = join(root, '.cache/renderer');
  await build({
    root,
    logLevel: 'warn',
    configLoader: 'native',
    publicDir: false,
    ssr: { noExternal: true },
    // Leaves React's development builds out.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/prerender/render/renderer.tsx',
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { codeSplitting: false, entryFileNames: 'renderer.js' } },
    },
  });
  return import(pathToFileURL(join(outDir, 'renderer.js')).href);
}
