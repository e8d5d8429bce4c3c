/** What must be right in where the office says that it is. */
import { z } from 'zod';
import { isNearRajkot, pinFrom } from '../pin.ts';
import type { SaidSchema } from './said.ts';
import { group, photograph, text, textUnlessEmpty } from './values.ts';

const pin = textUnlessEmpty((value) => {
  const place = pinFrom(value);
  const copy = 'Press and hold the door in Google Maps and copy the two numbers, like "22.30390, 70.80220".';
  if (/^https:\/\/(?:maps\.app\.)?goo\.gl\//.test(value)) return `a short link, which names no place. ${copy}`;
  if (!place) return `which names no place, so maps would go on showing our part of the town alone. ${copy}`;
  return (
    !isNearRajkot(place) &&
    'which is not in or near Rajkot, so visitors would be sent away. Write the latitude first, about 22.3, then the longitude, about 70.8.'
  );
});

const postalCode = text(
  (value) => !/^3[6-9]\d{4}$/.test(value) && 'no PIN code of Gujarat. Write six digits without a space, like "360003".',
);

export const premisesSchema = (said: SaidSchema, place: SaidSchema) =>
  group({
    floor: place.describe('Like "Second floor, Shop 12".'),
    street: place.describe('House and street.'),
    landmark: place.describe('What everybody knows nearby, like "Opposite the bus stand".'),
    directions: z
      .array(said.meta({ format: 'sentence' }))
      .prefault([])
      .describe('The way there, one step a line, like "Get off at the bus stand."'),
    parking: place
      .meta({ format: 'sentence' })
      .describe('Where one leaves a scooter or a car, like "Parking behind the building, free."'),
    postalCode: postalCode.describe('The PIN code.'),
    pin: pin.describe(
      'Where the door is: in Google Maps press and hold it, and copy the two numbers, like "22.30390, 70.80220"; or paste the address of the map from a computer’s browser.',
    ),
    door: photograph.describe('A photograph of the door from the street, in src/office/photographs, like "door.jpg".'),
  });
