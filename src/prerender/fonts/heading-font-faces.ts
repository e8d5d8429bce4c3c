/** The `@font-face` rules of a heading font and of the faces that stand in until it arrives. */
import { headingFamily, standInFamily, standInsFor, type StandIn } from '../../theme/heading-family.ts';
import type { HeadingFont, HeadingFontFile } from './heading-font.ts';

/** Characters for which a face of a script stands in; Latin takes whatever the others leave. */
const scriptRanges = {
  Latin: undefined,
  Gujarati: 'U+A80-AFF,U+964-965,U+200C-200D',
  Devanagari: 'U+900-97F,U+200C-200D',
} as const;

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}

function rule(descriptors: Record<string, string | undefined>): string {
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

function standInRule({ language, ascent, descent }: HeadingFont, standIn: StandIn): string {
  return rule({
    'font-family': `"${standInFamily(language, standIn)}"`,
    'font-weight': '700',
    src: standIn.local.map((name) => `local("${name}")`).join(','),
    'unicode-range': scriptRanges[standIn.script],
    'size-adjust': percent(standIn.width),
    // Browsers scale these by size-adjust as well; divided by it, they give every face the lines of the heading font itself.
    'ascent-override': percent(ascent / standIn.width),
    'descent-override': percent(descent / standIn.width),
    'line-gap-override': '0%',
  });
}

/** CSS text; `addressOf` says where the built site keeps a file. */
export function headingFontFaces(font: HeadingFont, addressOf: (file: HeadingFontFile) => string): string {
  const own = font.files.map((file) =>
    rule({
      'font-family': `"${headingFamily(font.language)}"`,
      'font-weight': '700',
      'font-display': 'swap',
      src: `url("${addressOf(file)}") format("woff2")`,
      'unicode-range': file.unicodeRange,
    }),
  );
  return [...own, ...standInsFor(font.language).map((standIn) => standInRule(font, standIn))].join('\n');
}
