/** The oldest engines that the site is written for, as `browserslist` in package.json says them. */
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { root } from './project-root.ts';

/** For style sheets. */
export const styleTargets = browserslistToTargets(browserslist(undefined, { path: root }));

/** Those that Vite knows. */
const scriptEngines = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'];

/** For the syntax of scripts: engine and version, such as chrome83. */
export const scriptTargets = Object.entries(styleTargets)
  .filter(([engine]) => scriptEngines.includes(engine))
  // The major version stands in the upper half of the number.
  .map(([engine, version]) => `${engine.replace('_saf', '')}${version >> 16}`);
