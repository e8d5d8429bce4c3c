/** What finds unreadable text finds it. */
import { expect, test } from 'vitest';
import { visit } from './site.ts';
import { findTextFaults, type Breakable } from './text-faults.ts';

const line = 'Rajkot insurance';

test.each<[string, string, Breakable?]>([
  ['is cut off', `<div style="height: 10px; overflow: hidden">${line}</div>`],
  ['leaves its box', `<div style="width: 60px; white-space: nowrap">${line}</div>`],
  ['leaves the screen', `<div style="white-space: nowrap">${line.repeat(20)}</div>`],
  ['is broken in two', `<div style="width: 60px; overflow-wrap: anywhere">${line}</div>`],
  ['is strewn over', `<p style="width: 20px; overflow-wrap: anywhere">${line}</p>`, 'everywhere'],
  ['is broken in two', `<h3 style="width: 60px; overflow-wrap: anywhere">${line}</h3>`, 'in running text'],
  ['px tall in lines of', '<div style="line-height: 0.8">પ્રશ્ન ર્કિ</div>'],
  ['px wider than the screen', '<div style="width: 3000px">x</div>'],
])('text that %s', async (fault, html, mayBreakWords?: Breakable) => {
  const page = await visit('about:blank');
  await page.setContent(`<html lang="en"><body>${html}</body></html>`);
  expect(await findTextFaults(page, { mayBreakWords })).toContainEqual(expect.stringContaining(fault));
});
