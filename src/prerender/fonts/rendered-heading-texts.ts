/** Finds what a rendered page sets in the heading font. */
import type { HTMLElement } from 'node-html-parser';

const headingFamily = /font-family:var\(--office-fonts-heading\)/;

/** Classes whose rules set the heading font, read from the gathered style sheet. */
export function headingClasses(styles: string): Set<string> {
  const rules = styles.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const selectors = [...rules]
    .filter(([, , body]) => headingFamily.test(body ?? ''))
    .map(([, selector]) => selector ?? '');
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '')));
}

/** Text of every element of a page that the heading font sets. */
export function renderedHeadingTexts(page: HTMLElement, classes: ReadonlySet<string>): string[] {
  return page
    .querySelectorAll('[class]')
    .filter(({ classNames }) => classNames.split(' ').some((name) => classes.has(name)))
    .map(({ text }) => text);
}
