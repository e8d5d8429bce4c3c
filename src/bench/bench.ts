/** `npm run bench`: this site beside the usual single-page app of the same pages and the bare floor, in Lighthouse and on slowed phones. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { defaultLanguage } from '../i18n/languages.ts';
import { provideAuditTools } from '../setup/audit-tools.ts';
import { provideBrowser } from '../setup/browser.ts';
import { commandOptions } from '../setup/command-options.ts';
import { pageIds, type PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { contestantNames, serveContestants, type Contestant, type Servers } from './contestants.ts';
import { tapEarly } from './early-taps.ts';
import { startLighthouse } from './lighthouse.ts';
import { medians } from './median.ts';
import { benchPages, compareTexts } from './same-text.ts';
import { launchChromium, networkNames } from './slow-phone.ts';
import { measureVisit } from './measured-visit.ts';

process.env.NODE_ENV = 'production';

const folder = resolve(import.meta.dirname, '../../.cache/bench');

/** One line of a table: what was measured of a contestant, and the medians of its figures. */
type Row = { page: string; contestant: Contestant } & Record<string, string | number>;

/** What the command line asks for. @throws {Error} when a name or a number is unknown */
function readOptions(): { pages: readonly PageId[]; runs: number } {
  const { positionals, values } = commandOptions('npm run bench', { allowPositionals: true, options: { runs: { type: 'string', default: '3' } } });
  const unknown = positionals.filter((name) => !pageIds.some((page) => page === name));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}, so nothing was measured. Pages are ${pageIds.join(', ')}.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is not a number of runs, so nothing was measured. Write --runs 3.`);
  return { pages: positionals.length > 0 ? pageIds.filter((page) => positionals.includes(page)) : benchPages, runs };
}

/** Medians of what is measured of every contestant; they take turns, so that what else the machine does meets them all alike. */
async function sideBySide(what: string, runs: number, measure: (contestant: Contestant) => Promise<Record<string, number>>) {
  const measured = new Map(contestantNames.map((name) => [name, [] as Record<string, number>[]]));
  for (let run = 1; run <= runs; run++) {
    for (const [contestant, figures] of measured) {
      console.log(`${what}, run ${run} of ${runs}: ${contestant}`);
      figures.push(await measure(contestant));
    }
  }
  return [...measured].map(([contestant, figures]) => ({ contestant, ...medians(figures) }));
}

async function measureByLighthouse(servers: Servers, addresses: readonly string[], runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  const lighthouse = await startLighthouse();
  try {
    for (const page of addresses) {
      const figures = await sideBySide(`Lighthouse on ${page}`, runs, (contestant) => lighthouse.judge(servers[contestant].url + page));
      rows.push(...figures.map((row) => ({ page, ...row })));
    }
  } finally {
    await lighthouse.close();
  }
  return rows;
}

async function measureOnPhones(browser: Browser, servers: Servers, addresses: readonly string[], runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of addresses) {
    for (const network of networkNames) {
      const figures = await sideBySide(`${page} at ${network}`, runs, (contestant) => measureVisit(browser, servers[contestant].url + page, network));
      for (const { contestant, ...visit } of figures) {
        const { taps, lost } = await tapEarly(browser, servers[contestant].url + page, network);
        rows.push({ page, network, contestant, ...visit, 'early taps': taps, 'of these lost': lost });
      }
    }
  }
  return rows;
}

async function bench(): Promise<void> {
  const { pages, runs } = readOptions();
  provideBrowser();
  provideAuditTools();
  const addresses = pages.map((page) => addressOf(page, defaultLanguage));
  const servers = await serveContestants();
  const browser = await launchChromium();
  try {
    for (const address of addresses) await compareTexts(browser, servers, address);
    const phones = await measureOnPhones(browser, servers, addresses, runs);
    const lighthouse = await measureByLighthouse(servers, addresses, runs);
    console.table(lighthouse);
    console.table(phones);
    const file = join(folder, 'results.json');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), cores: cpus().length, runs, lighthouse, phones }, undefined, 2)}\n`);
    console.log(`These figures, medians of ${runs} runs: ${file}`);
  } finally {
    await browser.close();
    await Promise.all(Object.values(servers).map((server) => server.close()));
  }
}

try {
  await bench();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
