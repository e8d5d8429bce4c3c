/** Shapes text with HarfBuzz, as browsers do. */
import { Blob, Buffer, BufferContentType, Face, Font, shape, type Feature, type GlyphInfo, type GlyphPosition } from 'harfbuzzjs';

/** Opens a TrueType or OpenType font. */
export function openFont(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(bytes)));
}

/** Parts of an em that a face keeps above and below the baseline. */
export interface LineMetrics {
  ascent: number;
  descent: number;
}

export function lineMetrics(bytes: Uint8Array): LineMetrics {
  const face = new Face(new Blob(bytes));
  const { ascender, descender } = new Font(face).hExtents();
  return { ascent: ascender / face.upem, descent: -descender / face.upem };
}

/** How a browser cuts text before shaping: the script of the letters and the language of the page. */
export interface TextProperties {
  language: string;
  /** ISO 15924 code; guessed from the letters when left out. */
  script?: string;
}

export interface ShapedText {
  glyphs: (GlyphInfo & Partial<GlyphPosition>)[];
  /** Every glyph that any step of shaping produced, those that a later step replaced included. */
  passed: Set<number>;
}

/** Shapes one run; glyphs are named by their numbers in the font. `features` are those that a browser would not choose by itself. */
export function shapeText(font: Font, text: string, { language, script }: TextProperties, features: Feature[] = []): ShapedText {
  const buffer = new Buffer();
  const passed = new Set<number>();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  if (script) buffer.setScript(script);
  buffer.setMessageFunc((stage) => {
    // Before glyphs are chosen the same field holds characters.
    if (stage.getContentType() === BufferContentType.GLYPHS) {
      for (const { codepoint } of stage.getGlyphInfos()) passed.add(codepoint);
    }
    return true;
  });
  shape(font, buffer, features);
  const glyphs = buffer.getGlyphInfosAndPositions();
  for (const { codepoint } of glyphs) passed.add(codepoint);
  return { glyphs, passed };
}

/** Width of a shaped text in units of the font. */
export function widthOf({ glyphs }: ShapedText): number {
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}
