import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photographFolder, photographPlaces, type PhotographPlace } from '../../office/photographs.ts';
import { drawnPhotograph } from '../../test/drawn-photographs.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { photographsIn } from './made-photographs.ts';

/** What becomes of a file that stands in the owner's folder under the name `asha.jpg`; nothing stands there without content. */
function judged(content?: Uint8Array | string, place: PhotographPlace = 'person') {
  const root = temporaryFolder();
  mkdirSync(join(root, photographFolder), { recursive: true });
  if (content !== undefined) writeFileSync(join(root, photographFolder, 'asha.jpg'), content);
  return photographsIn(root, [{ place, file: 'asha.jpg', namedBy: 'people[0].photograph' }]);
}

test.each(Object.keys(photographPlaces) as PhotographPlace[])(
  'a %s becomes a WebP of at most 30 KB at twice its place, without the place that the camera wrote into it',
  async (place) => {
    const taken = await drawnPhotograph(place);
    expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(0);
    const { pictures, faults } = await judged(taken, place);
    const [[address = '', content = Buffer.alloc(0)] = []] = pictures;
    const { width, height } = photographPlaces[place];
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 2 * width, height: 2 * height });
    expect((await sharp(content).metadata()).exif).toBeUndefined();
    expect([address, faults]).toEqual([`/photographs/${place}-asha.webp`, []]);
  },
);

test('a picture full of detail weighs at most 30 KB too', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1200, height: 900, channels: 3, background: 'white', noise } as const;
  const { pictures } = await judged(await sharp({ create }).jpeg().toBuffer(), 'door');
  expect(pictures.map(([, { length }]) => length <= 30 * 1024)).toEqual([true]);
});

const tiny = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

test.each<[what: string, content: () => Promise<Uint8Array | string | undefined>, told: RegExp]>([
  ['no picture', async () => undefined, /asha\.jpg, which people\[0\]\.photograph names, is not there.*Put it there/],
  ['a text called .jpg', async () => 'Asha', /no photograph that can be read.*Save it anew as JPEG/],
  ['20 pixels', tiny, /has 20 × 20 pixels.*192 × 192.*from the phone itself/],
  ['half a file', async () => (await drawnPhotograph('person')).subarray(0, 4000), /broken off.*Save it anew/],
])('%s is refused with its file, the reason and a remedy', async (_, content, told) => {
  const { pictures, faults } = await judged(await content());
  expect([pictures, faults]).toEqual([[], [expect.stringMatching(told)]]);
});
