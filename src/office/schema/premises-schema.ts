/** What must be right in where the office says that it is. */
import { z } from 'zod';
import { isNearRajkot, pinFrom } from '../pin.ts';
import type { Words } from './said.ts';
import { figures, figuresUnlessEmpty, group, photograph, writtenAs } from './values.ts';

const pin = figuresUnlessEmpty((value) => {
  const place = pinFrom(value);
  if (!place) return 'pin-nowhere';
  return !isNearRajkot(place) && 'pin-far';
});

const postalCode = figures((value) => !/^3[6-9]\d{4}$/.test(value) && 'postal-code');

export const premisesSchema = ({ said, unlessEmpty }: Words) =>
  group({
    floor: unlessEmpty().describe('Like "Second floor, Shop 12".'),
    street: unlessEmpty().describe('House and street.'),
    landmark: unlessEmpty().describe('What everybody knows nearby, like "Opposite the bus stand".'),
    directions: z
      .array(said.meta({ format: 'sentence' }), { error: writtenAs('[…]') })
      .prefault([])
      .describe('The way there, one step a line, like "Get off at the bus stand."'),
    parking: unlessEmpty()
      .meta({ format: 'sentence' })
      .describe('Where one leaves a scooter or a car, like "Parking behind the building, free."'),
    postalCode: postalCode.describe('The PIN code.'),
    pin: pin.describe(
      'Where the door is: in Google Maps press and hold it, and copy the two numbers, like "22.30390, 70.80220"; or paste the address of the map from a computer’s browser.',
    ),
    door: photograph.describe('A photograph of the door from the street, in src/office/photographs, like "door.jpg".'),
  });
