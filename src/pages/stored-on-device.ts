/**
 * Everything that the site keeps on a visitor's device, by where and under which name it stands there; the privacy
 * notice says of each what it is.
 */
export const storedOnDevice = [
  { place: 'localStorage', name: 'kept', what: 'ticks' },
  { place: 'localStorage', name: 'language', what: 'language' },
  { place: 'localStorage', name: 'language-suggestion', what: 'language-suggestion' },
  { place: 'sessionStorage', name: 'kept', what: 'values' },
  { place: 'localStorage', name: 'kept', what: 'letter' },
  { place: 'sessionStorage', name: 'kept', what: 'moments' },
  { place: 'sessionStorage', name: 'view-state', what: 'view-state' },
  { place: 'caches', name: 'saved-site', what: 'saved-site' },
] as const;
