import type { RegionName } from './regions.ts';

export interface LiveRegionProps {
  name: RegionName;
  /** Which of several regions of the same kind this one is. */
  subject?: string;
  /** A name to find in what is kept on the phone, or in the address, for the region to wake without being touched. */
  restores?: string;
}

/** The place of a region in a page: filled when the page is prerendered, woken at the first touch, or when it has something to restore. */
export function LiveRegion({ name, subject = '', restores }: LiveRegionProps) {
  return <div data-live={name} data-subject={subject} data-restores={restores} />;
}
