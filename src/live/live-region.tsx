import { RegionFailure } from './region-failure.tsx';
import type { RegionName } from './regions.ts';

export interface LiveRegionProps {
  name: RegionName;
  /** Which of several regions of the same kind this one is. */
  subject?: string;
  /** Parameter of the address for which the region wakes without being touched. */
  asked?: string;
  /** Id of what says the same without a script. */
  rule?: string;
  /** True where printing the page does in its place. */
  canPrint?: boolean;
}

/** The place of a region in a page: filled when the page is prerendered, woken at the first touch, or when it has something to show again. */
export function LiveRegion({ name, subject = '', asked, rule, canPrint }: LiveRegionProps) {
  return (
    <>
      <div data-live={name} data-subject={subject} data-asked={asked} />
      <template>
        <RegionFailure rule={rule} canPrint={canPrint} />
      </template>
    </>
  );
}
