/** Builds a script that stands alone in one file, outside the chunks that pages share. */
import { build, type Rolldown } from 'vite';
import { root } from '../../setup/project-root.ts';
import { packageListFile, type ShippedPackage } from '../licences.ts';

interface SingleScriptOptions {
  /** Its source, below `src`. */
  source: string;
  /** Names in the source, each with the code that takes its place. */
  define?: Record<string, string> | undefined;
}

export interface SingleScript {
  code: string;
  /** Those whose code stands in it. */
  packages: ShippedPackage[];
}

/** No module, since it stands inline or in the service worker. */
export async function buildSingleScript({ source, define = {} }: SingleScriptOptions): Promise<SingleScript> {
  const result = await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      license: { fileName: packageListFile },
      lib: { entry: `src/${source}.ts`, formats: ['iife'], name: 'script' },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const list = output.find(({ fileName }) => fileName === packageListFile);
  return { code: output[0].code.trim(), packages: list?.type === 'asset' ? JSON.parse(String(list.source)) : [] };
}
