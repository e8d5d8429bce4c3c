/** Shapes text with HarfBuzz, as browsers do. */
import {
  Blob,
  Buffer,
  BufferContentType,
  Face,
  Font,
  shape,
  type Feature,
  type GlyphInfo,
  type GlyphPosition,
} from 'harfbuzzjs';

/** Opens a TrueType or OpenType font. */
export function openFont(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(bytes)));
}

/** How a browser cuts text before shaping: the script of the letters and the language of the page. */
export interface TextProperties {
  language: string;
  /** ISO 15924 code; guessed from the letters when left out. */
  script?: string;
}

type ShapedGlyph = GlyphInfo & Partial<GlyphPosition>;

function bufferOf(text: string, { language, script }: TextProperties): Buffer {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  if (script) buffer.setScript(script);
  return buffer;
}

/**
 * Shapes one run; glyphs are named by their numbers in the font. `features` are those that a browser would not choose
 * by itself.
 */
export function shapeText(
  font: Font,
  text: string,
  properties: TextProperties,
  features: Feature[] = [],
): ShapedGlyph[] {
  const buffer = bufferOf(text, properties);
  shape(font, buffer, features);
  return buffer.getGlyphInfosAndPositions();
}

/**
 * Every glyph that any step of shaping one run produces, those that a later step replaces included; many times slower
 * than shaping alone.
 */
export function glyphsPassed(font: Font, text: string, properties: TextProperties): Set<number> {
  const buffer = bufferOf(text, properties);
  const passed = new Set<number>();
  buffer.setMessageFunc((stage) => {
    // Before glyphs are chosen the same field holds characters.
    if (stage.getContentType() === BufferContentType.GLYPHS) {
      for (const { codepoint } of stage.getGlyphInfos()) passed.add(codepoint);
    }
    return true;
  });
  shape(font, buffer);
  for (const { codepoint } of buffer.getGlyphInfos()) passed.add(codepoint);
  return passed;
}
