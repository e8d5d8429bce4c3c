/** What a page tells others of what a visitor types into it. */
import type { Page } from 'playwright-core';

/** From now on: every request that sends something, or whose address names one of these texts. */
export function watchLeaks(page: Page, texts: readonly string[]): string[] {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const address = decodeURIComponent(request.url());
    if (request.method() !== 'GET' || texts.some((text) => text.length > 4 && address.includes(text)))
      leaks.push(`${request.method()} ${address}`);
  });
  return leaks;
}
