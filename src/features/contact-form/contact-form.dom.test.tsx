import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formWords, sampleMessage } from '../../test/contact-page.ts';
import { descriptionsOf, partAt } from '../../test/part-at.ts';
import { renderIsland } from '../../test/render-island.tsx';
import { fieldId, messageFields, type MessageField } from './contact-message.ts';

const { errors, ...words } = formWords('en');

const message = { ...sampleMessage, phone: '' };

const post = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  post.mockReset();
  vi.stubGlobal('fetch', post);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const field = (name: MessageField) => partAt(`#${fieldId(name)}`);
const type = (name: MessageField, text: string) => fireEvent.input(field(name), { target: { value: text } });
const sendButton = () => partAt('button[type=submit]');
const pressSend = () => act(async () => sendButton().click());

async function drawFilledIn(changes: Partial<typeof message> = {}): Promise<void> {
  await renderIsland({ name: 'contact-form', page: 'contact' });
  for (const name of messageFields) type(name, { ...message, ...changes }[name]);
}

test('a slip is not posted, but said at its field alone, which takes the focus, until it is corrected', async () => {
  await drawFilledIn({ phone: '9'.repeat(41) });
  // Readers of screens announce only what comes where they listened before.
  const listening = [...document.querySelectorAll('[aria-live="polite"]')];
  await pressSend();
  expect(post).not.toHaveBeenCalled();
  expect(descriptionsOf(field('phone'))).toContain(errors.tooLong);
  expect(listening.map(({ textContent }) => textContent)).toContain(errors.tooLong);
  expect(messageFields.filter((name) => field(name).getAttribute('aria-invalid'))).toEqual(['phone']);
  expect(document.activeElement).toBe(field('phone'));
  await act(async () => void type('phone', message.phone));
  expect(field('phone').getAttribute('aria-invalid')).toBeNull();
});

test('while it goes the button says so and rests, fields cannot be changed, and after 8 seconds it is said to be slow', async () => {
  post.mockReturnValue(new Promise(() => {}));
  await drawFilledIn();
  vi.useFakeTimers();
  await pressSend();
  expect(sendButton()).toMatchObject({ disabled: true, textContent: words.sending });
  expect(messageFields.filter((name) => !field(name).readOnly)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(8000));
  screen.getByText(words.stillTrying);
});

test('of a double tap the second press sends nothing, and does nothing to the success', async () => {
  post.mockImplementation(async () => Response.json({ ok: true }));
  await drawFilledIn();
  await act(async () => [1, 2].forEach(() => sendButton().click()));
  expect(post).toHaveBeenCalledTimes(1);
  const another = screen.getByText(words.another);
  fireEvent.click(another, { detail: 2 });
  expect(screen.getByText(words.another)).toBe(another);
});

test.each([
  ['120', errors.tooMany.replace('{{wait}}', errors.waitMinutes_other.replace('{{count}}', '2'))],
  ['86400', errors.tooManyLater],
])('where the collector asks to wait %s seconds, “%s” is said', async (seconds, said) => {
  post.mockImplementation(async () => new Response('', { status: 429, headers: { 'Retry-After': seconds } }));
  await drawFilledIn();
  await pressSend();
  await screen.findByText(said);
});
