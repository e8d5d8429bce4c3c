import { servicesOf, type ServiceGroup } from '../office/services.ts';
import type { PageId } from './pages.ts';

/** Pages below one of the main menu, and what the button says that shows or hides them. */
export interface Submenu {
  pages: readonly PageId[];
  show: 'showInsurance' | 'showPassport' | 'showClaims';
  hide: 'hideInsurance' | 'hidePassport' | 'hideClaims';
}

/** One entry of the main menu; `submenu` makes it a link with pages below it. */
interface MenuItem {
  page: PageId;
  submenu?: Submenu;
}

const pagesOf = (group: ServiceGroup) => servicesOf(group).map(({ id }) => id);

/** The main menu, in the order of the specification. */
export const menuItems: readonly MenuItem[] = [
  { page: 'home' },
  {
    page: 'insurance',
    submenu: { pages: [...pagesOf('insurance'), 'our-home'], show: 'showInsurance', hide: 'hideInsurance' },
  },
  {
    page: 'passport',
    submenu: { pages: [...pagesOf('passport'), 'passport-fees'], show: 'showPassport', hide: 'hidePassport' },
  },
  {
    page: 'claims',
    submenu: {
      pages: ['refused', 'road-injury', 'after-death', 'existing-cover'],
      show: 'showClaims',
      hide: 'hideClaims',
    },
  },
  { page: 'about' },
  { page: 'contact' },
];
