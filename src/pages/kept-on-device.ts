/** Everything that the site keeps on a visitor's device, by where and under which name it stands there; the privacy notice says of each what it is. */
export const keptOnDevice = [
  { place: 'localStorage', name: 'ticks' },
  { place: 'localStorage', name: 'language' },
  { place: 'localStorage', name: 'language-suggestion' },
  { place: 'sessionStorage', name: 'values' },
  { place: 'localStorage', name: 'letter' },
  { place: 'sessionStorage', name: 'left' },
  { place: 'sessionStorage', name: 'view-state' },
  { place: 'sessionStorage', name: 'fixed' },
  { place: 'caches', name: 'saved-site' },
] as const;
