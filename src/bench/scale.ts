/** How a build grows with the number of languages: copies of the project with generated copy, built and weighed. */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes } from '../i18n/languages.ts';
import { copyProject } from '../setup/project-copy.ts';
import { pageIds, pageEntries } from '../site/pages.ts';
import { fileOf } from '../site/urls.ts';
import { watchMemory } from './memory.ts';
import { table } from './report.ts';
import type { Target } from './targets.ts';

/** Languages that are written in Devanagari, so that Hindi's copy can stand in for theirs. */
const generated = ['mr', 'ne', 'sa', 'mai', 'bho', 'kok', 'doi', 'awa', 'mag'];

const sizes = [3, 6, 12];

export interface ScaleRow {
  languages: number;
  pages: number;
  /** Seconds of the whole build, scripts and fonts and compression among it. */
  buildSeconds: number;
  /** Peak memory of the build and the processes that it starts, in megabytes. */
  peakMegabytes: number;
  /** Pages that are drawn in a second, without what a build does besides. */
  pagesPerSecond: number;
  /** Bytes of the English pages together, compressed, without what names the other languages. */
  pageBytes: number;
  /** Bytes of the style sheet, and of the script of every page, compressed. */
  styleBytes: number;
  scriptBytes: number;
}

function addLanguages(folder: string, codes: readonly string[]): void {
  const list = join(folder, 'src/i18n/languages.ts');
  const lines = codes.map((code) => `  ${code}: { endonym: '${code}', tag: '${code}', prefix: '/${code}', script: 'Devanagari', openGraph: '${code}_IN', headingFont: '@expo-google-fonts/anek-devanagari' },\n`);
  writeFileSync(list, readFileSync(list, 'utf8').replace('} as const satisfies', `${lines.join('')}} as const satisfies`));
  for (const code of codes) {
    const words = join(folder, 'locales', code);
    cpSync(join(folder, 'locales/hi'), words, { recursive: true });
    for (const name of readdirSync(words)) {
      const file = join(words, name);
      // Words of its own, and none of the Latin letters that only Hindi is allowed.
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(' है', ' आहे').replaceAll(' और ', ' आणि ').replaceAll(' (TC)', ''));
    }
  }
}

/** Runs a program in a folder; what it says on its fourth stream, and its peak of memory in megabytes. @throws {Error} with what it complains of when it fails */
async function run(folder: string, ...words: string[]): Promise<{ said: string; peakMegabytes: number }> {
  const program = spawn(process.execPath, words, { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const peak = watchMemory(program.pid ?? 0);
  const [errors, , , said] = [program.stderr, program.stdin, program.stdout, program.stdio[3]];
  const [complaints, answer, status] = await Promise.all([errors ? text(errors) : '', said && 'on' in said ? text(said as NodeJS.ReadableStream) : '', new Promise((resolve) => program.on('close', resolve))]);
  const peakMegabytes = peak();
  if (status !== 0) throw new Error(`The build of a copy with more languages failed, so nothing was measured. Mend what it says in src and run it again:\n${complaints}`);
  return { said: answer, peakMegabytes };
}

/** Draws every page once more with the renderer that the build has left, and says how long that takes. */
const timeDrawing = `
import { writeSync } from 'node:fs';
const { renderSite } = await import(process.cwd() + '/src/build/render/render-site.ts');
const { pageIds } = await import(process.cwd() + '/src/site/pages.ts');
const began = performance.now();
const { documents } = await renderSite(process.cwd(), pageIds, new Map());
writeSync(3, String(documents.length / (performance.now() - began) * 1000));
`;

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

function withoutLanguages(html: string): string {
  return html.replaceAll(/<link rel="alternate"[^>]*>|<meta property="og:locale:alternate"[^>]*>|<a [^>]*data-language=.*?<\/a>|"knowsLanguage":\[[^\]]*\]/g, '');
}

/** Compressed bytes of the built files whose name begins so. */
function weightOf(dist: string, start: string): number {
  const name = readdirSync(join(dist, 'assets')).find((each) => each.startsWith(start) && /\.(css|js)$/.test(each));
  return name ? compressed(readFileSync(join(dist, 'assets', name))) : Number.NaN;
}

async function measure(languages: number): Promise<ScaleRow> {
  const { folder, remove } = copyProject();
  try {
    addLanguages(folder, generated.slice(0, languages - languageCodes.length));
    const began = performance.now();
    const { peakMegabytes } = await run(folder, 'src/build/build.ts');
    const buildSeconds = (performance.now() - began) / 1000;
    const { said } = await run(folder, '--input-type=module', '--eval', timeDrawing);
    const dist = join(folder, 'dist');
    const pages = pageIds.map((page) => readFileSync(join(dist, fileOf(pageEntries[page].path)), 'utf8'));
    return {
      languages,
      pages: languages * pageIds.length,
      buildSeconds,
      peakMegabytes,
      pagesPerSecond: Number(said),
      pageBytes: pages.reduce((sum, html) => sum + compressed(withoutLanguages(html)), 0),
      styleBytes: weightOf(dist, 'site-'),
      scriptBytes: weightOf(dist, 'page-'),
    };
  } finally {
    remove();
  }
}

/** Builds the copies one after the other; each takes as long as a build does. */
export async function measureScale(say: (what: string) => void): Promise<ScaleRow[]> {
  const rows: ScaleRow[] = [];
  for (const languages of sizes) {
    say(`building ${languages} languages`);
    rows.push(await measure(languages));
  }
  return rows;
}

export function scaleTable(rows: readonly ScaleRow[]): string {
  const head = ['languages', 'pages', 'build s', 'peak MB', 'pages/s drawn', 'English pages B', 'style sheet B', 'script B'];
  const lines = rows.map((row) => [row.languages, row.pages, Number(row.buildSeconds.toFixed(1)), Math.round(row.peakMegabytes), Math.round(row.pagesPerSecond), row.pageBytes, row.styleBytes, row.scriptBytes]);
  return table([head, ...lines]);
}

/** A figure that is to grow linearly. */
interface Growth {
  what: string;
  unit: string;
  of: (row: ScaleRow) => number;
  /** How far figures of equal builds lie apart, at most. */
  spread: number;
}

/** What grows, with the spread that equal builds showed on a machine with other work to do. */
const growths: readonly Growth[] = [
  { what: 'build time', unit: 's', of: ({ buildSeconds }) => buildSeconds, spread: 5 },
  { what: 'peak memory', unit: 'MB', of: ({ peakMegabytes }) => peakMegabytes, spread: 25 },
];

function linearTarget({ what, unit, of, spread }: Growth, least: ScaleRow, middle: ScaleRow, most: ScaleRow): Target {
  const perLanguage = (from: ScaleRow, to: ScaleRow, tolerance = 0) => (of(to) - of(from) + tolerance) / (to.languages - from.languages);
  return {
    wanted: `${what} grows linearly`,
    measured: `${perLanguage(middle, most).toFixed(1)} ${unit} for each of the last languages against ${perLanguage(least, middle).toFixed(1)} ${unit}`,
    isMet: perLanguage(middle, most, -spread) <= 1.5 * perLanguage(least, middle, spread),
  };
}

export function scaleTargets(rows: readonly ScaleRow[]): Target[] {
  const [least, middle, most] = rows;
  if (!least || !middle || !most) return [];
  const perPage = (row: ScaleRow) => row.buildSeconds / row.pages;
  const slowest = Math.min(...rows.map(({ pagesPerSecond }) => pagesPerSecond));
  const peak = Math.max(...rows.map(({ peakMegabytes }) => peakMegabytes));
  const heavier = most.pageBytes / least.pageBytes - 1;
  const styleGrowth = (most.styleBytes - least.styleBytes) / (most.languages - least.languages);
  return [
    { wanted: 'a page of 12 languages takes no longer than one of 3', measured: `${(perPage(most) * 1000).toFixed(0)} ms against ${(perPage(least) * 1000).toFixed(0)} ms`, isMet: perPage(most) <= perPage(least) * 1.1 },
    { wanted: '≥ 40 pages a second drawn', measured: `${slowest.toFixed(0)}`, isMet: slowest >= 40 },
    { wanted: 'peak memory ≤ 1 GB', measured: `${peak.toFixed(0)} MB`, isMet: peak <= 1024 },
    ...growths.map((growth) => linearTarget(growth, least, middle, most)),
    { wanted: 'a page of 12 languages weighs what one of 3 weighs, apart from switcher and hreflang', measured: `${(heavier * 100).toFixed(2)} % more`, isMet: Math.abs(heavier) <= 0.005 },
    { wanted: 'the script of every page too', measured: `${most.scriptBytes - least.scriptBytes} bytes more`, isMet: most.scriptBytes - least.scriptBytes <= 8 },
    { wanted: 'the style sheet grows by at most 200 bytes a language', measured: `${styleGrowth.toFixed(0)} bytes`, isMet: styleGrowth <= 200 },
  ];
}
