import { expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { builtPages } from '../../test/built-site.ts';
import { emptyPage, visit } from '../../test/site.ts';
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

/** Runs in the page: how many lines each heading of the first screen takes. */
const linesOfHeadings = () =>
  [...document.querySelectorAll('h1, h2, h3')]
    .filter((heading) => heading.getBoundingClientRect().top < innerHeight && heading.checkVisibility())
    .map(
      (heading) =>
        `${heading.textContent}: ${Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight))}`,
    );

/** Usual phones, and the commonest laptop. */
const screens = [
  { width: 360, height: 640 },
  { width: 412, height: 732 },
  { width: 1366, height: 768 },
];

test.each(builtPages)(
  'no heading of the first screen of $address takes other lines once its font has come, or the page would move',
  async ({ address }) => {
    const read = async (fonts: RegExp) => {
      const page = await emptyPage({ expectedFaults: /Failed to load resource/ });
      await page.route(fonts, (route) => route.abort());
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const lines = [];
      for (const screen of screens) {
        await page.setViewportSize(screen);
        lines.push(await page.evaluate(linesOfHeadings));
      }
      await page.context().close();
      return lines;
    };
    const settled = await read(/no such file/);
    // A busy Chromium now and then finds no face of the system; a heading that moves does so each time.
    await expect
      .poll(() => read(/woff2$/), { timeout: 60_000, message: 'Say the heading in a few letters more or less.' })
      .toEqual(settled);
  },
);
