import { expect, test } from 'vitest';
import { addressOf } from '../../site/urls.ts';
import { languagesInTurn } from '../../test/combinations.ts';
import { phone, visit } from '../../test/site.ts';

test.each(languagesInTurn(1))('in %s no choice moves or grows as it is tapped', async (language) => {
  const page = await visit(`${addressOf('refused', language)}#letter`, phone);
  const choices = page.locator('#letter label:has(input[type="radio"]):visible');
  const places = () =>
    choices.evaluateAll((labels) =>
      labels.map((label) => {
        const { left, top, width } = label.getBoundingClientRect();
        return { left, width, below: top - (label.closest('fieldset')?.getBoundingClientRect().top ?? 0) };
      }),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(4);
  for (const [position, place] of before.entries()) {
    await choices.nth(position).tap();
    expect((await places())[position]).toEqual(place);
  }
});
