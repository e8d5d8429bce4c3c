/** What Vite makes of the sources: the scripts of the browser, and the renderer that runs at build. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { linkedFile } from './assets.ts';
import type { LinkedFile } from './document.ts';
import { packageListFile } from './licences.ts';

/** Writes the browser's scripts, the list of packages in them and all of `public` into a folder; returns the small script of every page. */
export async function buildScripts(root: string, folder: string): Promise<LinkedFile> {
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
  const manifestFile = join(folder, 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  rmSync(manifestFile);
  const entry = manifest['src/asleep/page.ts'];
  if (!entry) throw new Error('The manifest of the browser build does not name src/asleep/page.ts, so no page can load its script.');
  return linkedFile(folder, entry.file);
}

/** The one script that must run before anything is painted, small enough to stand in the front door itself. */
export async function buildFrontDoorScript(root: string): Promise<string> {
  const result = await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(root, 'src/asleep/front-door.ts'), formats: ['iife'], name: 'frontDoor' },
    },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('src/asleep/front-door.ts gave no script, so the front door could not follow a language.');
  return first.output[0].code.trim();
}

/** Builds the renderer into a folder of its own and loads it. */
export async function buildRenderer(root: string): Promise<typeof import('./renderer.tsx')> {
  const folder = join(root, '.cache/renderer');
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/prerender/renderer.tsx'),
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  return import(`${pathToFileURL(join(folder, 'renderer.js')).href}?${Date.now()}`);
}
