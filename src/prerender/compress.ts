/**
 * Writes each text of a folder and its sub-folders in Brotli beside it, once at build, at the strongest setting; whoever
 * takes no Brotli gets what the host compresses.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { isText } from '../hosting/content-types.ts';
import { filesBelow } from '../setup/files-below.ts';

export async function compressFolder(directory: string): Promise<void> {
  const compress = async (file: string) =>
    writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
  // zlib works in threads of its own.
  await Promise.all(filesBelow(directory).filter(isText).map(compress));
}
