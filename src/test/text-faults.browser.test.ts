/** What finds unreadable text finds it. */
import { expect, test } from 'vitest';
import { visit } from './site.ts';
import { findTextFaults } from './text-faults.ts';

const line = 'Rajkot insurance';

test.each([
  ['is cut off', `<div style="width: 60px; overflow: hidden; white-space: nowrap"><span>${line}</span></div>`],
  ['is cut off', `<div style="height: 10px; overflow: hidden">${line}</div>`],
  ['leaves its box', `<div style="width: 60px; white-space: nowrap">${line}</div>`],
  ['leaves the screen', `<div style="white-space: nowrap">${line.repeat(20)}</div>`],
  ['is broken in two', `<div style="width: 60px; overflow-wrap: anywhere">${line}</div>`],
  ['px tall in lines of', '<div style="line-height: 0.8">પ્રશ્ન ર્કિ</div>'],
  ['px wider than the screen', '<div style="width: 3000px">x</div>'],
])('text that %s', async (fault, html) => {
  const page = await visit('about:blank');
  await page.setContent(`<html lang="en"><body>${html}</body></html>`);
  expect(await findTextFaults(page)).toContainEqual(expect.stringContaining(fault));
});

test('text that can be read whole has no fault', async () => {
  const page = await visit('about:blank');
  await page.setContent(`<html lang="en"><body><p>${line}</p><div style="overflow: hidden">પ્રશ્ન</div></body></html>`);
  expect(await findTextFaults(page)).toEqual([]);
});
