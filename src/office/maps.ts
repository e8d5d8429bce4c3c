/**
 * How the place of the office is linked to on maps: by its pin where the owner has given one, else by its part of the
 * town.
 */
import { pinFrom } from './pin.ts';
import { premises } from './premises.ts';

/** Where the door is; undefined while no pin is given. */
export const pin = pinFrom(premises.pin);

const place = encodeURIComponent(pin ? `${pin.latitude},${pin.longitude}` : `Rajkot, Gujarat ${premises.postalCode}`);

/** The place in whatever maps app the visitor has. */
export const mapLink = `https://www.google.com/maps/search/?api=1&query=${place}`;

/** The embedded map, labelled in a language (a two-letter code). */
export function mapFrameAddress(language: string): string {
  return `https://www.google.com/maps?q=${place}&z=${pin ? 17 : 13}&hl=${language}&output=embed`;
}
