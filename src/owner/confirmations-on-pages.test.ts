/** What `npm run ready` calls open, and what the pages mark as open, are the same, whatever the owner has confirmed. */
import createCache from '@emotion/cache';
import { afterEach, expect, test } from 'vitest';
import { everyWord, renderPage } from '../prerender/render/render-page.tsx';
import type { Language } from '../i18n/languages.ts';
import { confirmations, type Confirmation } from '../office/confirmations.ts';
import { common, localeWords } from '../test/shared-words.ts';
import { unconfirmedItems } from './unconfirmed.ts';
import type { Resources } from '../i18n/resources.ts';

const names: readonly Confirmation[] = ['bestPriceGuarantee', 'insurers', 'experience', 'clients', 'claimSupport'];

const written = { ...confirmations };
afterEach(() => void Object.assign(confirmations, written));

const day = '2026-11-01';

/** The confirmations that readiness asks for. */
const asked = () =>
  unconfirmedItems(confirmations, { about: localeWords('en', 'about') } as Resources, new Date()).map(
    ({ values }) => values.about,
  );

async function textOf(page: 'about' | 'home' | 'life', language: Language) {
  const { root } = await renderPage({ page, language }, await everyWord(language), createCache({ key: 'test' }));
  return root.text;
}

/** The confirmations that pages of a language say are open, and the figures that they show. */
async function marked(language: Language) {
  const [home, about, life] = await Promise.all(
    (['home', 'about', 'life'] as const).map((page) => textOf(page, language)),
  );
  const { items, open } = localeWords(language, 'about').stats;
  const [beginning = '?', end = '?'] = open.split('{{figures}}');
  const figuresLine = about?.split(beginning)[1]?.split(end)[0] ?? '';
  const isOpen: Partial<Record<Confirmation, boolean>> = {
    bestPriceGuarantee: home?.includes(localeWords(language, 'home').hero.badgeSample) ?? false,
    insurers: [home, life].every((text) => text?.includes(common[language].insurers.body)),
    ...Object.fromEntries(items.map(({ id, label }) => [id, figuresLine.includes(label)])),
  };
  return {
    open: names.filter((name) => isOpen[name]),
    badge: home?.includes(localeWords(language, 'home').hero.badge),
    figures: items.filter(({ label }) => about?.includes(label)).map(({ id }) => id),
  };
}

const figures = ['experience', 'clients', 'claimSupport'];

test.each([
  ['en', ['', '', '', '', ''], names, figures],
  ['gu', [day, '', day, 'none', ''], ['insurers', 'claimSupport'], ['experience', 'claimSupport']],
  ['hi', ['none', day, 'none', 'none', 'none'], [], []],
] as const)(
  'on pages in %s with %j written, %j are open, as readiness says, and %j shown',
  async (language, said, open, shown) => {
    names.forEach((name, place) => (confirmations[name] = said[place] ?? ''));
    expect(asked()).toEqual(open);
    expect(await marked(language)).toEqual({ open, badge: said[0] !== 'none', figures: shown });
  },
);
