/** What Vite makes of the sources: the scripts of the browser, and the renderer that runs at build. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { renewalAddress } from '../../asleep/renew.ts';
import { linkedFile } from '../assets.ts';
import { packageListFile, type ShippedPackage } from '../licences.ts';
import type { LinkedFile } from '../rendering/document.ts';
import { renderingThreadFile } from '../rendering/render-site.ts';
import { buildSingleScript } from './single-script.ts';

export interface BrowserScripts {
  /** The small script of every page. */
  script: LinkedFile;
  /** Vite's list of all of them. */
  chunks: Manifest;
  /** Those whose code stands in them. */
  packages: ShippedPackage[];
}

/** Takes a list out of the folder into which Vite has written it. */
function takeList(file: string) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return content;
}

/** Writes the browser's scripts and all of `public` into a folder. */
export async function buildScripts({ root, folder }: { root: string; folder: string }): Promise<BrowserScripts> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: 'manifest.json',
      license: { fileName: packageListFile },
      rollupOptions: { input: { page: join(root, 'src/asleep/page.ts') } },
    },
  });
  const chunks: Manifest = takeList(join(folder, 'manifest.json'));
  const packages: ShippedPackage[] = takeList(join(folder, packageListFile));
  const entry = chunks['src/asleep/page.ts'];
  if (!entry) throw new Error('The manifest of the browser build does not name src/asleep/page.ts, so no page can load its script. Keep it as the input of buildScripts in src/prerender/bundling/site-bundles.ts.');
  const renewal = await buildSingleScript({ root, entry: join(root, 'src/asleep/renewal.ts'), format: 'es' });
  writeFileSync(join(folder, renewalAddress), renewal.code);
  return { script: linkedFile(folder, entry.file), chunks, packages: [...packages, ...renewal.packages] };
}

/** Builds the renderer into a folder of its own. */
export async function buildRenderer({ root }: { root: string }): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    // Leaves React's development builds out, which would be most of what each thread reads.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: join(root, 'src/prerender/rendering/rendering-thread.ts'),
      outDir: dirname(renderingThreadFile(root)),
      emptyOutDir: true,
      // Names stay, because faults tell them.
      rollupOptions: { output: { codeSplitting: false, minify: { mangle: false } } },
    },
  });
}
