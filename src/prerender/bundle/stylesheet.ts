/** Makes the style sheets of the site: one for the screen, and one that only a printer waits for. */
import { Features, transform } from 'lightningcss';
import postcss, { type Plugin, type Root } from 'postcss';
import toPhysical from 'postcss-logical';
import { styleTargets } from '../../setup/engine-floor.ts';

/** Elements of which Chakra's reset speaks, and which no page has. */
export const absentElements = [
  'abbr',
  'audio',
  'canvas',
  'code',
  'dialog',
  'embed',
  'hr',
  'kbd',
  'object',
  'optgroup',
  'pre',
  'samp',
  'select',
  'sub',
  'sup',
  'video',
  'input[type=file]',
  'input[type=number]',
];

/** What a selector speaks of first; the button of a field for files is part of that field. */
const beginningOf = (selector: string) =>
  /^[a-z]+(\[type=\w+\])?/.exec(selector.replace('::-webkit-file-upload-button', 'input[type=file]'))?.[0] ?? '';

const isAbsent = (selector: string) => absentElements.includes(beginningOf(selector.replaceAll(/["']/g, '')));

/**
 * What Chakra writes beside our own: a family for the page, which the site sets itself, and each background and
 * breakpoint once more in a variable.
 */
const unread = /--(font-fallback|bg-currentcolor|office-(sizes-)?breakpoint)/;

const dropUnused: Plugin = {
  postcssPlugin: 'drop-unused',
  Rule(rule) {
    const present = rule.selectors.filter((selector) => !isAbsent(selector));
    if (present.length === 0) rule.remove();
    else if (present.length < rule.selectors.length) rule.selectors = present;
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
