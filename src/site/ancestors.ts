import { pageEntries, type PageId } from './pages.ts';

/** Pages above a page, from the front door down. */
export function ancestorsOf(page: PageId): PageId[] {
  const { parent } = pageEntries[page];
  return parent ? [...ancestorsOf(parent), parent] : [];
}
