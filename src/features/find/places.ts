/** Reads from the pages, as they are drawn, what stands at each place that find.json names. */
import { TextNode, type HTMLElement } from 'node-html-parser';
import { withoutJoints } from '../../values/without-joints.ts';

/** Stands in find.json for a page as a whole. */
export const wholePage = 'page';

const tidy = (text: string) => withoutJoints(text).replaceAll(/\s+/g, ' ').trim();

/** A heading without what stands in it for other reasons. */
const nameOf = (heading: HTMLElement) =>
  tidy(
    heading.childNodes
      .filter((node) => node instanceof TextNode)
      .map(({ textContent }) => textContent)
      .join(''),
  );

/** How many letters of an answer are shown; fewer than thirty say little. */
const longest = 125;

/** The first sentences of a text, as few as say something. */
function opening(text: string): string {
  const line = /^.{29,}?[.।?!](?= |$)/.exec(text)?.[0] ?? text;
  return line.length <= longest ? line : `${line.slice(0, line.lastIndexOf(' ', longest))} …`;
}

function lineOf(part: HTMLElement): string {
  const row = part.querySelector('tbody tr');
  if (row)
    return opening(
      row
        .querySelectorAll('th, td')
        .map((cell) => tidy(cell.textContent))
        .join(' · '),
    );
  // Sentences, and no part that holds several of them, or a number to call.
  const said = part
    .querySelectorAll('p, li')
    .filter((each) => !each.querySelector('p, li, h3, [href^="tel:1"]'))
    .map(({ textContent }) => tidy(textContent));
  return opening(said.find((text) => text.length >= 30) ?? said[0] ?? '');
}

/** What stands at a fragment of a page, or on the page as a whole; undefined where nothing does. `others` are places of their own. */
export function placeAt(page: HTMLElement, fragment: string, others: readonly string[]) {
  const isWhole = fragment === wholePage;
  const part = isWhole ? page : page.querySelector(`[id="${fragment}"]`);
  const isHeading = /^h\d$/i.test(part?.tagName ?? '');
  const heading = isHeading ? part : (part?.closest('details') ?? part)?.querySelector('h1, h2, h3');
  const body = isHeading ? part?.closest('div') : part;
  if (!heading || !body) return undefined;
  // Of a whole page the first screen is enough, since its sections are places of their own.
  const first = isWhole ? (heading.closest('section') ?? body) : body;
  const line = isWhole ? opening(tidy(first.querySelector('h1 ~ p, h1 ~ div p')?.textContent ?? '')) : lineOf(first);
  const hasOther = others.some((other) => other !== fragment && first.querySelector(`[id="${other}"]`));
  return { name: nameOf(heading), line, text: hasOther ? line : tidy(first.textContent) };
}
