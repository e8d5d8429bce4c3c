/** Finds what a rendered page sets in the heading font. */
import { parseFragment } from 'parse5';
import { attributeOf, elementsOf, textOf } from '../render/html-tree.ts';

const headingFamily = 'font-family:var(--office-fonts-heading)';

/** Classes whose rules set the heading font, read from the gathered style sheet. */
export function headingClasses(styles: string): Set<string> {
  const rules = styles.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const selectors = [...rules].filter(([, , body]) => body?.includes(headingFamily)).map(([, selector]) => selector ?? '');
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '')));
}

/** Text of every element of a page that the heading font sets. */
export function headingElementTexts(body: string, classes: ReadonlySet<string>): string[] {
  return [...elementsOf(parseFragment(body))]
    .filter((element) => attributeOf(element, 'class')?.split(' ').some((name) => classes.has(name)))
    .map(textOf);
}
