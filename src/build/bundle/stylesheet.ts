/** Makes the style sheets of the site: one for the screen, and one that only a printer waits for. */
import { Features, transform } from 'lightningcss';
import postcss, { type Plugin, type Root } from 'postcss';
import toPhysical from 'postcss-logical';
import { styleTargets } from '../../setup/engine-floor.ts';

/** Elements of which Chakra's reset speaks, and which no page has. */
export const absentElements = ['abbr', 'code', 'hr', 'kbd', 'pre', 'samp', 'sub', 'sup'];

/** What Chakra writes beside our own: a family for the page, which the site sets itself, and each background and breakpoint once more in a variable. */
const unread = /--(font-fallback|bg-currentcolor|office-(sizes-)?breakpoint)/;

const dropUnused: Plugin = {
  postcssPlugin: 'drop-unused',
  Rule(rule) {
    if (rule.selectors.every((selector) => absentElements.includes(/^[a-z]+/.exec(selector)?.[0] ?? ''))) rule.remove();
  },
  Declaration(declaration) {
    if (unread.test(`${declaration.prop} ${declaration.value}`)) declaration.remove();
  },
};

function minified(filename: string, css: Root): Uint8Array {
  return transform({
    filename,
    code: Buffer.from(css.toString()),
    minify: true,
    targets: styleTargets,
    exclude: Features.LightDark,
  }).code;
}

export function buildStylesheets(...parts: string[]): Record<'screen' | 'print', Uint8Array> {
  // Every language here is written from left to right; for older engines lightningcss would write each logical property
  // six times, with selectors that name all languages that are not.
  const { root: screen } = postcss([toPhysical(), dropUnused]).process(parts.join('\n'), {
    from: undefined,
  });
  const print = postcss.root();
  screen.each((node) => {
    if (node.type === 'atrule' && node.name === 'media' && node.params === 'print') {
      print.append(node.nodes ?? []);
      node.remove();
    }
  });
  return { screen: minified('site.css', screen as Root), print: minified('print.css', print) };
}
