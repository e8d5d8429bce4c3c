/** Texts in Brotli beside themselves; whoever takes no Brotli gets what the host compresses. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from '../setup/files-below.ts';
import { isText } from './content-types.ts';

/** Writes a file compressed, by itself at the strongest setting. */
export function compressBeside(file: string, quality = constants.BROTLI_MAX_QUALITY): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  // Under another name first, so that no server reads half of it.
  const unfinished = `${file}.${process.pid}.part`;
  writeFileSync(unfinished, brotliCompressSync(readFileSync(file), { params }));
  renameSync(unfinished, `${file}.br`);
}

/** The same of each text in a folder and its sub-folders. */
export const compressFolder = (directory: string) =>
  filesBelow(directory)
    .filter(isText)
    .forEach((file) => compressBeside(file));
