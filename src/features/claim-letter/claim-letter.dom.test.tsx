import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import limits from '../../values/limits.json' with { type: 'json' };
import { casesBeside } from '../../test/cases.ts';
import hostileTexts from '../../test/hostile-texts.json' with { type: 'json' };
import { partAt } from '../../test/part-at.ts';
import { typedClaim } from '../../test/refused-claim.ts';
import { renderIsland } from '../../test/render-island.tsx';
import { localeWords } from '../../test/shared-words.ts';

type Typed = Readonly<Record<string, string>>;

const { dates, errors, ready } = localeWords('gu', 'claim-letter');

const whole: Typed = { ...typedClaim, paid: '80000' };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const fieldOf = (name: string) => partAt(`#claim-letter-${name}`);

const written = () => document.querySelector('[data-copy]')?.closest('[data-controls]')?.parentElement ?? null;

/** Presses the button, and gives what stands on the page then. */
function press() {
  fireEvent.submit(partAt('form'));
  return {
    letter: written(),
    text: written()?.textContent ?? '',
    status: document.querySelector('form [role="status"]')?.textContent ?? '',
  };
}

/** Draws the form, writes the claim with these differences into it, and presses the button. */
async function write(typed: Typed = {}, chosen = 'cut', others: readonly string[] = ['line-health', 'role-holder']) {
  await renderIsland({ name: 'claim-letter', page: 'refused', language: 'gu' });
  for (const choice of [`happened-${chosen}`, ...others]) fireEvent.click(fieldOf(choice));
  for (const [name, text] of Object.entries({ ...whole, ...typed }))
    fireEvent.input(fieldOf(name), { target: { value: text } });
  return press();
}

test.each(casesBeside(import.meta.filename, 'what', 'field', 'error', 'chosen', 'typed'))(
  '$what is answered at its field, which takes the focus, and nothing is lost',
  async ({ field, error, chosen, typed }) => {
    const [happened, line, ground] = chosen.split(' ');
    const slip: Typed = Object.fromEntries(typed.split('; ').map((each) => each.split('=')));
    // In the table for more than a line of the letter holds.
    if (slip.insurer) Object.assign(slip, { insurer: 'x'.repeat(limits.letterLine + 1) });
    const choices = [`line-${line}`, 'role-holder', ...(ground ? [`ground-${ground}`] : [])];
    const { letter } = await write(typed ? slip : {}, happened, choices);
    expect(letter).toBeNull();
    expect(document.activeElement).toBe(fieldOf(field));
    expect(document.body.textContent).toContain(errors[error as keyof typeof errors]);
    for (const name of ['policy', 'why', 'address']) expect(fieldOf(name).value).toBe(whole[name]);
  },
);

test('where nobody has decided, no decision is asked for or enclosed, though it was ticked, and the commission has no last day', async () => {
  const ticked = ['deathCertificate', 'decision', 'policy'].map((each) => `enclosed-${each}`);
  const { text } = await write({ 'decided-day': '', paid: '' }, 'late', ['line-health', 'role-holder', ...ticked]);
  const list = [...(written()?.querySelectorAll('[lang="en"] ol') ?? [])].at(-1);
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    localeWords('en', 'claim-letter').letter.enclosures.policy,
  ]);
  expect(text).toContain(dates.commissionUndecided.split('{{', 1)[0]);
});

test.each([
  ['5 lakh', ready.yearOver],
  ['60 lakh', ready.aboveLimit],
])(
  'of an old refusal of %s is said what to heed: the way, that nothing is enclosed, the length',
  async (amount, way) => {
    const old = { 'claimed-day': '1 10 2024', 'decided-day': '3 11 2025' };
    const { status, text } = await write({ ...old, amount, why: 'x'.repeat(2000) }, 'refused');
    for (const note of [way, ready.noEnclosures, ready.tooLong]) expect(status).toContain(note.split('{{', 1)[0]);
    expect(text.includes(dates.ombudsmanUntil.past)).toBe(way === ready.yearOver);
  },
);

test('hostile texts stand in the letter as text, nothing of them runs or leads anywhere, and numbers are Latin', async () => {
  const typed = { name: '<img src=x onerror=pwned()>', insurer: '$t(title) {{phone}}' };
  const { letter, text } = await write({ ...typed, policy: 'P/૧૨/३', why: hostileTexts.join('\n') });
  expect(letter?.querySelector('script, img, iframe, form, input')).toBeNull();
  const texts = [...(letter?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(Object.values(typed)));
  expect(text).toContain('P/12/3');
  // Signs that would turn the direction of what follows.
  expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});
