/** What is open, as whoever types `npm run ready` reads it. */
import { formatMessage, messageOf, type MessageId } from '../messages/format-message.ts';
import type { ReadinessItem } from './readiness-item.ts';

/** The points as lines for a terminal. */
export function reportOn(points: readonly ReadinessItem[]): string {
  const list = (heading: MessageId, isEssential: boolean) => {
    const some = points.filter((point) => point.isEssential === isEssential);
    const lines = some.map(({ id, values }, position) => formatMessage(messageOf(id, values), `  ${position + 1}. `));
    return lines.length > 0 ? [formatMessage(messageOf(heading)), ...lines, ''] : [];
  };
  const { length: count } = points.filter(({ isEssential }) => isEssential);
  const end = count === 0 ? messageOf('ready-yes') : messageOf('ready-no', { count });
  return [...list('ready-essential', true), ...list('ready-rest', false), formatMessage(end)].join('\n');
}
