/** `npm run bench`: this site beside the usual single-page app and the bare floor; `-- --scale` its growth with languages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguage, languageCodes, languages } from '../i18n/languages.ts';
import { pageIds, pageEntries, type PageId } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { serveContestants, serveLocally } from './contestants.ts';
import { judgeAll } from './judged.ts';
import { withRatios } from './ratios.ts';
import { lighthouseTable, targetList, throttledTable } from './report.ts';
import { compareTexts } from './same-text.ts';
import { measureScale, scaleTable, scaleTargets } from './scale.ts';
import { launchChromium } from './slow-phone.ts';
import { lighthouseTargets, throttledTargets, type Target } from './targets.ts';
import { measureThrottled } from './throttled.ts';
import { load, reasonAgainstWrk, type Load } from './wrk.ts';

process.env.NODE_ENV = 'production';

const place = resolve(import.meta.dirname, '../../.cache/bench');

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    languages: { type: 'string', default: languageCodes.join(',') },
    parts: { type: 'string', default: 'lighthouse,throttled,wrk' },
    runs: { type: 'string', default: '5' },
    scale: { type: 'boolean', default: false },
  },
});

/** Pages that stand for the others on slowed phones, where all would take a night: between them they hold every kind of island. */
const slowedPages: readonly PageId[] = ['home', 'life', 'passport-new', 'claims', 'contact'];

const runs = Number(options.runs);
const chosen = (list: string) => list.split(',').map((name) => name.trim());

/** The chosen pages in the chosen languages. @throws {Error} when a name is unknown */
function chosenPages() {
  const wanted = options.pages ? chosen(options.pages) : pageIds;
  const unknown = [...wanted.filter((page) => !pageIds.some((id) => id === page)), ...chosen(options.languages).filter((code) => !isLanguage(code))];
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', no ')}. Pages are ${pageIds.join(', ')}; languages are ${languageCodes.join(', ')}.`);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${options.runs} is not a number of runs. Write --runs 5.`);
  return chosen(options.languages)
    .filter(isLanguage)
    .flatMap((language) =>
      pageIds
        .filter((page) => wanted.some((name) => name === page))
        .map((page) => ({ address: addressOf(page, language), locale: languages[language].tag, isCompared: language === defaultLanguage, isSlowed: language === defaultLanguage && (options.pages !== undefined || slowedPages.includes(page)), isListed: pageEntries[page].indexed !== false })),
    );
}

const began = performance.now();

/** Says what is being done, and for how long the bench has been running. */
function say(what: string): void {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}  ${what}`);
}

function finish(name: string, figures: object, tables: readonly string[], targets: readonly Target[]): void {
  const file = join(place, name);
  mkdirSync(place, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), cores: cpus().length, runs, ...figures, targets }, undefined, 2)}\n`);
  console.log(['', ...tables.filter(Boolean).map((each) => `${each}\n`), 'Targets', targetList(targets), '', `Figures: ${file}`].join('\n'));
}

async function benchScale(): Promise<void> {
  const rows = await measureScale(say);
  finish('scale.json', { scale: rows }, [scaleTable(rows)], scaleTargets(rows));
}

async function loadLocalServer(): Promise<Load> {
  const server = await serveLocally();
  try {
    return await load(`${server.url}/`, 30);
  } finally {
    await server.close();
  }
}

async function benchSide(): Promise<void> {
  const pages = chosenPages();
  const wants = (part: string) => chosen(options.parts).includes(part);
  const servers = await serveContestants(say);
  const browser = await launchChromium();
  try {
    for (const { address } of pages) {
      say(`comparing texts of ${address}`);
      await compareTexts(browser, servers, address);
    }
    if (wants('throttled') && !pages.some(({ isSlowed }) => isSlowed)) say(`no page on slowed phones, because those are measured in ${defaultLanguage}, which --languages leaves out`);
    const throttled = wants('throttled') ? withRatios(await measureThrottled({ browser, servers, pages: pages.filter(({ isSlowed }) => isSlowed), runs, say })) : [];
    await browser.close();
    const judged = wants('lighthouse') ? withRatios(await judgeAll({ servers, pages, runs, say })) : [];
    const reason = reasonAgainstWrk();
    if (wants('wrk')) say(reason ?? '30 seconds of wrk on the local server');
    const wrk = wants('wrk') && !reason ? await loadLocalServer() : undefined;
    const targets = [
      ...(judged.length > 0 ? lighthouseTargets(judged) : []),
      ...(throttled.length > 0 ? throttledTargets(throttled) : []),
      ...(wrk ? [{ wanted: '30 s of wrk without an error', measured: `${wrk.requestsPerSecond} requests a second${wrk.errors.map((line) => `, ${line}`).join('')}`, isMet: wrk.errors.length === 0 }] : []),
    ];
    finish('results.json', { throttled, judged, wrk }, [throttled.length > 0 ? throttledTable(throttled) : '', judged.length > 0 ? lighthouseTable(judged) : ''], targets);
  } finally {
    await browser.close();
    await Promise.all(Object.values(servers).map((server) => server.close()));
  }
}

try {
  await (options.scale ? benchScale() : benchSide());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
