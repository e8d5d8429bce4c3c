import { expect, test } from 'vitest';
import { phone, visit } from '../test/site.ts';

const questions = 'main details:not(form *)';

test('without JavaScript questions open and close by touch, each on its own', async () => {
  const page = await visit('/gu/contact', { ...phone, javaScriptEnabled: false });
  const answers = () =>
    page
      .locator(`${questions} > :not(summary)`)
      .evaluateAll((parts) => parts.map((part) => part.checkVisibility({ contentVisibilityAuto: true })));
  const states = [await answers()];
  for (const position of [0, 2, 0]) {
    await page.locator(`${questions} > summary`).nth(position).tap();
    states.push(await answers());
  }
  expect(states).toEqual([
    [false, false, false],
    [true, false, false],
    [true, false, true],
    [false, false, true],
  ]);
});
