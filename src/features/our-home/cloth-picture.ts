/** The cloth as a square picture, drawn on the device, to be saved or sent. */
import { saveFile } from '../../dom/save-file.ts';
import { openShareSheet } from '../share/sharing.ts';

/** Draws a path of the cloth, or all those of a diamond, where it stands. */
function drawPart(drawing: CanvasRenderingContext2D, part: Element): void {
  const diamond = part.getAttribute('fill')?.match(/#cloth-\d/)?.[0];
  drawing.save();
  drawing.translate(Number(part.getAttribute('x')), Number(part.getAttribute('y')));
  for (const path of diamond ? document.querySelectorAll(`${diamond} > path`) : [part]) {
    drawing.fillStyle = path.getAttribute('fill') ?? '';
    drawing.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  drawing.restore();
}

/** The cloth of the page, its rows by name, above its heading, the office's name and the page's address. Rejects where the browser draws none. */
export async function pictureOf(place: HTMLElement, office: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 1080;
  canvas.height = 1080;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('No canvas.');
  // From here on in units of the weave, of whole pixels, so that no seam shows.
  drawing.scale(6, 6);
  drawing.translate(17, 19);
  for (const part of place.querySelectorAll('svg > path, rect')) drawPart(drawing, part);
  const { fontFamily } = getComputedStyle(document.body);
  drawing.font = `3.7px ${fontFamily}`;
  for (const [row, item] of place.querySelectorAll('ul > li').entries()) {
    const name = item.firstChild?.textContent ?? '';
    drawing.fillStyle = 'white';
    drawing.fillRect(3, row * 16 + 5, drawing.measureText(name).width + 3, 6);
    drawing.fillStyle = 'black';
    drawing.fillText(name, 4.5, row * 16 + 9.3);
  }
  const heading = document.querySelector('h1') ?? document.body;
  drawing.textAlign = 'center';
  drawing.font = `700 11px ${getComputedStyle(heading).fontFamily}`;
  drawing.fillText(heading.textContent, 73, 136, 150);
  drawing.font = `6px ${fontFamily}`;
  drawing.fillText(`${office} · ${location.host}${location.pathname}`, 73, 148, 150);
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!content) throw new Error('No picture was made.');
  return new File([content], 'our-home.png', { type: content.type });
}

/** Saves it where the device sends no pictures. */
export async function send(file: File): Promise<void> {
  if (!(await openShareSheet({ files: [file] }))) saveFile(file);
}
