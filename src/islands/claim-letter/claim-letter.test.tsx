// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { finishedLanguages } from '../../test/finished-languages.ts';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { renderIsland } from '../../test/render-island.tsx';
import { calculators, dateIn, localeWords } from '../../test/shared-words.ts';

type Typed = Readonly<Record<string, string>>;

const whole: Typed = {
  insurer: 'Company',
  policy: 'P/1',
  'claimed-day': '1',
  'claimed-month': '10',
  'claimed-year': '2026',
  'decided-day': '3',
  'decided-month': '11',
  'decided-year': '2026',
  amount: '1.2 lakh',
  paid: '80000',
  why: 'Reason',
  name: 'Name',
  address: 'Rajkot',
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') }));
afterEach(() => vi.useRealTimers());

const fieldOf = (name: string) => {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#claim-letter-${name}`);
  if (!field) throw new Error(`The letter has no field "${name}".`);
  return field;
};

/** Draws the form, writes into it, presses the button, and gives what stands on the page then. */
async function write(language: Language, typed: Typed, chosen = 'cut', others: readonly string[] = ['line-health', 'role-holder']) {
  const { container } = await renderIsland({ name: 'claim-letter', page: 'refused', language });
  for (const choice of [`happened-${chosen}`, ...others]) fireEvent.click(fieldOf(choice));
  for (const [name, text] of Object.entries(typed)) fireEvent.change(fieldOf(name), { target: { value: text } });
  fireEvent.submit(container.querySelector('form') ?? container);
  return { letter: container.querySelector('[data-written]'), status: container.querySelector('form [role="status"]')?.textContent ?? '' };
}

describe.each(finishedLanguages)('in %s', (language) => {
  const { dates, errors, ready, headings } = localeWords(language, 'claim-letter');
  const { errors: shared } = calculators[language];

  const slips: readonly (readonly [what: string, field: string, typed: Typed, sentence: string])[] = [
    ['no company', 'insurer', { insurer: ' ' }, errors.insurer],
    ['no policy number', 'policy', { policy: '' }, errors.policy],
    ['a claim without its day', 'claimed-day', { 'claimed-day': '', 'claimed-month': '', 'claimed-year': '' }, errors.claimed],
    ['a claim made tomorrow', 'claimed-day', { 'claimed-day': '24', 'claimed-month': '11' }, errors.future],
    ['a claim on 31 September', 'claimed-day', { 'claimed-day': '31', 'claimed-month': '9' }, shared.date.impossible.split('}}').at(-1) ?? ''],
    ['a decision without its day', 'decided-day', { 'decided-day': '', 'decided-month': '', 'decided-year': '' }, errors.decided],
    ['a decision in the year to come', 'decided-day', { 'decided-year': '2027' }, errors.future],
    ['a decision before the claim', 'decided-day', { 'decided-day': '30', 'decided-month': '9' }, errors.decidedBeforeClaimed],
    ['no amount', 'amount', { amount: '' }, errors.amount],
    ['an amount of nothing', 'amount', { amount: '0' }, errors.amount],
    ['an amount in words', 'amount', { amount: 'one lakh' }, shared.amount.unreadable],
    ['an amount that reads in two ways', 'amount', { amount: '1,20' }, shared.amount.ambiguous],
    ['more paid than claimed', 'paid', { paid: '2 લાખ' }, errors.paidInFull],
    ['no reason', 'why', { why: '\n \n' }, errors.why],
    ['no name', 'name', { name: '' }, errors.name],
    ['no address', 'address', { address: '' }, errors.address],
    ['a novel for a company', 'insurer', { insurer: 'x'.repeat(5000) }, errors.tooLong],
  ];

  test.each(slips)('%s is answered at its field, which takes the focus, and nothing is lost', async (_what, field, slip, sentence) => {
    const { letter } = await write(language, { ...whole, ...slip });
    expect(letter).toBeNull();
    expect(document.activeElement).toBe(fieldOf(field));
    expect(document.body.textContent).toContain(sentence);
    for (const [name, text] of Object.entries({ ...whole, ...slip })) expect(fieldOf(name).value).toBe(text);
  });

  test('nothing is chosen for the visitor: what happened, the kind of insurance and the role are asked for', async () => {
    const { container } = await renderIsland({ name: 'claim-letter', page: 'refused', language });
    expect(container.querySelector('input:checked')).toBeNull();
    fireEvent.submit(container.querySelector('form') ?? container);
    expect(document.activeElement).toBe(fieldOf('happened-refused'));
    for (const sentence of [errors.happened, errors.line, errors.role]) expect(container.textContent).toContain(sentence);
  });

  test('a life claim needs the name of whose life is insured, and no amount', async () => {
    const life: Typed = { ...whole, amount: '', paid: '' };
    const { letter } = await write(language, life, 'refused', ['line-life', 'role-nominee']);
    expect(letter).toBeNull();
    expect(document.activeElement).toBe(fieldOf('insured-life'));
    fireEvent.change(fieldOf('insured-life'), { target: { value: 'Person' } });
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(document.querySelector('[data-written]')?.textContent).toContain('the sum payable under the policy');
  });

  test('what does not fit the case is not enclosed, though it was ticked', async () => {
    const words = localeWords('en', 'claim-letter').letter.enclosures;
    const ticked = ['line-health', 'role-holder', 'enclosed-deathCertificate', 'enclosed-decision', 'enclosed-policy'];
    const { letter } = await write(language, { ...whole, paid: '' }, 'late', ticked);
    const list = [...(letter?.querySelectorAll('[lang="en"] ol:last-of-type li') ?? [])].map(({ textContent }) => textContent);
    expect(list).toContain(words.policy);
    expect(list).not.toContain(words.deathCertificate);
    expect(list).not.toContain(words.decision);
  });

  test.each(['1.2 lakh', '1,20,000', '₹1,20,000/-', '૧.૨ લાખ', '१ लाख २० हज़ार', 'રૂા. ૧,૨૦,૦૦૦'])('an amount of %s is read', async (amount) => {
    const { letter } = await write(language, { ...whole, amount });
    expect(letter?.textContent).toContain('₹1,20,000');
  });

  test('the letter is English, with its reading beside it where the page is not', async () => {
    const { letter } = await write(language, whole);
    const papers = [...(letter?.querySelectorAll('section') ?? [])];
    expect(papers).toHaveLength(language === 'en' ? 1 : 2);
    expect(papers[0]?.querySelector('[lang="en"]')?.textContent).toContain(dateIn('en', 3, 11, 2026));
    if (language !== 'en') {
      expect(papers[1]?.textContent).toContain(headings.reading);
      expect(papers[1]?.textContent).toContain(dateIn(language, 3, 11, 2026));
    }
  });

  test('what is announced is that it is ready, and not the letter', async () => {
    const { status } = await write(language, { ...whole, why: 'A reason that nobody reads out' });
    expect(status).toContain(ready.title);
    expect(status).not.toContain('A reason that nobody reads out');
  });

  test('each day to act is offered to the calendar under a name of its own', async () => {
    const { letter } = await write(language, whole);
    const links = [...(letter?.querySelectorAll('a[download]') ?? [])].map(({ textContent }) => textContent);
    expect(new Set(links).size).toBe(5);
  });

  test('a claim that nobody has decided asks for no decision, and has no last day for the commission', async () => {
    const { letter } = await write(language, { ...whole, 'decided-day': '', 'decided-month': '', 'decided-year': '', paid: '' }, 'late');
    expect(letter?.textContent).toContain(dateIn('en', 16, 10, 2026));
    expect(letter?.textContent).not.toContain(dates.commissionUntil.title);
    expect(letter?.textContent).toContain(dates.commissionUndecided.split('{{', 1)[0]);
  });

  test.each([
    ['5 lakh', ready.yearOver],
    ['60 lakh', ready.aboveLimit],
  ])('of an old refusal of %s says what is closed, that nothing is enclosed and that the letter is long', async (amount, closed) => {
    const { status } = await write(language, { ...whole, 'claimed-year': '2024', 'decided-year': '2025', amount, why: 'x'.repeat(2000) }, 'refused');
    const notes = [closed, ready.noEnclosures, ready.tooLong].map((note) => note.split('{{', 1)[0] ?? note);
    for (const note of notes) expect(status).toContain(note);
  });
});

test('hostile texts stand in the letter as text, and nothing of them runs or leads anywhere', async () => {
  const why = hostileTexts.join('\n').replaceAll('\r', '');
  const { letter } = await write('gu', { ...whole, why, name: '<img src=x onerror=pwned()>', insurer: '$t(title) {{phone}}' });
  expect(letter?.querySelector('script, img, iframe, form, input')).toBeNull();
  const texts = [...(letter?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
  expect(texts).toContain('<img src=x onerror=pwned()>');
  expect(texts).toContain('$t(title) {{phone}}');
});

test('signs that turn the direction of what follows do not reach the letter', async () => {
  const { letter } = await write('en', { ...whole, name: 'Na\u202Eme', why: 'Rea\u2066son' });
  expect(letter?.textContent).toContain('Reason');
  expect(letter?.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});

test('the ways to the office carry one line, and nothing that was typed', async () => {
  const { letter } = await write('en', whole);
  const ways = [...(letter?.querySelectorAll('a[href^="mailto:"], a[href*="wa.me"]') ?? [])];
  const links = ways.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toContain(localeWords('en', 'claim-letter').topic);
    for (const typed of ['Company', 'P/1', 'Reason', '1.2 lakh']) expect(link).not.toContain(typed);
    expect(link).not.toContain('\n');
  }
});

test('the letter is copied as text', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  await write('en', whole);
  const words = localeWords('en', 'claim-letter').actions;
  fireEvent.click(screen.getByRole('button', { name: words.copy }));
  await screen.findByText(words.copied);
  expect(writeText.mock.calls[0]?.[0]).toMatch(/^Date: 23 November 2026\nTo: The Grievance Redressal Officer\nCompany\n/);
  vi.unstubAllGlobals();
});
