/** Bundles what `bundle` asks for, and ends. */
import { buildSingleScript } from './single-script.ts';
import { buildRenderer, buildScripts } from './site-bundles.ts';

const bundlers = { buildRenderer, buildScripts, buildSingleScript };

export type Bundlers = typeof bundlers;

/** A bundler's name and what it is told. */
export type BundleOrder = { [Name in keyof Bundlers]: { name: Name; options: Parameters<Bundlers[Name]>[0] } }[keyof Bundlers];

process.once('message', async ({ name, options }: BundleOrder) => {
  const result = await (bundlers[name] as (told: typeof options) => Promise<unknown>)(options);
  process.send?.(result ?? null, () => process.disconnect());
});
