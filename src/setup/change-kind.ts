/**
 * `node src/setup/change-kind.ts <from> <to>`: prints `content` where two commits differ in files of content alone, and
 * `code` where they differ in another, or cannot be compared.
 */
import { spawnSync } from 'node:child_process';
import contentFiles from './content-files.json' with { type: 'json' };

const others = contentFiles.map((pattern) => `:(exclude,glob)${pattern}`);
const [from = '', to = ''] = process.argv.slice(2);
const { status } = spawnSync('git', ['diff', '--quiet', from, to, '--', '.', ...others]);
// A link by the name of a content file could show what lies anywhere on the machine that builds.
const { stdout } = spawnSync('git', ['diff', '--raw', from, to], { encoding: 'utf8' });
console.log(status === 0 && !/^:\d+ (?!100644|000000)/m.test(stdout) ? 'content' : 'code');
