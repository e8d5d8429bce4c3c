/** Builds the usual single-page app that this site is measured against. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compressFolder } from '../build/compress.ts';
import { boldOf } from '../build/fonts/bold-face.ts';
import { packWoff2 } from '../fonts/woff2.ts';
import { speculationRules, speculationRulesAddress } from '../hosting/headers/speculation-rules.ts';
import { languageCodes } from '../i18n/languages.ts';
import { drawingsPlugin } from '../build/drawings/drawings-plugin.ts';
import { settingsPlugin } from '../setup/settings-plugin.ts';
import { pageIds } from '../site/pages.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { headingFace } from '../theme/heading-family.ts';

const root = resolve(import.meta.dirname, '../..');
const app = join(import.meta.dirname, 'usual-app');

const replaced: Record<string, string> = {
  [join(root, 'src/theme/system.ts')]: join(app, 'usual-system.ts'),
  [join(root, 'src/islands/island.tsx')]: join(app, 'usual-island.tsx'),
};

/** Puts the usual ways in the place of this site's own. */
const replacement: Plugin = {
  name: 'usual-ways',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return importer && dirname(importer) === app ? found : (replaced[found?.id ?? ''] ?? found);
  },
};

const fontLink: Plugin = {
  name: 'font-link',
  transformIndexHtml: { order: 'post', handler: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/fonts.css' } }] },
};

/** When each address of a built site last changed, as its sitemap says. */
function datesOf(site: string): Record<string, string> {
  const entries = readFileSync(join(site, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*)<\/loc>\n<lastmod>(.*)<\/lastmod>/g);
  return Object.fromEntries([...entries].map(([, url = '', date = '']) => [new URL(url).pathname, date]));
}

/** Writes the heading fonts whole, with a style sheet that names them, as a font service hands them out. */
async function writeFonts(folder: string): Promise<void> {
  const faces = languageCodes.map(async (language) => {
    const file = `${language}.woff2`;
    writeFileSync(join(folder, file), await packWoff2(await boldOf(language)));
    return `@font-face{font-family:"${headingFace(language)}";font-weight:700;font-display:swap;src:url(/${file}) format("woff2")}`;
  });
  writeFileSync(join(folder, 'fonts.css'), (await Promise.all(faces)).join('\n'));
}

/** Writes the app of the pages of `site` into `folder`, compressed, its one page at every address of the site. */
export async function buildUsualApp(site: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: app,
    publicDir: join(root, 'public'),
    logLevel: 'warn',
    plugins: [react(), settingsPlugin(root), drawingsPlugin(), replacement, fontLink],
    define: { datesOfPages: datesOf(site) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: Infinity,
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const addresses = languageCodes.flatMap((language) => pageIds.map((page) => addressOf(page, language)));
  for (const file of addresses.map(fileOf).filter((name) => name !== 'index.html')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(folder, 'index.html'), join(folder, file));
  }
  await writeFonts(folder);
  // Every answer names these rules; without them the app would be blamed for a missing file.
  writeFileSync(join(folder, speculationRulesAddress), JSON.stringify(speculationRules));
  await compressFolder(folder);
}
