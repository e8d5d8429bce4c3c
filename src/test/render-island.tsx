/** An island as React draws it in the browser, for component tests in jsdom. */
import createCache from '@emotion/cache';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { Language } from '../i18n/languages.ts';
import { drawIsland } from '../islands/draw-island.tsx';
import type { PageId } from '../site/pages.ts';

// Not in jsdom.
Element.prototype.scrollIntoView = () => {};
URL.createObjectURL = () => 'blob:';
URL.revokeObjectURL = () => {};

/** The same for all, so that each rule is written once. */
const styles = createCache({ key: 'office', speedy: true });

interface DrawnIsland {
  name: string;
  subject?: string;
  page: PageId;
  language?: Language;
}

/** Draws an island into the document; it goes when the test ends. */
export async function renderIsland({ name, subject = '', page, language = 'en' }: DrawnIsland): Promise<RenderResult> {
  onTestFinished(cleanup);
  return render(await drawIsland({ name, subject, currentPage: { page, language }, styles }));
}
