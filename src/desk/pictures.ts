/** What is wrong with pictures that are about to be saved, as the check says it. */
import { foreignIn } from '../office/foreign-in-drawing.ts';
import { smallness } from '../office/photographs.ts';
import { messageOf, type Message } from '../messages/format-message.ts';
import type { SavedPicture } from './cms/surgery.ts';
import { inEach, placeOf } from './read-labels.ts';

/** Which place the pictures of an entry have, where it is not that of a person. */
const places: ReadonlyMap<string, 'logo' | 'door'> = new Map([
  ['identity', 'logo'],
  ['premises', 'door'],
]);

/** The message that refuses a picture of the entry `name`, and what it says. */
async function faultOf(name: string, picture: Blob): Promise<ReturnType<typeof smallness>> {
  const place = places.get(name) ?? 'person';
  if (picture.type.includes('svg')) {
    const found = foreignIn(await picture.text());
    return found ? ['logo-foreign', { found }] : undefined;
  }
  const size = await createImageBitmap(picture).catch(() => undefined);
  return size ? smallness(place, size) : [place === 'logo' ? 'logo-unreadable' : 'photograph-unreadable', {}];
}

export async function remarksOnPictures(name: string, pictures: readonly SavedPicture[]): Promise<Message[]> {
  const remarks = pictures.map(async ({ name: file, blobURL }) => {
    const fault = await faultOf(name, await (await fetch(blobURL)).blob());
    const by = inEach((language) => placeOf([name], language));
    return fault ? [messageOf(fault[0], { file, by, ...fault[1] })] : [];
  });
  return (await Promise.all(remarks)).flat();
}
