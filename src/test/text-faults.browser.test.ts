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

const broken = expect.stringContaining('is broken in two');
const strewn = expect.stringContaining('is strewn over');

test.each([
  ['nowhere', 'p', 60, [broken]],
  ['in running text', 'p', 60, []],
  ['in running text', 'h3', 60, [broken]],
  ['everywhere', 'h3', 60, []],
  ['everywhere', 'p', 20, [strewn]],
] as const)('words that may break %s, in a <%s> %i px wide', async (mayBreakWords, tag, width, faults) => {
  const page = await visit('about:blank');
  await page.setContent(
    `<html lang="en"><body><${tag} style="font-size: 16px; width: ${width}px; overflow-wrap: anywhere">${line}</${tag}></body></html>`,
  );
  expect(await findTextFaults(page, { mayBreakWords })).toEqual(faults);
});

test('text that can be read whole has no fault', async () => {
  const page = await visit('about:blank');
  await page.setContent(`<html lang="en"><body><p>${line}</p><div style="overflow: hidden">પ્રશ્ન</div></body></html>`);
  expect(await findTextFaults(page)).toEqual([]);
});
