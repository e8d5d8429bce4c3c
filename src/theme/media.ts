/** Circumstances in which styles differ, beside the widths `md` and `lg` of every style prop: widths at which one part changes, and what the device is like. */
export const media = {
  withoutScript: '@media (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
  notPrinted: '@media not print',
  /** Call and chat stand in a bar at the foot, or in the margin. */
  barAtFoot: '@media (max-width: 47.99em)',
  barInMargin: '@media screen and (min-width: 48em)',
  /** Tiles of links and what opens a page have the whole width. */
  oneColumn: '@media (max-width: 43.99em)',
  /** Not even the longest word stands beside a sign. */
  smallestPhones: '@media (max-width: 21.99em)',
  phones: '@media (max-width: 35.99em)',
  phonesOnScreen: '@media screen and (max-width: 35.99em)',
  wideScreens: '@media screen and (min-width: 80em)',
  hugeScreens: '@media screen and (min-width: 96em)',
} as const;
