/** The oldest engines that the site is written for, as `browserslist` in package.json says them. */
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { root } from './project-root.ts';

/** For style sheets. */
export const styleTargets = browserslistToTargets(browserslist(undefined, { path: root }));

/** Those that Vite knows. */
const scriptEngines = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'];

/**
 * From then on the compiler leaves `?.` as it is, which all since Chrome 80 know: older ones err only where a spread
 * stands before other arguments of such a call, and that `newer-than-floor.ts` finds. Without it the small script would
 * weigh 3% more.
 */
const chromiumOfCompiler = 91;

/** For the syntax of scripts: engine and version, such as firefox78. */
export const scriptTargets = Object.entries(styleTargets)
  .filter(([engine]) => scriptEngines.includes(engine))
  .map(([engine, version]) => {
    // The major version stands in the upper half of the number.
    const major = version >> 16;
    return `${engine.replace('_saf', '')}${['chrome', 'edge'].includes(engine) ? Math.max(major, chromiumOfCompiler) : major}`;
  });
