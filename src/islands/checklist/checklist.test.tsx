// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepValues, forgetValues } from '../../enhance/page-values.ts';
import type { Language } from '../../i18n/languages.ts';
import { finishedLanguages } from '../../test/finished-languages.ts';
import { renderIsland } from '../../test/render-island.tsx';
import { pageLoaded } from '../../test/page-loaded.ts';
import { localeWords } from '../../test/shared-words.ts';

beforeAll(async () => {
  await pageLoaded;
  keepValues(false);
});
beforeEach(() => act(() => forgetValues(() => true)));

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ dataset }) => dataset.tick !== undefined);
const tick = (position: number) => act(() => boxes()[position]?.click());
const filled = (sentence: string, values: Record<string, number>) => sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const status = () => screen.getByRole('status').textContent;
const draw = (language: Language, subject = 'claims.health') => renderIsland({ name: 'checklist', subject, page: 'claims', language });

describe.each(finishedLanguages)('in %s', (language) => {
  const words = localeWords(language, 'checklist');

  test('counts what is ticked', async () => {
    await draw(language);
    tick(0);
    tick(2);
    expect(status()).toBe(filled(words.ready, { ready: 2, total: boxes().length }));
  });

  test('counts back what is no longer ticked', async () => {
    await draw(language);
    tick(0);
    tick(0);
    expect(status()).toBe(filled(words.ready, { ready: 0, total: boxes().length }));
  });

  test('says when all is ready', async () => {
    await draw(language);
    boxes().forEach((_, position) => tick(position));
    expect(status()).toBe(filled(words.allReady, { ready: boxes().length, total: boxes().length }));
  });

  test('tells the office what is ready', async () => {
    await draw(language);
    tick(0);
    const chat = screen.getByRole<HTMLAnchorElement>('link').href;
    expect(new URL(chat).searchParams.get('text')).toContain(`✓ ${boxes()[0]?.closest('label')?.querySelector('span > span')?.firstChild?.textContent}`);
  });

  test('offers the English names on other pages than English', async () => {
    await draw(language);
    expect(screen.queryByLabelText(words.english) !== null).toBe(language !== 'en');
  });
});

test('of a group any one is enough', async () => {
  await draw('en', 'passport-new.birth');
  tick(1);
  expect(status()).toMatch(/^\D*1\D/);
});

test('ticks that are kept stand in a list that is drawn later', async () => {
  const { unmount } = await draw('en');
  tick(1);
  unmount();
  await draw('en');
  expect(boxes().map(({ checked }) => checked).indexOf(true)).toBe(1);
});

describe('printing', () => {
  const print = vi.fn<typeof window.print>();
  const { actions } = localeWords('en', 'common');

  beforeEach(async () => {
    print.mockReset();
    vi.stubGlobal('print', print);
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    await draw('en');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: actions.print })));
  });

  test('begins once the list stands on a page of its own', () => {
    expect([print.mock.calls.length, document.querySelectorAll('body > div > h1')]).toMatchObject([1, { length: 1 }]);
  });

  test('takes that page away when it is done', () => {
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('body > div > h1')).toBeNull();
  });
});
