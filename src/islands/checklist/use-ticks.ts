import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { currentTicks, restoreValues, subscribeToTicks } from '../../enhance/page-values.ts';

/** Ids of the ticked documents; undefined before the island hydrates. `documents` says when boxes may have been drawn anew. */
export function useTicks(island: RefObject<HTMLElement | null>, documents: unknown): ReadonlySet<string> | undefined {
  const ticks = useSyncExternalStore(subscribeToTicks, currentTicks, () => undefined);
  useEffect(() => {
    if (island.current) restoreValues(island.current);
  }, [island, documents]);
  return ticks;
}
