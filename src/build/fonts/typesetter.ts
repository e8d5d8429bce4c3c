/** Sets text of any script in a language's heading face, for pictures that are drawn without a browser. */
import type { Language } from '../../i18n/languages.ts';
import { openFont, shapeText } from './font-shaping.ts';
import { boldOf } from './heading-font.ts';
import { textPath, textWidth } from './outlined-text.ts';
import { scriptRuns } from './script-runs.ts';

export interface Typesetter {
  /** Width of a text on one line, in em. */
  widthOf(text: string): number;
  /** A text on one line as SVG, its baseline beginning at (x, y); sizes in pixels. */
  draw(text: string, place: { x: number; y: number; size: number; colour: string }): string;
}

/** Units of the outlines per pixel, fine enough that no eye sees the rounding. */
const fineness = 16;
const fine = (pixels: number) => Math.round(pixels * fineness);

/** Opens the bold cut of a language's heading face. */
export async function headingTypesetter(language: Language): Promise<Typesetter> {
  const font = openFont(await boldOf(language));

  // Lines are tried word by word, so most words are asked for many times.
  const widths = new Map<string, number>();
  function widthOfWord(word: string): number {
    const known = widths.get(word);
    if (known !== undefined) return known;
    if (shapeText(font, word, { language }).some(({ codepoint }) => codepoint === 0)) {
      throw new Error(`The heading face of "${language}" lacks a character of "${word}", so the picture would show a gap. Write the heading without it.`);
    }
    const width = scriptRuns(word).reduce((sum, run) => sum + textWidth(font, run, 1, { language }), 0);
    widths.set(word, width);
    return width;
  }

  return {
    widthOf(text) {
      const words = text.split(' ');
      return words.reduce((sum, word) => sum + widthOfWord(word), (words.length - 1) * widthOfWord(' '));
    },
    draw(text, { x, y, size, colour }) {
      let pen = x;
      const paths = scriptRuns(text).map((run) => {
        const place = { size: fine(size), x: fine(pen), y: fine(y) };
        pen += textWidth(font, run, size, { language });
        return textPath(font, run, { language, ...place });
      });
      return `<path fill="${colour}" transform="scale(${1 / fineness})" d="${paths.join('')}"/>`;
    },
  };
}
