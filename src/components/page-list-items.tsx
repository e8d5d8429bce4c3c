import type { PageId } from '../site/pages.ts';
import { MenuLink } from './menu-link.tsx';

/** Pages as the items of a list, each a link in the page's language. */
export function PageListItems({ pages }: { pages: readonly PageId[] }) {
  return pages.map((page) => (
    <li key={page}>
      <MenuLink page={page} />
    </li>
  ));
}
