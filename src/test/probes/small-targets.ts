/** Whatever is tapped is at least 44 by 44 CSS pixels, but for links inside sentences outside of forms (WCAG 2.2, 2.5.5). */
import type { Page } from 'playwright-core';

/** Controls that are smaller, with their size and the beginning of their markup. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), textarea, summary'),
    ];
    return (
      controls
        .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }))
        // A label is tapped in the place of its field.
        .map((control) =>
          control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
            ? (control.labels?.[0] ?? control)
            : control,
        )
        .filter((control) => {
          const { width: wide, height } = control.getBoundingClientRect();
          // In a form a sentence is read between fields, on lines so short that its links may stand alone.
          const isInSentence =
            !control.closest('form') &&
            getComputedStyle(control).display === 'inline' &&
            (control.closest('p, li, dd, td')?.textContent.trim().length ?? 0) > control.textContent.trim().length;
          return wide > 1 && (wide < least || height < least) && !isInSentence;
        })
        .map(
          (control) =>
            `${Math.round(control.getBoundingClientRect().width)} x ${Math.round(control.getBoundingClientRect().height)}: ${control.outerHTML.slice(0, 120)}`,
        )
    );
  });
}
