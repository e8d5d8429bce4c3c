/**
 * Holds what browsers run to the oldest engines of `browserslist`: by the compiler's library of 2020, and by what that
 * cannot see.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { newerThanFloor } from '../setup/newer-than-floor.ts';
import { root } from '../setup/project-root.ts';
import { earlyScriptFiles } from './bundle/early-scripts.ts';

// Apart from the rest, because no stand-in runs before them: what is declared for the others is unknown here.
const earlyProject = join(root, '.cache/tsconfig.early-scripts.json');
mkdirSync(dirname(earlyProject), { recursive: true });
writeFileSync(
  earlyProject,
  JSON.stringify({
    extends: '../tsconfig.browser.json',
    compilerOptions: { tsBuildInfoFile: './types-of-early-scripts.tsbuildinfo' },
    include: [],
    files: earlyScriptFiles.map((file) => `../src/${file}`),
  }),
);

const compiled = ['tsconfig.browser.json', earlyProject].map((project) =>
  spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '--listFiles', '-p', project],
    { cwd: root, encoding: 'utf8' },
  ).stdout.trim(),
);
const lines = [...new Set(compiled.join('\n').split('\n'))];
const isFile = (line: string) => line.startsWith(root);
const sources = lines.filter((line) => isFile(line) && !line.includes('/node_modules/'));
const faults = [
  ...lines.filter((line) => !isFile(line)),
  ...sources.flatMap((file) =>
    newerThanFloor(readFileSync(file, 'utf8')).map((fault) => `${relative(root, file)} ${fault}`),
  ),
];
if (sources.length === 0)
  faults.push(
    'tsconfig.browser.json names no file of src, so nothing is held to the oldest engines. Put its files back.',
  );
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
