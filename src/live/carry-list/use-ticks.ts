import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { currentTicks, restoreValues, subscribeToTicks } from '../../asleep/page-values.ts';

/** Ids of the ticked documents; undefined while the region sleeps. `documents` says when boxes may have been drawn anew. */
export function useTicks(region: RefObject<HTMLElement | null>, documents: unknown): ReadonlySet<string> | undefined {
  const ticks = useSyncExternalStore(subscribeToTicks, currentTicks, () => undefined);
  useEffect(() => {
    if (region.current) restoreValues(region.current);
  }, [region, documents]);
  return ticks;
}
