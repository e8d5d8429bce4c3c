import { LiveRegion } from '../live-region.tsx';

/** The place of a carry list in a page; it wakes by itself when ticks of its own are kept on the phone. */
export function PageCarryList({ subject }: { subject: string }) {
  return <LiveRegion name="carry-list" subject={subject} canPrint />;
}
