/** What must be right in where the office says that it is. */
import { z } from 'zod';
import { isNearRajkot, pinFrom } from '../pin.ts';
import type { Words } from './multilingual-text.ts';
import { figures, figuresUnlessEmpty, group, photograph, writtenAs } from './kinds.ts';

const pin = figuresUnlessEmpty((value) => {
  const place = pinFrom(value);
  if (!place) return 'pin-nowhere';
  return !isNearRajkot(place) && 'pin-far';
});

const postalCode = figures((value) => !/^3[6-9]\d{4}$/.test(value) && 'postal-code');

export const premisesSchema = ({ translated, unlessEmpty }: Words) =>
  group({
    floor: unlessEmpty(),
    street: unlessEmpty(),
    landmark: unlessEmpty(),
    directions: z.array(translated.meta({ format: 'sentence' }), { error: writtenAs('[…]') }).prefault([]),
    parking: unlessEmpty().meta({ format: 'sentence' }),
    postalCode,
    pin,
    door: photograph,
  });
