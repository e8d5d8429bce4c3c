/** The cloth as a square picture, drawn on the device, to be saved or sent. */
import { colours } from '../../theme/colours.ts';

/** Of the picture and of the cloth on it, in pixels. */
const side = 1080;
const clothSide = 840;
const top = 60;
const left = (side - clothSide) / 2;

const fileName = 'patola.png';

export const canDraw = () => Boolean(document.createElement('canvas').getContext('2d'));

export const canShare = () => Boolean(navigator.canShare?.({ files: [asFile('')] }));

const asFile = (content: BlobPart) => new File([content], fileName, { type: 'image/png' });

type Drawing = CanvasRenderingContext2D;

const pathOf = (part: Element) => new Path2D(part.getAttribute('d') ?? '');

function fill(drawing: Drawing, path: Element): void {
  drawing.fillStyle = path.getAttribute('fill') ?? '';
  drawing.fill(pathOf(path));
}

/** Lays a pattern's tile over all of a part. */
function layTiles(drawing: Drawing, pattern: SVGPatternElement, part: SVGGraphicsElement): void {
  const { a: scale, e: shift } = pattern.patternTransform.baseVal.consolidate()?.matrix ?? { a: 1, e: 0 };
  const { width, height } = pattern.viewBox.baseVal;
  const box = part.getBBox();
  for (let y = box.y; y < box.y + box.height; y += height * scale)
    for (let x = shift - width; x < box.x + box.width; x += width * scale) {
      drawing.save();
      drawing.translate(x, y);
      drawing.scale(scale, scale);
      for (const path of pattern.children) fill(drawing, path);
      drawing.restore();
    }
}

function drawCloth(drawing: Drawing, cloth: SVGSVGElement): void {
  const { x, y, width } = cloth.viewBox.baseVal;
  drawing.save();
  drawing.translate(left, top);
  drawing.scale(clothSide / width, clothSide / width);
  drawing.translate(-x, -y);
  for (const part of cloth.querySelectorAll<SVGGraphicsElement>('svg > path, g > path')) {
    const [, id = ''] = /#(woven-[a-z]+)/.exec(part.getAttribute('fill') ?? '') ?? [];
    const pattern = document.getElementById(id);
    drawing.save();
    drawing.clip(pathOf(part));
    if (pattern instanceof SVGPatternElement) layTiles(drawing, pattern, part);
    else fill(drawing, part);
    drawing.restore();
  }
  drawing.restore();
}

/** Words below the cloth, each line as wide as there is room at most. */
function write(drawing: Drawing, words: string, font: string, baseline: number): void {
  drawing.font = font;
  drawing.textAlign = 'center';
  drawing.fillStyle = colours.indigo;
  drawing.fillText(words, side / 2, baseline, side - 2 * top);
}

/** The cloth of the page above its heading and the office's name. Rejects where the browser draws none. */
async function pictureOf(home: HTMLElement, office: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const drawing = canvas.getContext('2d');
  const cloth = home.querySelector('svg');
  const heading = document.querySelector('h1');
  if (!drawing || !cloth || !heading) throw new Error('The browser draws no picture.');
  drawing.fillStyle = colours.paper;
  drawing.fillRect(0, 0, side, side);
  drawCloth(drawing, cloth);
  write(drawing, heading.textContent, `700 60px ${getComputedStyle(heading).fontFamily}`, 978);
  write(drawing, office, `400 34px ${getComputedStyle(home).fontFamily}`, 1036);
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!content) throw new Error('The browser made no picture.');
  return asFile(content);
}

export async function savePicture(home: HTMLElement, office: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await pictureOf(home, office));
  link.download = fileName;
  link.click();
  setTimeout(URL.revokeObjectURL, 60_000, link.href);
}

/** Rejects where the device sends nothing; whoever closes its sheet again has chosen so. */
export async function sharePicture(home: HTMLElement, office: string): Promise<void> {
  const files = [await pictureOf(home, office)];
  await navigator.share({ files, title: document.title }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
