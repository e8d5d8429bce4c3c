/** Parts of a page that fade in as they come into view. */
import { expect, test } from 'vitest';
import { addressOf } from '../site/urls.ts';
import { languagesInTurn } from '../test/combinations.ts';
import { laptop, visit } from '../test/site.ts';

test.each(languagesInTurn(0))(
  'in %s, what comes into view from below fades in, and what the first screen shows never after it was seen',
  async (language) => {
    const page = await visit('about:blank', { ...laptop, viewport: { width: 1280, height: 700 } });
    await page.addInitScript(() => {
      const report = ({ animationName, target }: AnimationEvent) =>
        console.log(`fades: ${animationName} ${target instanceof Element ? target.className : ''}`);
      addEventListener('animationstart', report, true);
    });
    const fades: string[] = [];
    page.on('console', (message) => fades.push(message.text()));
    await page.goto(addressOf('contact', language), { waitUntil: 'load' });
    await page.locator('[data-copy]:not([hidden])').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    expect(fades.filter((each) => each.startsWith('fades'))).toEqual([]);
    await page.evaluate(() => {
      const distances = [...document.querySelectorAll('[data-arrive]')].map(
        (part) => part.getBoundingClientRect().top - innerHeight,
      );
      scrollBy(0, (distances.find((distance) => distance > 0) ?? 0) + 40);
    });
    await page.locator('.arriving').first().waitFor();
  },
);
