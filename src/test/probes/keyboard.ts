/** Every page is worked with the keyboard alone: the focus reaches all that can be used, is seen, lies under nothing and is never lost. */
import type { Page } from 'playwright-core';

interface Stop {
  /** What has the focus, as its beginning in the HTML. */
  name: string;
  faults: string[];
}

/** Where the focus is, and what is wrong with it there; undefined outside the page. */
function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
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
  });
}

/** Everything that can be used and that the keyboard has not come to; of radio buttons one stands for its group. */
function unreached(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), textarea, summary, [tabindex="0"]',
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
  );
}

/** Goes through the page with the Tab key; what hides the focus, and what it never reaches. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = part.closest('main') !== null;
    scrollTo(0, 0);
  });
  const faults: string[] = [];
  for (let stops = 0; stops < 500; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (!stop) break;
    faults.push(...stop.faults.map((fault) => `${fault}: ${stop.name}`));
  }
  return [...faults, ...(await unreached(page)).map((name) => `not reached: ${name}`)];
}
