/** Every page is worked with the keyboard alone: the focus reaches all that can be used, is seen, lies under nothing and is never lost. */
import type { Page } from 'playwright-core';

export type Part = 'body' | 'main';

interface Stop {
  /** What has the focus, as its beginning in the HTML. */
  name: string;
  faults: string[];
}

/** Where the focus is, and what is wrong with it there; undefined outside of the part that is gone through. */
function stopOf(page: Page, part: Part): Promise<Stop | undefined> {
  return page.evaluate((within) => {
    const element = document.activeElement;
    if (!element?.matches(`${within} *`)) return undefined;
    element.setAttribute('data-reached', '');
    const shown = [element, ...((element as HTMLInputElement).labels ?? [])];
    const faults: string[] = [];
    // What is inside the map is Google's.
    if (element instanceof HTMLIFrameElement) return { name: 'map', faults };
    if (!shown.some((part) => getComputedStyle(part).outlineStyle !== 'none')) faults.push('no ring');
    const above = shown.flatMap((part) =>
      [...part.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, top, width, height }) => ({
          part,
          seen: document.elementFromPoint(left + width / 2, top + height / 2),
        })),
    );
    if (!above.some(({ part, seen }) => seen && (part.contains(seen) || seen.contains(part))))
      faults.push(`not seen under ${above.map(({ seen }) => seen?.outerHTML.slice(0, 120)).join('; ') || 'nothing'}`);
    return { name: element.outerHTML.slice(0, 120), faults };
  }, part);
}

/** Everything that can be used and that the keyboard has not come to; of radio buttons one stands for its group. */
function unreached(page: Page, part: Part): Promise<string[]> {
  return page.evaluate(
    (within) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          `${within} :is(a[href], button, input:not([type=hidden]), textarea, summary, [tabindex="0"])`,
        ),
      ]
        .filter(
          (element) =>
            element.checkVisibility({ checkVisibilityCSS: true }) &&
            !element.hasAttribute('data-reached') &&
            !element.closest('[inert]') &&
            // Opens for touch the answers that unfold for the keyboard by themselves.
            !element.matches('fieldset:has(input[type=radio][data-reached]) button, :disabled') &&
            !(
              element.matches('[type=radio]') &&
              document.querySelector(`[name="${element.getAttribute('name')}"][data-reached]`)
            ),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    part,
  );
}

/** Goes through the page, or through its middle alone, with the Tab key; what hides the focus, and what it never reaches. */
export async function keyboardFaults(page: Page, part: Part): Promise<string[]> {
  await page.evaluate((within) => {
    for (const fold of document.querySelectorAll('details')) fold.open = fold.closest('main') !== null;
    scrollTo(0, 0);
    const start = document.querySelector<HTMLElement>(within);
    start?.setAttribute('tabindex', '-1');
    start?.focus();
  }, part);
  const faults: string[] = [];
  for (let stops = 0; stops < 500; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page, part);
    if (!stop) break;
    faults.push(...stop.faults.map((fault) => `${fault}: ${stop.name}`));
  }
  return [...faults, ...(await unreached(page, part)).map((name) => `not reached: ${name}`)];
}
