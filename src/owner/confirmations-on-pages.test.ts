/** What `npm run ready` calls open, and what the pages mark as open, are the same, whatever the owner has confirmed. */
import createCache from '@emotion/cache';
import { parse } from 'node-html-parser';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../build/render/render-page.tsx';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { confirmations, type Confirmation } from '../office/confirmations.ts';
import { languagesInTurn } from '../test/combinations.ts';
import { common, localeWords } from '../test/shared-words.ts';
import { readFacts } from '../setup/read-facts.ts';
import { testedProject } from '../test/tested-project.ts';
import { readinessOf } from './readiness-of-project.ts';

const names: readonly Confirmation[] = ['bestPriceGuarantee', 'insurers', 'experience', 'clients', 'claimSupport'];
const figures: readonly Confirmation[] = ['experience', 'clients', 'claimSupport'];
const day = '2026-11-01';

const written = { ...confirmations };
afterEach(() => void Object.assign(confirmations, written));

function confirm(confirmed: readonly Confirmation[]): void {
  for (const name of names) confirmations[name] = confirmed.includes(name) ? day : '';
}

/** The confirmations that readiness asks for. */
function asked(): Confirmation[] {
  const points = readinessOf(testedProject, {}, { ...readFacts(testedProject), confirmations });
  return names.filter((name) => points.some(({ remedy }) => remedy.includes(`under "${name}"`)));
}

async function render(page: 'about' | 'home' | 'life', language: Language) {
  const { body } = await renderPage({ page, language }, createCache({ key: 'test' }));
  return parse(body);
}

/** The confirmations that pages of a language say are open, and how many lines each group takes to say it. */
async function marked(language: Language): Promise<{ open: Confirmation[]; lines: number[] }> {
  const { stats } = localeWords(language, 'about');
  const { hero } = localeWords(language, 'home');
  const [home, about, life] = await Promise.all([
    render('home', language),
    render('about', language),
    render('life', language),
  ]);
  const { label } = common[language].sample;
  const marks = (body: typeof about) => body.querySelectorAll('small').filter((mark) => mark.text === label);
  const linesWith = (body: typeof about, words: string) =>
    marks(body).filter((mark) => mark.parentNode?.text.includes(words)).length;
  const beginning = stats.open.split('{{')[0] ?? '?';
  const [figuresLine = ''] = marks(about)
    .map((mark) => mark.parentNode?.text ?? '')
    .filter((text) => text.includes(beginning));
  const isOpen: Partial<Record<Confirmation, boolean>> = {
    bestPriceGuarantee: home.text.includes(hero.badgeSample),
    insurers: home.text.includes(common[language].insurers.body) && life.text.includes(common[language].insurers.body),
    ...Object.fromEntries(stats.items.map(({ id, label }) => [id, figuresLine.includes(label)])),
  };
  return {
    open: names.filter((name) => isOpen[name]),
    lines: [linesWith(about, beginning), linesWith(life, common[language].insurers.body)],
  };
}

const cases: readonly (readonly Confirmation[])[] = [[], ...names.map((name) => [name]), names];

test.each(
  cases.flatMap((confirmed, position) => languagesInTurn(position).map((language) => ({ confirmed, language }))),
)('with $confirmed confirmed, readiness and pages in $language call the same open', async ({ confirmed, language }) => {
  confirm(confirmed);
  const open = names.filter((name) => !confirmed.includes(name));
  expect(asked()).toEqual(open);
  const lines = [open.some((name) => figures.includes(name)) ? 1 : 0, open.includes('insurers') ? 1 : 0];
  expect(await marked(language)).toEqual({ open, lines });
});

const claimed = names.filter((name) => name !== 'insurers');

test.each(languageCodes)(
  'what the office does not claim is not asked for, and stands on no page in %s',
  async (language) => {
    confirm([]);
    for (const name of claimed) confirmations[name] = 'none';
    expect(asked()).toEqual(['insurers']);
    const { hero } = localeWords(language, 'home');
    const { stats } = localeWords(language, 'about');
    const { text } = await render('home', language);
    expect([hero.badge, hero.badgeNote, hero.badgeSample].filter((words) => text.includes(words))).toEqual([]);
    const about = (await render('about', language)).text;
    expect([stats.title, ...stats.items.map(({ label }) => label)].filter((words) => about.includes(words))).toEqual(
      [],
    );
  },
);

test('a figure that is not claimed leaves the others their names and days', async () => {
  confirm(names);
  confirmations.clients = 'none';
  confirmations.claimSupport = '';
  const { items, open } = localeWords('en', 'about').stats;
  const { text } = await render('about', 'en');
  expect(items.filter(({ label }) => text.includes(label)).map(({ id }) => id)).toEqual(['experience', 'claimSupport']);
  expect(text).toContain(open.replace('{{figures}}', items[2]?.label ?? '?'));
});
