/** `npm run build`: from sources to `dist`, step by step; a failing step leaves the previous build untouched. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deploymentFrom, readSettings, type Settings } from '../office/schema/settings.ts';
import { stampFile, stampOf } from '../setup/build-stamp.ts';
import { commandOptions, runCommand } from '../setup/command-options.ts';
import { root } from '../setup/project-root.ts';
import { readOffice } from '../setup/read-office.ts';
import { buildDesk } from '../desk/build-desk.ts';
import { compressFolder } from '../hosting/compress-beside.ts';
import { pagePolicies } from '../hosting/headers.ts';
import { htaccess } from '../hosting/htaccess.ts';
import { inlineScriptHashesBelow } from '../hosting/inline-scripts.ts';
import { hostingFiles } from '../hosting/static-hosts.ts';
import { developmentOrigin } from '../site/absolute-address.ts';
import { madeLogo } from '../owner/pictures/made-logo.ts';
import { refuseFaultyPhotographs } from '../owner/pictures/made-photographs.ts';
import { pageIds } from '../site/pages.ts';
import { fileOf } from '../site/urls.ts';
import { writeHashed } from './assets.ts';
import { buildEarlyScripts } from './bundle/early-scripts.ts';
import { buildRenderer, buildScripts } from './bundle/site-bundles.ts';
import { buildStylesheets } from './bundle/stylesheet.ts';
import { writeShareCards } from './share-cards/write-share-cards.ts';
import { writeHeadingFonts } from './fonts/write-heading-fonts.ts';
import { writeLicences } from './licences.ts';
import { commitDates } from './head/page-dates.ts';
import { robots, sitemap } from './head/sitemap.ts';
import { prepareWorkplace, publish } from './output-folders.ts';
import { refuseFaultyLocales, refuseUnready } from './refusals.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { buildDocument } from './render/document.ts';
import { filesNamedIn } from './precached-files.ts';
import { writeRemovalWorker, writeServiceWorker } from './write-service-worker.ts';

process.env.NODE_ENV = 'production';

const { values: asked } = commandOptions('npm run build', {
  options: { release: { type: 'boolean' }, desk: { type: 'boolean' } },
});

const output = join(root, 'dist');

/** How many pages there are now. */
async function buildSite(settings: Settings): Promise<number> {
  const workplace = prepareWorkplace(output);
  const stamp = stampOf(root, settings);

  const [{ script, chunks, packages }, earlyScripts, { renderSite }] = await Promise.all([
    buildScripts(workplace),
    buildEarlyScripts(),
    buildRenderer(),
  ]);
  const { keepsPages, siteUrl, formOrigin } = deploymentFrom(settings);
  const pages = pageIds.filter((page) => keepsPages || page !== 'offline');
  const { documents, styles, manifests, notes } = await renderSite(
    pages,
    commitDates(root),
    (language, text) => writeHashed(workplace, `search-${language}`, 'json', text).href,
  );
  // Cards first: they are drawn in threads of their own, while this one measures fonts.
  const [cards, fonts] = await Promise.all([
    writeShareCards(documents, workplace, await madeLogo(root)),
    writeHeadingFonts(documents, styles, workplace),
  ]);
  const sheets = buildStylesheets(fonts.faces, styles);
  const style = writeHashed(workplace, 'site', 'css', sheets.screen);
  const printStyle = writeHashed(workplace, 'print', 'css', sheets.print);

  /** By address of a page. */
  const namedFiles = new Map<string, readonly string[]>();
  const shell = readFileSync(join(root, 'index.html'), 'utf8');
  for (const document of documents) {
    const { address, language } = document.description;
    const file = join(workplace, fileOf(address));
    mkdirSync(dirname(file), { recursive: true });
    const built = buildDocument(shell, document, {
      style,
      printStyle,
      script,
      font: fonts.files[language],
      earlyScripts: earlyScripts.all.filter(({ isNeeded }) => isNeeded(document)).map(({ code }) => code),
      card: cards.get(address),
    });
    writeFileSync(file, built.toString());
    namedFiles.set(address, filesNamedIn(built));
  }
  for (const [address, content] of Object.entries(manifests)) writeFileSync(join(workplace, address), content);
  writeFileSync(join(workplace, 'sitemap.xml'), sitemap(documents.map(({ description }) => description)));
  writeFileSync(join(workplace, 'robots.txt'), robots(siteUrl ?? developmentOrigin));
  const headerFacts = { inlineScriptHashes: inlineScriptHashesBelow(workplace), formOrigin };
  if (keepsPages)
    await writeServiceWorker({
      directory: workplace,
      chunks,
      style: style.href,
      fonts: fonts.files,
      documents,
      namedFiles,
      notes,
      frontDoorScript: writeHashed(workplace, 'front-door', 'js', earlyScripts.frontDoor.code).href,
      // Workers run over https, or on the developer's own machine without it: nothing is left to upgrade.
      policies: pagePolicies({ ...headerFacts, secure: false }),
    });
  else await writeRemovalWorker(workplace);
  writeLicences(workplace, packages);
  const ofHosts = { ...hostingFiles(headerFacts), '.htaccess': htaccess(headerFacts, siteUrl), [stampFile]: stamp };
  for (const [name, text] of Object.entries(ofHosts)) writeFileSync(join(workplace, name), text);
  // What is served on one's own machine is compressed as it is asked for.
  if (asked.release) compressFolder(workplace);
  keepPreviousAssets(output, workplace);
  publish(workplace, output);
  return documents.length;
}

async function refuseOrBuild(): Promise<void> {
  const settings = readSettings(root);
  readOffice(root);
  refuseFaultyLocales(root);
  await refuseFaultyPhotographs(root);
  if (asked.release) refuseUnready(root, settings);
  const pages = await buildSite(settings);
  const next = asked.release
    ? 'Upload the whole folder, hidden files too; what to look at then stands in src/hosting/README.md.'
    : 'npm start shows them; npm run build -- --release makes what is published.';
  console.log(`${pages} pages are in dist. ${next}`);
}

await runCommand(async () => {
  if (!asked.desk) return refuseOrBuild();
  await buildDesk(root);
  console.log('The desk is in dist-desk, for an origin of its own. npm run desk serves it here.');
});
