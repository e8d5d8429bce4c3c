/** `npm run build`: from sources to `dist`, step by step; a failing step leaves the previous build untouched. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { settingFaults } from '../business/settings.ts';
import { stampOf } from '../hosting/build-stamp.ts';
import { readEnvironment } from '../hosting/environment.ts';
import { prepareForHosting } from '../hosting/prepare.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { developmentOrigin } from '../site/absolute-address.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { writeUsage } from '../translating/usage.ts';
import { linkedFile, writeHashed } from './assets.ts';
import { writeHeadingFonts } from './heading-fonts.ts';
import { pourDocument } from './document.ts';
import { commitDates, pageDates } from './page-dates.ts';
import { writeShareCards } from './share-cards.ts';
import { reportOn } from './readiness.ts';
import { openPointsOf } from './ready.ts';
import { robots, sitemap } from './sitemap.ts';
import { buildStylesheet } from './stylesheet.ts';

process.env.NODE_ENV = 'production';

const root = resolve(import.meta.dirname, '../..');
const output = join(root, 'dist');
const workplace = join(root, 'dist-next');
const rendererFolder = join(root, 'node_modules/.cache/renderer');

const environment = readEnvironment(root);
checkSettings();
if (process.argv.includes('--release')) refuseUnready();
const stamp = await stampOf(root, environment);
prepareWorkplace();
const script = await buildScripts();
const frontDoorScript = await buildFrontDoorScript();
const { renderSite } = await buildRenderer();
const { documents, styles, files, usage } = await renderSite(pageDates(commitDates(root)));
writeUsage(root, usage);
const fonts = await writeHeadingFonts({ documents, styles, locales: join(root, 'locales'), output: workplace });
const style = writeHashed(workplace, 'site', 'css', buildStylesheet(fonts.faces, styles));
const { cards, drawn, failures } = await writeShareCards(documents, { publicFolder: join(root, 'public'), output: workplace, cache: join(root, '.cache/share-cards') });
reportShareCards();
writeDocuments();
for (const [address, content] of Object.entries(files)) writeFileSync(join(workplace, address), content);
writeForSearchEngines();
await prepareForHosting({ directory: workplace, nginxFolder: join(root, 'dist-nginx'), environment, stamp });
publish();

function checkSettings() {
  const faults = settingFaults(environment);
  if (faults.length === 0 && !environment.VITE_SITE_URL) {
    console.warn(
      `VITE_SITE_URL is unset, so canonical addresses, language links, the sitemap and share previews name ${developmentOrigin}, where npm start serves the site: good for trying it out, useless to search engines. Set it in .env before the site is published, like VITE_SITE_URL=https://advisory.example`,
    );
  }
  if (faults.length > 0) stop(['These settings are malformed, so nothing was built:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
}

function refuseUnready() {
  const points = openPointsOf(root, environment).filter((point) => point.isEssential);
  if (points.length > 0) stop(`${reportOn(points)}\nA release must not be built like this; npm run ready says what else is open.`);
}

function prepareWorkplace() {
  try {
    rmSync(workplace, { recursive: true, force: true });
    mkdirSync(workplace, { recursive: true });
  } catch (error) {
    stop(`${workplace} cannot be written, so nothing was built. Make the project's folder writable. (${String(error)})`);
  }
}

async function buildScripts() {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: workplace,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rollupOptions: { input: { page: join(root, 'src/asleep/page.ts') } },
    },
  });
  const manifestFile = join(workplace, 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  rmSync(manifestFile);
  const entry = manifest['src/asleep/page.ts'];
  if (!entry) throw new Error('The manifest of the browser build does not name src/asleep/page.ts, so no page can load its script.');
  return linkedFile(workplace, entry.file);
}

/** The one script that must run before anything is painted, small enough to stand in the front door itself. */
async function buildFrontDoorScript(): Promise<string> {
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

async function buildRenderer(): Promise<typeof import('./renderer.tsx')> {
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/prerender/renderer.tsx'),
      outDir: rendererFolder,
      emptyOutDir: true,
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  return import(`${pathToFileURL(join(rendererFolder, 'renderer.js')).href}?${Date.now()}`);
}

function reportShareCards() {
  if (drawn > 0) console.log(`Drew ${drawn} of ${cards.size} share cards; the others show what they showed before.`);
  if (failures.length === 0) return;
  console.warn(
    [
      `${failures.length} share cards could not be made, so links to these pages show the default card of their language. If sharp is missing, npm ci brings it.`,
      ...failures.map((failure) => `  ${failure}`),
    ].join('\n'),
  );
}

function writeDocuments() {
  const shell = readFileSync(join(root, 'index.html'), 'utf8');
  for (const document of documents) {
    const file = join(workplace, fileOf(document.description.address));
    mkdirSync(dirname(file), { recursive: true });
    const { address, language } = document.description;
    const inlineScript = address === addressOf('home', defaultLanguage) ? frontDoorScript : undefined;
    writeFileSync(file, pourDocument(shell, document, { style, script, font: fonts.preloads[language], inlineScript, card: cards.get(address) }));
  }
}

function writeForSearchEngines() {
  const pages = documents.map(({ description }) => description);
  const [front] = pages;
  if (!front) throw new Error('src/site/site-map.ts names no page, so there is nothing to tell search engines.');
  writeFileSync(join(workplace, 'sitemap.xml'), sitemap(pages));
  writeFileSync(join(workplace, 'robots.txt'), robots(new URL('/sitemap.xml', front.url).href));
}

function publish() {
  const previous = join(root, 'dist-previous');
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, previous);
  renameSync(workplace, output);
  rmSync(previous, { recursive: true, force: true });
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
