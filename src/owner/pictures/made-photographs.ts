/**
 * The owner's photographs: judged by the check, and by the build made as small as their places, without what the camera
 * wrote into them.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  photographAddress,
  photographFolder,
  photographPlaces,
  photographsOf,
  sizeFault,
  type NamedPhotograph,
} from '../../office/photographs.ts';
import {
  formatMessage,
  formatReport,
  messageOf,
  type MessageId,
  type MessageValues,
} from '../../messages/format-message.ts';
import { readOffice } from '../../setup/read-office.ts';

/** The most that one may weigh on a page, and how faithful it is made: the first that weighs no more is taken. */
const heaviest = 30 * 1024;
const qualities = [80, 60, 40, 20, 1];

/**
 * A picture of the owner's as it was read, and what refuses it.
 * @throws {Error} where it is not there, or of no kind that can be taken
 */
export async function ownersPicture(
  root: string,
  { file, namedBy }: Omit<NamedPhotograph, 'place'>,
  kinds: readonly string[],
  unreadable: MessageId,
) {
  const { default: sharp } = await import('sharp');
  const named = { file: `${photographFolder}/${file}`, by: namedBy };
  const refuse = (id: MessageId, values?: MessageValues) =>
    new Error(formatMessage(messageOf(id, { ...named, ...values })));
  const path = join(root, photographFolder, file);
  if (!existsSync(path)) throw refuse('photograph-missing');
  const read = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!read || !kinds.includes(read.format)) throw refuse(unreadable);
  return { sharp, path, read, refuse };
}

/** The picture as pages show it. @throws {Error} with file, reason and remedy where it cannot be one */
async function madePhotograph(root: string, { place, ...named }: NamedPhotograph): Promise<Buffer> {
  const kinds = ['jpeg', 'png', 'webp'];
  const { sharp, path, read, refuse } = await ownersPicture(root, named, kinds, 'photograph-unreadable');
  const small = sizeFault(place, read.autoOrient);
  if (small) throw refuse(...small);
  const [width, height] = [2 * photographPlaces[place].width, 2 * photographPlaces[place].height];
  const picture = sharp(path).autoOrient();
  // A face is found by its skin; of a door the middle is what was aimed at.
  const position = place === 'person' ? sharp.strategy.attention : 'centre';
  const drawn = picture.resize({ width, height, position });
  for (const quality of qualities) {
    const made = await drawn
      .clone()
      .webp({ quality })
      .toBuffer()
      .catch(() => undefined);
    if (!made) break;
    if (made.length <= heaviest) return made;
  }
  throw refuse('photograph-broken');
}

/** Every photograph that the facts name, by its address, and what is wrong with those that cannot be shown. */
export async function photographsIn(root: string, named = photographsOf(readOffice(root))) {
  const pictures: [address: string, content: Buffer][] = [];
  const faults: string[] = [];
  for (const each of named) {
    try {
      pictures.push([photographAddress(each.place, each.file), await madePhotograph(root, each)]);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  return { pictures, faults };
}

/** @throws {Error} with every photograph that cannot be shown */
export async function refuseFaultyPhotographs(root: string): Promise<void> {
  const { faults } = await photographsIn(root);
  if (faults.length > 0) throw new Error(formatReport(messageOf('faulty-photographs'), faults));
}
