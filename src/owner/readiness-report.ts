/** What is open, as whoever types `npm run ready` reads it. */
import { messageOf, ruleMessage, told, type Message } from '../messages/messages.ts';
import type { ReadinessItem } from './readiness-item.ts';

/** The points as lines for a terminal. */
export function reportOn(points: readonly ReadinessItem[]): string {
  const [essential, others] = [true, false].map((is) => points.filter(({ isEssential }) => isEssential === is));
  const inOthers = ({ id, about = '' }: ReadinessItem) =>
    ['gu', 'hi'].flatMap((language) => {
      const said = id && ruleMessage(id, language)?.replace('{about}', about);
      return said ? [`     → ${said}`] : [];
    });
  const list = (heading: Message, some: readonly ReadinessItem[] = []) =>
    some.length === 0
      ? []
      : [
          told(heading),
          ...some.flatMap((item, position) => [
            `  ${position + 1}. ${item.what}.`,
            `     ${item.remedy}`,
            ...inOthers(item),
          ]),
          '',
        ];
  const count = essential?.length ?? 0;
  return [
    ...list(messageOf('ready-essential'), essential),
    ...list(messageOf('ready-rest'), others),
    told(count === 0 ? messageOf('ready-yes') : messageOf('ready-no', { count })),
  ].join('\n');
}
