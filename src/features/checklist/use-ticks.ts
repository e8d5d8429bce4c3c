import { useEffect, useSyncExternalStore } from 'react';
import { currentTicks, restoreValues, subscribeToTicks } from '../../storage/page-values.ts';

/**
 * Ids of the ticked documents; undefined before the island hydrates. `documents` says when boxes may have been drawn
 * anew.
 */
export function useTicks(documents: unknown): ReadonlySet<string> | undefined {
  const ticks = useSyncExternalStore(subscribeToTicks, currentTicks, () => undefined);
  useEffect(restoreValues, [documents]);
  return ticks;
}
