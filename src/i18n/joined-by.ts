import type { TFunction } from 'i18next';

/** Parts of a list as a language joins them. */
export const joinedBy = (t: TFunction) => (parts: readonly string[]) =>
  parts.length < 2 ? parts.join() : t('hours.and', { list: parts.slice(0, -1).join(', '), last: parts.at(-1) });
