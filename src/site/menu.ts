import { servicesOf, type ServiceGroup } from '../office/services.ts';
import type { PageId } from './pages.ts';

/** Of these the main menu has pages below them, which a button shows or hides. */
type PageWithSubmenu = ServiceGroup | 'claims';

/** One entry of the main menu; `submenu` makes it a link with pages below it. */
type MenuItem = { page: PageId; submenu?: undefined } | { page: PageWithSubmenu; submenu: readonly PageId[] };

const pagesOf = (group: ServiceGroup) => servicesOf(group).map(({ id }) => id);

/** The main menu, in the order of the specification. */
export const menuItems: readonly MenuItem[] = [
  { page: 'home' },
  { page: 'insurance', submenu: [...pagesOf('insurance'), 'our-home'] },
  { page: 'passport', submenu: [...pagesOf('passport'), 'passport-fees'] },
  { page: 'claims', submenu: ['refused', 'road-injury', 'after-death', 'existing-cover'] },
  { page: 'about' },
  { page: 'contact' },
];
