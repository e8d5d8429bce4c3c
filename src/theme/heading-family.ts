/** Which faces set the headings of a language, the web font first and then what stands in until it arrives. */
import { languages, type Language } from '../i18n/languages.ts';
import type { Script } from '../i18n/scripts.ts';
import standIns from './stand-ins.json' with { type: 'json' };

/** A face that many devices hold, stretched to the widths of the heading font so that no line breaks elsewhere. */
export interface StandIn {
  /** Ends the name of its family. */
  name: string;
  /** Full and PostScript names under which systems know it. */
  local: readonly string[];
  /** Script that it stands in for. */
  script: Script;
  /** Width of the locale files' headings in the bold cut over their width in this face, as HarfBuzz shapes them. */
  width: number;
  /** The same of a space alone, where the face sets the spaces between its words too. */
  spaceWidth?: number;
  /** Whether no system that draws another script has only this for its Latin words: it never stands beside one. */
  alone?: boolean;
}

/** Name of a language's heading face, from that of its package: `Anek Gujarati`. */
export function headingFace(language: Language): string {
  const name = languages[language].headingFont.split('/').at(-1) ?? '';
  return name.replace(/-?\b\w/g, (start) => start.replace('-', ' ').toUpperCase());
}

/**
 * Family of a language's heading font: `Anek Gujarati gu`; languages that share a face each have a cut of their own.
 */
export function headingFamily(language: Language): string {
  return `${headingFace(language)} ${language}`;
}

/** The stand-ins of a language, those for its own script before those for the Latin words and figures in it. */
export function standInsFor(language: Language): StandIn[] {
  return (standIns as StandIn[]).filter(
    ({ script, alone }) => script === languages[language].script || (script === 'Latin' && !alone),
  );
}

/**
 * Family of one stand-in; each language has its own, because their lines are not equally high: `Anek Gujarati gu Noto`.
 */
export function standInFamily(language: Language, standIn: StandIn): string {
  return `${headingFamily(language)} ${standIn.name}`;
}

/** Value of `font-family` for headings, buttons and badges of a language. */
export function headingStack(language: Language): string {
  const families = [
    headingFamily(language),
    ...standInsFor(language).map((standIn) => standInFamily(language, standIn)),
  ];
  return [...families.map((family) => `"${family}"`), 'system-ui', 'sans-serif'].join(', ');
}
