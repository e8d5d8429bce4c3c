/** Builds a script that stands alone in one file, outside the chunks that pages share. */
import { build } from 'vite';
import { packageListFile, type ShippedPackage } from '../licences.ts';

interface SingleScriptOptions {
  /** Folder of the project, where `.env` stands. */
  root: string;
  /** Path of its source. */
  entry: string;
  /** `iife` where it is no module, as inline and in the service worker; `es` where others import it. */
  format: 'iife' | 'es';
  /** Names in the source, each with the code that takes its place. */
  define?: Record<string, string> | undefined;
}

export interface SingleScript {
  code: string;
  /** Those whose code stands in it. */
  packages: ShippedPackage[];
}

export async function buildSingleScript({
  root,
  entry,
  format,
  define = {},
}: SingleScriptOptions): Promise<SingleScript> {
  const result = await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      license: { fileName: packageListFile },
      lib: { entry, formats: [format], name: 'script' },
    },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) {
    throw new Error(
      `${entry} gave no script, so what it does would be missing from the site. Look whether the file is there and not empty.`,
    );
  }
  const list = first.output.find(({ fileName }) => fileName === packageListFile);
  return { code: first.output[0].code.trim(), packages: list?.type === 'asset' ? JSON.parse(String(list.source)) : [] };
}
