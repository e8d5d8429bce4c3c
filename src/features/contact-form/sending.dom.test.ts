import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleMessage as message } from '../../test/contact-page.ts';
import { useSending } from './sending.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('in old browsers too a message without an answer is given up after 15 seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('AbortSignal', {});
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) => new Promise((__, reject) => signal?.addEventListener('abort', reject)),
  );
  const { result } = renderHook(useSending);
  act(() => void result.current.send('/collect', message, 4000));
  await act(() => vi.advanceTimersByTimeAsync(10_999));
  expect(result.current.state).toEqual({ step: 'sending', isSlow: true });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.state).toEqual({ step: 'failed', failure: { kind: 'unexpected' } });
});
