import type { MessageId, MessageValues } from '../messages/format-message.ts';

/** One open point, by the message that says it with its remedy. */
export type ReadinessItem = ReturnType<typeof essential>;

const point =
  (isEssential: boolean) =>
  (id: MessageId, values: MessageValues = {}) => ({ isEssential, id, values });

/** What would mislead visitors or lose their messages; it refuses a release. */
export const essential = point(true);

/** What is left to decide, to confirm or to look at again. */
export const toDecide = point(false);
