import type { RegionName } from './regions.ts';

/** The place of a region in a page: filled when the page is prerendered, woken at the first touch. */
export function LiveRegion({ name, subject = '' }: { name: RegionName; subject?: string }) {
  return <div data-live={name} data-subject={subject} />;
}
