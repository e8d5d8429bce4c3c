/** Writes what a browser may take instead of a text file beside it, once at build, at the strongest setting. */
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from '../hosting/content-types.ts';
import { encodings, type Encoding } from '../hosting/encodings.ts';
import { filesBelow } from '../setup/files-below.ts';

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  // By itself at its strongest.
  br: (content) => promisify(brotliCompress)(content),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses every text file of a folder and its sub-folders in every encoding. */
export async function compressFolder(directory: string): Promise<void> {
  const compress = async (file: string) => {
    const content = await readFile(file);
    for (const { name, suffix } of encodings) await writeFile(file + suffix, await compressors[name](content));
  };
  // zlib works in threads of its own.
  await Promise.all(filesBelow(directory).filter(isText).map(compress));
}
