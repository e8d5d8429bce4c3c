/** wrk, which asks a server as often as it can: https://github.com/wg/wrk */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const program = '/usr/bin/wrk';

export interface Load {
  requestsPerSecond: number;
  /** Lines of wrk's report that tell of errors. */
  errors: string[];
}

/** Why wrk cannot be run here, with the remedy; undefined when it can. */
export function reasonAgainstWrk(): string | undefined {
  return existsSync(program) ? undefined : `${program} is not installed, so the load on the server is left out. Debian: apt-get install -y wrk`;
}

/** What wrk's report says. */
export function readReport(report: string): Load {
  return {
    requestsPerSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(report)?.[1]),
    errors: report.split('\n').map((line) => line.trim()).filter((line) => /^(Socket errors|Non-2xx)/.test(line)),
  };
}

/** Asks for one address from 50 connections without a pause. */
export async function load(url: string, seconds: number): Promise<Load> {
  const words = ['--threads', '2', '--connections', '50', '--duration', `${seconds}s`, '--header', 'Accept-Encoding: br', url];
  const { stdout } = await promisify(execFile)(program, words);
  return readReport(stdout);
}
