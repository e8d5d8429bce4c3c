/** The `@font-face` rules of a heading font and of the faces that stand in until it arrives. */
import { scripts, type ScriptEntry } from '../../i18n/scripts.ts';
import { latinBeside } from '../../theme/tokens.ts';
import { headingFamily, standInFamily, standInsFor, type StandIn } from '../../theme/heading-family.ts';
import type { HeadingFont } from './heading-font.ts';

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}

function rule(descriptors: Record<string, string | undefined>): string {
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

function standInRules({ language, ascent, descent }: HeadingFont, standIn: StandIn): string[] {
  const ruleFor = (range: string | undefined, width: number) =>
    rule({
      'font-family': `"${standInFamily(language, standIn)}"`,
      'font-weight': '700',
      src: standIn.local.map((name) => `local("${name}")`).join(','),
      'unicode-range': range,
      'size-adjust': percent(width),
      // Browsers scale these by size-adjust as well; divided by it, they give every face the lines of the heading font
      // itself.
      'ascent-override': percent(ascent / width),
      'descent-override': percent(descent / width),
    });
  const { ranges }: ScriptEntry = scripts[standIn.script];
  return [ruleFor(ranges, standIn.width), ...(standIn.spaceWidth ? [ruleFor('U+20,U+A0', standIn.spaceWidth)] : [])];
}

/** CSS text; `address` says where the built site keeps the font. */
export function fontFaceRules(font: HeadingFont, address: string): string {
  const own = rule({
    'font-family': `"${headingFamily(font.language)}"`,
    'font-weight': '700',
    // Read at once in a face that is as wide; where letters change nothing moves.
    'font-display': 'swap',
    src: `url("${address}") format("woff2")`,
    // Without the middle dot, which Anek Devanagari gives no width behind figures.
    'unicode-range': 'U+0-B6,U+B8-FFFF',
  });
  return [own, ...standInsFor(font.language).flatMap((standIn) => standInRules(font, standIn))].join('\n');
}

/**
 * Latin letters and figures of the system, as small as the letters of Gujarati and Hindi are beside them in running
 * text.
 */
export const latinBesideRules = [
  ['400', 'Noto Sans', 'Roboto'],
  ['700', 'Noto Sans Bold', 'Roboto Bold'],
]
  .map(([weight, ...faces]) =>
    rule({
      'font-family': `"${latinBeside}"`,
      'font-weight': weight,
      src: faces.map((face) => `local("${face}")`).join(','),
      'size-adjust': '94%',
      'unicode-range': 'U+30-39,U+41-5A,U+61-7A',
    }),
  )
  .join('\n');
