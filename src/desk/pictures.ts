/** What is wrong with pictures that are about to be saved, as the check says it. */
import { foreignIn } from '../office/foreign-in-drawing.ts';
import { smallness } from '../office/photographs.ts';
import { messageOf, type Message } from '../messages/format-message.ts';
import { inEach, placeOf } from './read-labels.ts';

/** The message that refuses a picture of the entry `name`, and what it says. */
async function faultOf(name: string, picture: Blob): Promise<ReturnType<typeof smallness>> {
  if (picture.type.includes('svg')) {
    const found = foreignIn(await picture.text());
    return found ? ['logo-foreign', { found }] : undefined;
  }
  const size = await createImageBitmap(picture).catch(() => undefined);
  if (!size) return ['photograph-unreadable', {}];
  return smallness(name === 'identity' ? 'logo' : name === 'premises' ? 'door' : 'person', size);
}

export async function remarksOnPictures(name: string): Promise<Message[]> {
  const by = inEach((language) => placeOf([name], language));
  const remarks = (globalThis.picturesToSave ?? []).map(async ({ name: file, blobURL }) => {
    const fault = await faultOf(name, await (await fetch(blobURL)).blob());
    return fault ? [messageOf(fault[0], { file, by, ...fault[1] })] : [];
  });
  return (await Promise.all(remarks)).flat();
}
