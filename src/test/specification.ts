/** What the specification fixes, once, in `specification.json`: `specification.specified.test.ts` holds a copy of the site with these values against it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InsuranceLine } from '../office/services.ts';
import type { PageId } from '../site/pages.ts';
import type { HoursWords } from './office-facts.ts';

type OfPages<Fact> = Readonly<Partial<Record<PageId, Fact>>>;

interface Specification {
  /** Figures in the locale files of every language: file, then key. */
  figures: OfPages<Readonly<Record<string, number>>>;
  hours: { days: number[]; opens: string; closes: string };
  hoursWords: HoursWords;
  /** How long the page about the office says that it exists, besides the years of its figure. */
  experience: string;
  /** Questions of a page in English, each with what its answer says. */
  questions: Record<'home' | 'contact', readonly { question: string; answer: string }[]>;
  testimonialCount: number;
  /** The twelve families of insurers, each with the lines of every company in it; the specification counts them and names none. */
  familyLines: readonly (readonly (readonly InsuranceLine[])[])[];
  /** The main menu: each entry with its submenu. */
  menu: readonly (readonly PageId[])[];
  /** Two lists of links in the footer. */
  footer: readonly (readonly PageId[])[];
  socialNetworks: readonly string[];
  /** What stands on a screen in English, section by section: sections may change places, within one the order holds. Capitals do not count. */
  words: OfPages<readonly (readonly string[])[]>;
  /** How many of each kind of thing stand on a screen, the same in every language. */
  counts: OfPages<Readonly<Record<string, number>>>;
  /** Where the links of a screen lead, besides breadcrumbs, in whatever order its sections stand. */
  links: OfPages<readonly PageId[]>;
  /** What the form says while it sends, once it has sent and when it has failed. */
  formWords: object;
}

export const {
  figures,
  hours,
  hoursWords,
  experience,
  questions,
  testimonialCount,
  familyLines,
  menu,
  footer,
  socialNetworks,
  words,
  counts,
  links,
  formWords,
}: Specification = JSON.parse(readFileSync(join(import.meta.dirname, 'specification.json'), 'utf8'));

/** The hours as English pages show them. */
export const hoursLine = `${hoursWords.en?.days}, 09:00 AM to 8:00 PM`;
