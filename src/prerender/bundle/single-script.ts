/** Builds a script that stands alone in one file, outside the chunks that pages share. */
import { build, type Rolldown } from 'vite';
import { root } from '../../setup/project-root.ts';

/**
 * From a source below `src`, without the ending of its name; no module, since it stands inline or in the service
 * worker. `define` says which code takes the place of a name in the source.
 */
export async function buildSingleScript(source: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    root,
    logLevel: 'warn',
    configLoader: 'native',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      lib: { entry: `src/${source}.ts`, formats: ['iife'], name: 'script' },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
