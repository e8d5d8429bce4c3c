/** What is found on this site, for the page that lists and searches it: the build hands it over when all other pages are drawn. */
import { createContext, useContext } from 'react';
import type { Entries } from './finder.ts';

export interface SiteEntries extends Entries {
  /** Where the browser fetches it. */
  address: string;
}

const SiteEntriesContext = createContext<SiteEntries>({ places: [], elsewhere: '', address: '' });

export const SiteEntriesProvider = SiteEntriesContext.Provider;

export const useSiteEntries = () => useContext(SiteEntriesContext);
