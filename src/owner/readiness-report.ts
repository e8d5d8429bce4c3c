/** What is open, as whoever types `npm run ready` reads it. */
import { messageOf, told, type MessageId } from '../messages/messages.ts';
import type { ReadinessItem } from './readiness-item.ts';

/** The points as lines for a terminal. */
export function reportOn(points: readonly ReadinessItem[]): string {
  const [first = [], others = []] = [true, false].map((is) => points.filter(({ isEssential }) => isEssential === is));
  const list = (heading: MessageId, some: readonly ReadinessItem[]) =>
    some.length === 0
      ? []
      : [
          told(messageOf(heading)),
          ...some.map(({ id, values }, position) => told(messageOf(id, values), `  ${position + 1}. `)),
          '',
        ];
  const count = first.length;
  return [
    ...list('ready-essential', first),
    ...list('ready-rest', others),
    told(count === 0 ? messageOf('ready-yes') : messageOf('ready-no', { count })),
  ].join('\n');
}
