/** Whatever is tapped is at least 44 by 44 CSS pixels, but for links inside sentences outside of forms (WCAG 2.2, 2.5.5). */
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { pageIds } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { combinations } from '../test/combinations.ts';
import { pageOpener } from '../test/site.ts';

const open = pageOpener({ reducedMotion: 'reduce', expectedFaults: /status of 404|google/ });

const rows = combinations({ page: [...pageIds], language: [...languageCodes], width: [320, 390, 768, 1280] });

test.each(rows.map(({ page, language, width }) => ({ address: addressOf(page, language), width })))('$address at $width px', async ({ address, width }) => {
  const page = await open(address);
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>('details').forEach((part) => (part.open = true)));
  const small = await page.evaluate(() => {
    const least = 43.5;
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), textarea, summary, label')];
    return (
      controls
        .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }))
        // A label is tapped in the place of its field.
        .map((control) => (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type) ? (control.labels?.[0] ?? control) : control))
        .filter((control) => !(control instanceof HTMLLabelElement && control.control && !/checkbox|radio/.test((control.control as HTMLInputElement).type)))
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
  expect(small).toEqual([]);
});
