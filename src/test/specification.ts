/** What the specification fixes, once, in `specification.json`: `specification.specified.test.ts` holds a copy of the site with these values against it. */
import { services } from '../office/services.ts';
import type { PageId } from '../site/pages.ts';
import type { Namespace } from '../i18n/resources.ts';
import specification from './specification.json' with { type: 'json' };

type OfPages<Fact> = Readonly<Partial<Record<PageId, Fact>>>;

interface Specification {
  /** Figures in the locale files of every language: file, then key. */
  figures: Readonly<Partial<Record<Namespace, Readonly<Record<string, number>>>>>;
  /** In each language opening hours and closing day. */
  hoursWords: Readonly<Record<string, readonly string[]>>;
  /** The main menu: each entry with its submenu. */
  menu: readonly (readonly PageId[])[];
  /** Two lists of links in the footer. */
  footer: readonly (readonly PageId[])[];
  /** What stands on a screen in English, section by section: sections may change places, within one the order holds. Capitals do not count. */
  words: OfPages<readonly (readonly string[])[]>;
  /** How many of each kind of thing stand on a screen, by its name or its selector, the same in every language. */
  counts: OfPages<Readonly<Record<string, number>>>;
  /** Where the links of a screen lead, besides breadcrumbs, in whatever order its sections stand. */
  links: OfPages<readonly PageId[]>;
}

export const {
  figures,
  hoursWords,
  experience,
  questions,
  menu,
  footer,
  socialNetworks,
  words,
  counts,
  links,
  formWords,
} = specification as Omit<typeof specification, keyof Specification> & Specification;

const agreed = new Set<PageId>(footer.flat());

/** Pages of the services that came after those that were agreed. */
export const furtherServices = services.map(({ id }): PageId => id).filter((id) => !agreed.has(id));

/** By each further service a page may be so much longer, in pixels: a card of the overview, a row of the footer. */
export const roomForServices = 48 * furtherServices.length;
