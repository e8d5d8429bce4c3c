/** What `npm run ready` calls open, and what the pages mark as open, are the same, whatever the owner has confirmed. */
import createCache from '@emotion/cache';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../build/render/render-page.tsx';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { confirmations, type Confirmation } from '../office/confirmations.ts';
import { languagesInTurn } from '../test/combinations.ts';
import { common, localeWords } from '../test/shared-words.ts';
import { readSettings } from '../office/schema/settings.ts';
import { readFacts } from '../setup/read-facts.ts';
import { testedProject } from '../test/tested-project.ts';
import { readinessOf } from './readiness-of-project.ts';

const names: readonly Confirmation[] = ['bestPriceGuarantee', 'insurers', 'experience', 'clients', 'claimSupport'];

const written = { ...confirmations };
afterEach(() => void Object.assign(confirmations, written));

function confirm(confirmed: readonly Confirmation[], others: '' | 'none' = ''): void {
  for (const name of names) confirmations[name] = confirmed.includes(name) ? '2026-11-01' : others;
}

/** The confirmations that readiness asks for. */
function asked(): Confirmation[] {
  const points = readinessOf(testedProject, readSettings(testedProject), {
    ...readFacts(testedProject),
    confirmations,
  });
  return names.filter((name) => points.some(({ values }) => values.about === name));
}

async function textOf(page: 'about' | 'home' | 'life', language: Language) {
  const { root } = await renderPage({ page, language }, createCache({ key: 'test' }));
  return root.text;
}

/** The confirmations that pages of a language say are open. */
async function marked(language: Language): Promise<Confirmation[]> {
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
  return names.filter((name) => isOpen[name]);
}

const cases = [[], names.filter((_, place) => place % 2 === 0), names.filter((_, place) => place % 2 === 1)];

test.each(
  cases.flatMap((confirmed, position) => languagesInTurn(position).map((language) => ({ confirmed, language }))),
)('with $confirmed confirmed, readiness and pages in $language call the same open', async ({ confirmed, language }) => {
  confirm(confirmed);
  const open = names.filter((name) => !confirmed.includes(name));
  expect([asked(), await marked(language)]).toEqual([open, open]);
});

test.each(languageCodes)(
  'what the office does not claim is not asked for, and stands on no page in %s',
  async (language) => {
    confirm([], 'none');
    confirmations.insurers = '';
    expect(asked()).toEqual(['insurers']);
    const { badge, badgeNote, badgeSample } = localeWords(language, 'home').hero;
    const { title, items } = localeWords(language, 'about').stats;
    const texts = [await textOf('home', language), await textOf('about', language)].join('\n');
    const claimed = [badge, badgeNote, badgeSample, title, ...items.map(({ label }) => label)];
    expect(claimed.filter((words) => texts.includes(words))).toEqual([]);
  },
);

test('a figure that is not claimed leaves the others their names and days', async () => {
  confirm(names);
  confirmations.clients = 'none';
  confirmations.claimSupport = '';
  const { items, open } = localeWords('en', 'about').stats;
  const text = await textOf('about', 'en');
  expect(items.filter(({ label }) => text.includes(label)).map(({ id }) => id)).toEqual(['experience', 'claimSupport']);
  expect(text).toContain(open.replace('{{figures}}', items[2]?.label ?? '?'));
});
