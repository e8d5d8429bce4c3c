import { expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { visit } from '../../test/site.ts';
import { cutFaceOf } from '../../test/cut-faces.ts';

/** Runs in the page: how wide it sets each run in a font, in hundredths of an em; browsers round distances, so finer differences mean nothing. */
async function widthsIn({ font, runs }: { font: string; runs: string[] }): Promise<number[]> {
  const face = new FontFace(
    'measured',
    Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0)),
  );
  document.fonts.add(await face.load());
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  // Set large, because small letters are rounded to whole pixels.
  if (canvas) canvas.font = '20000px measured';
  const widths = runs.map((run) => (canvas?.measureText(run).width ?? Number.NaN) / 200);
  document.fonts.delete(face);
  return widths;
}

test.each(languageCodes)(
  'the heading font of %s sets every run as wide as the whole face, so its kerning is there',
  async (language) => {
    const page = await visit('about:blank');
    const { cut, whole, runs } = await cutFaceOf(language);
    const [actual, expected] = [
      await page.evaluate(widthsIn, { font: Buffer.from(cut).toString('base64'), runs }),
      await page.evaluate(widthsIn, { font: Buffer.from(whole).toString('base64'), runs }),
    ];
    expect(runs.filter((_, position) => !(Math.abs((actual[position] ?? 0) - (expected[position] ?? 0)) < 1))).toEqual(
      [],
    );
  },
);
