import { describe, expect, test } from 'vitest';
import { laptop, phone, visit, withAndWithoutScript } from '../test/site.ts';

const questions = 'main details:not([id])';

describe.each(withAndWithoutScript)('$script', ({ javaScriptEnabled }) => {
  test('questions open and close by touch, each on its own', async () => {
    const page = await visit('/gu/contact', { ...phone, javaScriptEnabled });
    const answers = () =>
      page.locator(`${questions} > :not(summary)`).evaluateAll((parts) => parts.map((part) => part.checkVisibility({ contentVisibilityAuto: true })));
    const summary = (position: number) => page.locator(`${questions} > summary`).nth(position);
    const states = [await answers()];
    for (const position of [0, 2, 0]) {
      await summary(position).tap();
      states.push(await answers());
    }
    expect(states).toEqual([[false, false, false], [true, false, false], [true, false, true], [false, false, true]]);
  });

  test('questions open by keyboard', async () => {
    const page = await visit('/contact', { ...laptop, javaScriptEnabled });
    await page.locator(`${questions} > summary`).first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href')?.split(':')[0])).toBe('tel');
  });

  test('a link to a part that is closed finds it', async () => {
    const page = await visit('/claims#travel', { ...phone, javaScriptEnabled });
    const top = await page.locator('#travel').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(844);
  });
});
