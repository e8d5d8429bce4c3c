/** Drawings in the place of photographs, for an office that only tests have. No release takes them: they are never in the folder of the owner's. */
import sharp from 'sharp';
import type { PhotographPlace } from '../office/photographs.ts';

const drawings: Readonly<Record<PhotographPlace, string>> = {
  person:
    '<rect width="480" height="640" fill="#d9b38c"/><circle cx="240" cy="230" r="110" fill="#8d5a3b"/><path d="M40 640c0-180 80-260 200-260s200 80 200 260z" fill="#2a2670"/>',
  door: '<rect width="1200" height="900" fill="#efe6d6"/><path d="M420 200h360v700H420z" fill="#2a2670"/><path d="M330 90h540v80H330z" fill="#b0291f"/><circle cx="720" cy="560" r="20" fill="#f2b33d"/>',
};

const size = { person: [480, 640], door: [1200, 900] } as const;

/** A picture as a phone takes it: it says where it was taken. */
export function drawnPhotograph(place: PhotographPlace): Promise<Buffer> {
  const [width, height] = size[place];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawings[place]}</svg>`;
  const taken = { IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 18/1 14/1' } };
  return sharp(Buffer.from(drawing)).withExif(taken).jpeg().toBuffer();
}
