import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photographFolder, photographPlaces, type PhotographPlace } from '../../office/photographs.ts';
import { drawnPhotograph } from '../../test/drawn-photographs.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { photographsIn } from './made-photographs.ts';

/** What becomes of a file that stands in the owner's folder under the name `asha.jpg`; nothing stands there without content. */
function judged(content?: Uint8Array | string, place: PhotographPlace = 'person') {
  const root = temporaryFolder(content === undefined ? {} : { [`${photographFolder}/asha.jpg`]: content });
  return photographsIn(root, [{ place, file: 'asha.jpg', namedBy: 'people[0].photograph' }]);
}

/** A picture that is hard to pack. */
const noisy = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } }).jpeg();
};

test.each([
  ['person', await drawnPhotograph('person')],
  // As a phone lays it down, upright by a note alone.
  ['door', await noisy(900, 1200).withMetadata({ orientation: 6 }).toBuffer()],
] as const)(
  'a %s becomes a WebP of at most 30 KB at twice its place, without what the camera wrote into it',
  async (place, taken) => {
    const { pictures, faults } = await judged(taken, place);
    const [[address = '', content = Buffer.alloc(0)] = []] = pictures;
    const { width, height } = photographPlaces[place];
    const { exif, ...made } = await sharp(content).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 2 * width, height: 2 * height });
    expect([exif, content.length <= 30 * 1024]).toEqual([undefined, true]);
    expect([address, faults]).toEqual([`/photographs/${place}-asha.webp`, []]);
  },
);

test.each<[what: string, content: Uint8Array | string | undefined, told: RegExp]>([
  ['no picture', undefined, /asha\.jpg, which people\[0\]\.photograph names, is not there.*Put it there/],
  ['a text called .jpg', 'Asha', /no photograph that can be read.*Save it anew as JPEG/],
  ['20 pixels', await noisy(20, 20).toBuffer(), /has 20 × 20 pixels.*192 × 192.*from the phone itself/],
  ['half a file', (await drawnPhotograph('person')).subarray(0, 4000), /broken off.*Save it anew/],
])('%s is refused with its file, the reason and a remedy', async (_, content, told) => {
  expect(await judged(content)).toEqual({ pictures: [], faults: [expect.stringMatching(told)] });
});
