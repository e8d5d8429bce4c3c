/** Mozilla's HTTP Observatory, which judges a server by its answers, run against a server of this machine and without its own. */
import fs from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { auditToolFile } from '../setup/audit-tools.ts';
import type { RunningNginx } from './local-nginx.ts';

/** The part of the package that is used here; its own `scan` knows no ports. */
interface Observatory {
  retrieve(hostname: string, options: { httpPort: string; httpsPort: string; path: string }): Promise<unknown>;
  ALL_TESTS: ((requests: unknown) => { constructor: { name: string }; result: string; pass: boolean })[];
  getScoreModifier(result: string): number;
  getGradeForScore(score: number): { score: number; grade: string };
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

export interface ObservatoryJudgement {
  score: number;
  grade: string;
  /** What was found wrong, as `test: result`. */
  failed: string[];
}

async function loadObservatory(): Promise<Observatory> {
  const parts = ['retriever/retriever.js', 'constants.js', 'grader/grader.js', 'grader/charts.js'];
  const modules = parts.map((part) => import(/* @vite-ignore */ pathToFileURL(auditToolFile(`@mdn/mdn-http-observatory/src/${part}`)).href));
  return Object.assign({}, ...(await Promise.all(modules)));
}

// The package fetches the browsers' preload list when it is installed; localhost is not on it.
function withoutPreloadList(): void {
  const read = fs.readFileSync;
  const replacement = (path: unknown, ...options: unknown[]) =>
    String(path).endsWith('hsts-preload.json') ? '{}' : Reflect.apply(read, fs, [path, ...options]);
  Object.assign(fs, { readFileSync: replacement });
}

/** A function that judges one address of a server; the process that calls this trusts the server's certificate from then on. */
export async function observatoryFor({ url, plainUrl, certificate }: RunningNginx): Promise<(path: string) => Promise<ObservatoryJudgement>> {
  setDefaultCACertificates([...getCACertificates('default'), certificate]);
  withoutPreloadList();
  const { retrieve, ALL_TESTS, getScoreModifier, getGradeForScore, MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await loadObservatory();
  const ports = { httpPort: new URL(plainUrl).port, httpsPort: new URL(url).port };

  return async (path) => {
    const requests = await retrieve('localhost', { ...ports, path });
    const results = ALL_TESTS.map((test) => test(requests));
    const points = results.map(({ result }) => getScoreModifier(result));
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
    // As `scan` has it: what is above the expected counts only where little is below it.
    const plain = sum(points.filter((modifier) => modifier < 0));
    const { score, grade } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : plain);
    return { score, grade, failed: results.filter(({ pass }) => !pass).map(({ constructor, result }) => `${constructor.name}: ${result}`) };
  };
}
