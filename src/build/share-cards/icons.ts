/** Icons for home screens, drawn from the mark. */
import { colours } from '../../theme/colours.ts';
import { markCells, markDrawing } from '../../theme/mark.ts';

export interface Icon {
  /** Path below `public`. */
  path: string;
  /** Side in pixels. */
  side: number;
  /** Pixels per cell of the mark, whole so that every edge is sharp. */
  cell: number;
  /** What the system does with the tile: `maskable` lets it cut any shape inside the middle 80 %. */
  purpose: 'any' | 'maskable' | 'apple';
}

export const icons: readonly Icon[] = [
  { path: 'icons/icon-32.png', side: 32, cell: 2, purpose: 'any' },
  { path: 'icons/icon-192.png', side: 192, cell: 10, purpose: 'any' },
  { path: 'icons/icon-512.png', side: 512, cell: 28, purpose: 'any' },
  { path: 'icons/icon-maskable-512.png', side: 512, cell: 24, purpose: 'maskable' },
  { path: 'icons/icon-180.png', side: 180, cell: 9, purpose: 'apple' },
];

/** The icon as an SVG; only `any` rounds its own corners, the others are cut by the system. */
export function iconDrawing({ side, cell, purpose }: Icon): string {
  const margin = (side - cell * markCells) / 2;
  const corner = purpose === 'any' ? Math.round(side * 0.1875) : 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
    `<rect width="${side}" height="${side}" rx="${corner}" fill="${colours.indigo}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${cell})">${markDrawing('onIndigo')}</g></svg>`
  );
}

/** The icon as a PNG. */
export async function iconImage(icon: Icon): Promise<Uint8Array> {
  // Only here, so that a build can name the icons on a machine for which sharp has no binary.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(iconDrawing(icon))).png({ compressionLevel: 9 }).toBuffer();
}
