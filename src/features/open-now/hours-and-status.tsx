import { OpeningHours } from '../../components/opening-hours.tsx';
import { OpenNow } from './open-now.tsx';

/** The hours of the office, and whether it is open now: two spans for the caller to lay out. */
export function HoursAndStatus() {
  return (
    <>
      <span>
        <OpeningHours />
      </span>
      <OpenNow />
    </>
  );
}
