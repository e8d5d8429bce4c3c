/** An island as React draws it in the browser, for component tests in jsdom. */
import createCache from '@emotion/cache';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { App } from '../app.tsx';
import { FormatjsNumberFormat } from '../i18n/formatjs-number-format.ts';
import type { Language } from '../i18n/languages.ts';
import { islandTree } from '../islands/island-tree.tsx';
import type { PageId } from '../site/pages.ts';

// Not in jsdom.
Element.prototype.scrollIntoView = () => {};
URL.createObjectURL = () => 'blob:';
URL.revokeObjectURL = () => {};

// The first island of a file fetches its code, which a busy machine takes long for.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

afterEach(cleanup);

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
  const tree = await islandTree({
    name,
    subject,
    Providers: App,
    currentPage: { page, language },
    styles,
    numberFormat: () => FormatjsNumberFormat,
    strict: true,
  });
  return render(tree);
}
