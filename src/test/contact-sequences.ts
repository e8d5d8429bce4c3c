/** What visitors, networks and collectors do to the contact form, as random sequences for property tests. */
import fc from 'fast-check';
import { messageFields, type MessageField } from '../islands/contact-form/contact-message.ts';

/** How the collector and the network between treat the next POSTs. */
export type Weather = 'accepts' | 'acceptsWithoutBody' | 'refuses' | 'breaks' | 'asksToWait' | 'disconnects' | 'hangs';

/** True where the collector keeps the message and says so. */
export const accepting: readonly Weather[] = ['accepts', 'acceptsWithoutBody'];

export type Step =
  | { do: 'type'; field: MessageField; text: string }
  | { do: 'press'; times: number }
  | { do: 'wait'; milliseconds: number }
  | { do: 'turn'; weather: Weather; delay: number }
  | { do: 'reload' }
  | { do: 'switchLanguage' }
  | { do: 'writeAnother' };

const words = fc.constantFrom('Asha', 'નમસ્તે', 'सड़क पर', '👨‍👩‍👧', '<b>', '\u202e', ' ', 'asha@example.com', '98250', "O'Neil & Sons");

const weather = fc.constantFrom<Weather>('accepts', 'acceptsWithoutBody', 'refuses', 'breaks', 'asksToWait', 'disconnects', 'hangs');

const delay = fc.constantFrom(0, 0, 500, 7_990, 8_010, 14_990, 15_010, 20_000);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('type' as const), field: fc.constantFrom(...messageFields), text: words }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('press' as const), times: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.constantFrom(1, 600, 8_000, 15_500, 61_000) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('turn' as const), weather, delay }) },
  { weight: 1, arbitrary: fc.constant({ do: 'reload' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'switchLanguage' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'writeAnother' as const }) },
);

/** Sequences that begin with a form filled in, as most do, or with an empty one. */
export function sequences(maxLength: number): fc.Arbitrary<Step[]> {
  const filled: Step[] = [
    { do: 'type', field: 'name', text: 'Asha' },
    { do: 'type', field: 'email', text: 'asha@example.com' },
    { do: 'type', field: 'message', text: 'Hello' },
  ];
  return fc.tuple(fc.constantFrom(filled, filled, []), fc.array(step, { maxLength })).map(([first, then]) => [...first, ...then]);
}

/** Seed of the run; a failing one prints its seed, which `SEED` then takes. */
export const seed = Number(process.env.SEED ?? 360_003);
