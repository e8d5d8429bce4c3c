/** Where photographs of the owner's stand: on the disk, on pages, and how large. */
import type { MessageId, MessageValues } from '../messages/format-message.ts';
import type { Facts } from './schema/fact-schema.ts';

/** Where the owner puts them. */
export const photographFolder = 'src/office/photographs';

/** Where the licensed logos of insurers are put, each under the id of its company. */
export const logoFolder = 'src/office/logos';

/** Their places on pages in CSS pixels; each picture is made at twice its place. */
export const photographPlaces = { person: { width: 96, height: 96 }, door: { width: 400, height: 300 } } as const;

export type PhotographPlace = keyof typeof photographPlaces;

/** Side in pixels of the largest icon, and of the logo as it is handed on. */
export const logoSide = 512;

/** The message that refuses a picture which would be blurred in its place, a logo in its icons, and what it says. */
export function sizeFault(
  place: PhotographPlace | 'logo',
  { width, height }: Record<'width' | 'height', number>,
): [MessageId, MessageValues] | undefined {
  const size = { width, height };
  if (place === 'logo')
    return Math.max(width, height) < logoSide ? ['logo-small', { ...size, least: logoSide }] : undefined;
  const [leastWidth, leastHeight] = [2 * photographPlaces[place].width, 2 * photographPlaces[place].height];
  const isLarge = width >= leastWidth && height >= leastHeight;
  return isLarge ? undefined : ['photograph-small', { ...size, leastWidth, leastHeight }];
}

/** Address of the office's own logo as it stands beside the name. */
export const ownMark = '/icons/mark.png';

/** Address of a photograph as it was made for a place. */
export function photographAddress(place: PhotographPlace, file: string): string {
  return `/photographs/${place}-${file.replace(/\.\w+$/, '.webp')}`;
}

export interface NamedPhotograph {
  place: PhotographPlace;
  file: string;
  /** Who names it. */
  namedBy: string;
}

/** Every photograph that the facts name. */
export function photographsOf({ people, premises: { door } }: Pick<Facts, 'people' | 'premises'>): NamedPhotograph[] {
  const faces = people.people.flatMap(({ photograph: file }, position) =>
    file
      ? { place: 'person' as const, file, namedBy: `people #${position + 1}.photograph of src/office/people.json` }
      : [],
  );
  return door ? [...faces, { place: 'door', file: door, namedBy: 'door of src/office/premises.json' }] : faces;
}
