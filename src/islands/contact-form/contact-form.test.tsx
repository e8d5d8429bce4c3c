// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formWords } from '../../test/contact-page.ts';
import { renderIsland } from '../../test/render-island.tsx';
import { fieldId, messageFields, type MessageField } from './contact-message.ts';

const { errors, ...words } = formWords('en');

const message = { name: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello' };

const post = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  post.mockReset();
  vi.stubGlobal('fetch', post);
});
afterEach(() => vi.unstubAllGlobals());

const field = (name: MessageField) => {
  const found = document.querySelector<HTMLInputElement>(`#${fieldId(name)}`);
  if (!found) throw new Error(`The contact form has no field "${name}".`);
  return found;
};
const type = (name: MessageField, text: string) => fireEvent.input(field(name), { target: { value: text } });
const sendButton = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
const pressSend = () => act(async () => sendButton()?.click());
const describedAs = (name: MessageField) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? []);
const typed = () => Object.fromEntries(messageFields.map((name) => [name, field(name).value]));

async function drawFilledIn(changes: Partial<typeof message> = {}): Promise<void> {
  await renderIsland({ name: 'contact-form', page: 'contact' });
  for (const name of messageFields) type(name, { ...message, ...changes }[name]);
}

describe('what cannot go', () => {
  const slips = [
    { field: 'name', text: '', error: errors.name },
    { field: 'email', text: '', error: errors.emailMissing },
    { field: 'email', text: 'asha', error: errors.email },
    { field: 'message', text: ' \n', error: errors.message },
    { field: 'phone', text: '9'.repeat(41), error: errors.tooLong },
  ] as const;

  describe.each(slips)('"$text" as $field', (slip) => {
    beforeEach(async () => {
      await drawFilledIn({ [slip.field]: slip.text });
      await pressSend();
    });

    test('is not posted', () => {
      expect(post).not.toHaveBeenCalled();
    });

    test('says at its field what is wrong', () => {
      expect(describedAs(slip.field)).toContain(slip.error);
    });

    test('marks no other field', () => {
      expect(messageFields.filter((name) => field(name).getAttribute('aria-invalid'))).toEqual([slip.field]);
    });

    test('takes the focus', () => {
      expect(document.activeElement).toBe(field(slip.field));
    });

    test('is right as soon as it is corrected', async () => {
      await act(async () => void type(slip.field, message[slip.field]));
      expect(field(slip.field).getAttribute('aria-invalid')).toBeNull();
    });
  });

  test('all that is missing is summed up, in the order of the form', async () => {
    await renderIsland({ name: 'contact-form', page: 'contact' });
    await pressSend();
    const entries = [...(screen.getByText(errors.summary).parentElement?.querySelectorAll('a') ?? [])];
    expect(entries.map(({ textContent }) => textContent)).toEqual([words.name, words.email, words.message]);
  });

  test('an entry of the summary leads to its field', async () => {
    await renderIsland({ name: 'contact-form', page: 'contact' });
    await pressSend();
    fireEvent.click(screen.getByText(words.message, { selector: 'a' }));
    expect(document.activeElement).toBe(field('message'));
  });
});

describe('while it goes', () => {
  beforeEach(async () => {
    post.mockReturnValue(new Promise(() => {}));
    await drawFilledIn();
    await pressSend();
  });

  test('exactly the four fields are posted', () => {
    expect(post.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))).toEqual([message]);
  });

  test('the button says so and is not offered', () => {
    expect(sendButton()).toMatchObject({ disabled: true, textContent: words.sending });
  });

  test('the fields cannot be changed', () => {
    expect(messageFields.filter((name) => !field(name).readOnly)).toEqual([]);
  });
});

describe('once it has gone', () => {
  beforeEach(async () => {
    post.mockImplementation(async () => Response.json({ ok: true }));
    await drawFilledIn();
    await pressSend();
    await screen.findByText(words.sentTitle);
  });

  test('the panel that says so has the focus', () => {
    expect(document.activeElement?.textContent).toBe(words.sentTitle);
  });

  test('another message begins with empty fields', async () => {
    fireEvent.click(screen.getByText(words.another));
    await waitFor(() => expect(typed()).toEqual({ name: '', email: '', phone: '', message: '' }));
  });

  test('another message begins at the first field', async () => {
    fireEvent.click(screen.getByText(words.another));
    await waitFor(() => expect(document.activeElement).toBe(field('name')));
  });
});

describe.each([
  { reason: 'an answer without a reason', answer: () => new Response('', { status: 500 }), said: errors.problem },
  {
    reason: 'a reason',
    answer: () => Response.json({ errors: [{ message: 'is strange' }] }, { status: 422 }),
    said: 'is strange',
  },
  { reason: 'a refusal that calls itself ok', answer: () => Response.json({ ok: false }), said: errors.problem },
  { reason: 'no network', answer: () => Promise.reject(new TypeError('Failed to fetch')), said: errors.unexpected },
  {
    reason: 'a wait of minutes',
    answer: () => new Response('', { status: 429, headers: { 'Retry-After': '120' } }),
    said: errors.tooMany.replace('{{wait}}', errors.waitMinutes_other.replace('{{count}}', '2')),
  },
  {
    reason: 'a wait of days',
    answer: () => new Response('', { status: 429, headers: { 'Retry-After': '86400' } }),
    said: errors.tooManyLater,
  },
])('where it fails by $reason', ({ answer, said }) => {
  beforeEach(async () => {
    post.mockImplementation(async () => answer());
    await drawFilledIn();
    await pressSend();
    await screen.findByText(said);
  });

  test('the reason has the focus of whoever waited', () => {
    expect(document.activeElement?.textContent).toBe(said);
  });

  test('what is typed stays', () => {
    expect(typed()).toEqual(message);
  });

  test('other ways to send it are offered', () => {
    expect(screen.getByText(words.otherWays.email).closest('[hidden]')).toBeNull();
  });

  test('it may be sent again', () => {
    expect(sendButton()).toMatchObject({ disabled: false, textContent: words.send });
  });
});
