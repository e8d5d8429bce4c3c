/** What must be right in where the office says that it is. */
import { z } from 'zod';
import { isNearRajkot, pinFrom } from '../pin.ts';
import type { SaidSchema } from './said.ts';
import { group, photograph, text } from './values.ts';

const pin = text((value) => {
  const place = pinFrom(value);
  if (value && !place)
    return "which names no place, so maps would go on showing our part of the town alone. Press and hold the door in Google Maps and copy the two numbers, like '22.30390, 70.80220'.";
  return (
    place &&
    !isNearRajkot(place) &&
    'which is not in or near Rajkot, so visitors would be sent away. Write the latitude first, about 22.3, then the longitude, about 70.8.'
  );
});

const postalCode = text(
  (value) => !/^3[6-9]\d{4}$/.test(value) && "no PIN code of Gujarat. Write six digits without a space, like '360003'.",
);

export const premisesSchema = (said: SaidSchema, place: SaidSchema) =>
  group({
    floor: place,
    street: place,
    landmark: place,
    directions: z.array(said),
    parking: place,
    postalCode,
    pin,
    door: photograph,
  });
