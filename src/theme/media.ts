/** Circumstances in which several parts differ, beside the widths `md` and `lg` of every style prop. */
export const media = {
  withoutScript: '@media (scripting: none)',
  /** Call and chat stand in a bar at the foot, or in the margin. */
  barAtFoot: '@media (max-width: 47.99em)',
  barInMargin: '@media screen and (min-width: 48em)',
  /** The longest words have no room to spare. */
  narrow: '@media (max-width: 21.99em)',
  /** Tiles of links and what opens a page have the whole width. */
  oneColumn: '@media (max-width: 43.99em)',
} as const;
