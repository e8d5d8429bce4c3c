/** A place on the map, as an owner copies it from a map. */
import { parsedUrl } from '../values/parsed-url.ts';

interface Pin {
  latitude: number;
  longitude: number;
}

const number = String.raw`(-?\d{1,3}\.\d+)`;

/** How maps name a place in their addresses, the place itself before the middle of what was in view. */
const inAddress = [
  `!3d${number}!4d${number}`,
  `[?&](?:q|query|ll|mlat|destination)=${number}(?:,|%2C|&mlon=) ?${number}`,
  `@${number},${number}`,
];

/** The place that two numbers or the address of a map name; undefined where they name none. */
export function pinFrom(written: string): Pin | undefined {
  const patterns = parsedUrl(written) ? inAddress : [`^${number}\\s*,\\s*${number}$`];
  const [, latitude, longitude] =
    patterns.map((pattern) => new RegExp(pattern).exec(written.trim())).find(Boolean) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

/** The middle of Rajkot, and how far from it, in degrees, an office may be: about 50 km. */
const rajkot = { latitude: 22.3, longitude: 70.8, reach: 0.5 };

export function isNearRajkot({ latitude, longitude }: Pin): boolean {
  return Math.max(Math.abs(latitude - rajkot.latitude), Math.abs(longitude - rajkot.longitude)) <= rajkot.reach;
}
