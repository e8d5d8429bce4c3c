import { expect, test } from 'vitest';
import { pageIds } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { pageOpener, phone } from '../test/site.ts';

const open = pageOpener({ ...phone, viewport: { width: 360, height: 640 }, expectedFaults: /404/ });

test.each(pageIds)('no scene of %s is lower than half of its width on a phone', async (id) => {
  const page = await open(addressOf(id, 'en'));
  const shapes = await page.locator('main img[src^="/illustrations/"][height="480"]').evaluateAll((all) =>
    all
      .map((image) => image.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ width, height }) => width / height),
  );
  expect(shapes.filter((shape) => shape > 2.05)).toEqual([]);
});
