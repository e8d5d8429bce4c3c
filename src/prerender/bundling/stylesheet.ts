/** Makes the one style sheet of the site. */
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';

/** Engines that the styles are written for: all that India uses to read. */
const engines = ['Chrome >= 60', 'Firefox >= 60', 'Safari >= 12', 'Edge >= 79', 'Samsung >= 8', 'UCAndroid >= 15', 'Opera >= 50'];

export function buildStylesheet(...parts: string[]): Uint8Array {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(parts.join('\n')),
    minify: true,
    targets: browserslistToTargets(browserslist(engines)),
  });
  return code;
}
