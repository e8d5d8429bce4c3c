// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSending } from './sending.ts';

afterEach(() => vi.unstubAllGlobals());

const message = { name: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello' };

test('a message that has gone goes again only when another is asked for', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetched);
  const { result } = renderHook(useSending);
  // The second press comes through what was drawn before the first.
  const { send } = result.current;
  await act(() => send('/collect', message));
  await act(() => send('/collect', message));
  expect(fetched).toHaveBeenCalledTimes(1);
  act(() => result.current.another());
  await act(() => result.current.send('/collect', message));
  expect(fetched).toHaveBeenCalledTimes(2);
});
