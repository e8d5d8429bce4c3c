/** Makes the one style sheet of the site. */
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type Plugin } from 'postcss';
import toPhysical from 'postcss-logical';

/** Engines that the styles are written for: all that India uses to read. */
const engines = [
  'Chrome >= 88',
  'Firefox >= 78',
  'Safari >= 14',
  'Edge >= 88',
  'Samsung >= 15',
  'UCAndroid >= 15',
  'Opera >= 75',
];

/** Elements of which Chakra's reset speaks, and which no page has. */
export const absentElements = ['abbr', 'code', 'hr', 'kbd', 'pre', 'samp', 'sub', 'sup'];

const dropAbsent: Plugin = {
  postcssPlugin: 'drop-absent-elements',
  Rule(rule) {
    if (rule.selectors.every((selector) => absentElements.includes(/^[a-z]+/.exec(selector)?.[0] ?? ''))) rule.remove();
  },
};

export function buildStylesheet(...parts: string[]): Uint8Array {
  // Every language here is written from left to right; for older engines lightningcss would write each logical property
  // six times, with selectors that name all languages that are not.
  const { css } = postcss([toPhysical(), dropAbsent]).process(parts.join('\n'), { from: undefined });
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: browserslistToTargets(browserslist(engines)),
  });
  return code;
}
