/** A drawing in the place of photographs, for an office that only tests have. No release takes it: it is never in the folder of the owner's. */
import sharp from 'sharp';
import type { PhotographPlace } from '../office/photographs.ts';

const size = { person: 'width="480" height="640"', door: 'width="1200" height="900"' } as const;

/** A picture as a phone takes it: it says where it was taken. */
export function drawnPhotograph(place: PhotographPlace): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size[place]}><path fill="#d9b38c" d="M0 0h1200v900H0z"/><circle cx="240" cy="240" r="120"/></svg>`;
  const taken = { IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 18/1 14/1' } };
  return sharp(Buffer.from(drawing)).withExif(taken).jpeg().toBuffer();
}
