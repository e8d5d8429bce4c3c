/** Reads from the pages, as they are drawn, what stands at each place that find.json names. */
import { withoutJoints } from '../values/without-joints.ts';

/** What of a drawn page is read here, in a browser or at build. */
export interface Part {
  readonly tagName: string;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<{ readonly nodeType: number; readonly textContent: string | null }>;
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): ArrayLike<Part>;
  closest(selector: string): Part | null;
}

/** Stands in find.json for a page as a whole. */
export const wholePage = 'page';

/** What stands at a place. */
export interface Place {
  name: string;
  /** The line that answers, or begins to. */
  line: string;
  /** All that is said there. */
  text: string;
}

const textNode = 3;

const tidy = (text: string | null) =>
  withoutJoints(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A heading without what stands in it for other reasons. */
const nameOf = (heading: Part) =>
  tidy(
    Array.from(heading.childNodes)
      .filter(({ nodeType }) => nodeType === textNode)
      .map(({ textContent }) => textContent)
      .join(''),
  );

/** How many letters of an answer are shown. */
const [shortest, longest] = [30, 150];

/** The first sentences of a text, as few as say something. */
function opening(text: string): string {
  const sentences = text.split(/(?<=[.।?!]) /);
  let line = '';
  while (sentences.length > 0 && line.length < shortest) line = `${line} ${sentences.shift()}`.trim();
  return line.length <= longest ? line : `${line.slice(0, line.lastIndexOf(' ', longest))} …`;
}

function lineOf(part: Part): string {
  const row = part.querySelector('tbody tr');
  if (row) return opening(Array.from(row.querySelectorAll('th, td'), (cell) => tidy(cell.textContent)).join(' · '));
  const said = Array.from(part.querySelectorAll('p, li')).map(({ textContent }) => tidy(textContent));
  return opening(said.find((text) => text.length >= shortest) ?? said[0] ?? '');
}

/** What stands at a fragment of a page, or on the page as a whole; undefined where nothing does. `others` are places of their own. */
export function placeAt(page: Part, fragment: string, others: readonly string[]): Place | undefined {
  const part = fragment === wholePage ? page : page.querySelector(`[id="${fragment}"]`);
  const isHeading = /^h\d$/i.test(part?.tagName ?? '');
  const fold = part?.closest('details');
  const heading = isHeading
    ? part
    : fold
      ? fold.querySelector('summary h2, summary h3')
      : part?.querySelector('h1, h2, h3');
  const body = isHeading ? part?.closest('div') : part;
  if (!heading || !body) return undefined;
  // Of a whole page the first screen is enough, since its sections are places of their own.
  const first = fragment === wholePage ? (heading.closest('section') ?? body) : body;
  const line = lineOf(first);
  const hasOther = others.some((other) => other !== fragment && first.querySelector(`[id="${other}"]`));
  return { name: nameOf(heading), line, text: hasOther ? line : tidy(first.textContent) };
}
