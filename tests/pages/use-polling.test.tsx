import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVERY_MS, usePolling } from '#client/features/profile/payments/use-polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('asks at once, again until the answer is yes, and then no more', async () => {
  const answers = [false, false, true];
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answers.shift() ?? false));
  const { result } = renderHook(() => usePolling(ask));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(EVERY_MS * 2);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(result.current.isWaiting).toBe(false);
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('what has just been read is not asked for at once', async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  renderHook(() => usePolling(ask, EVERY_MS));
  await pass(EVERY_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('gives up after half a minute, until it is asked again', async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const { result } = renderHook(() => usePolling(ask));
  await pass(40_000);
  expect(result.current.isWaiting).toBe(false);
  const asked = ask.mock.calls.length;
  act(() => result.current.again());
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(asked + 1);
  expect(result.current.isWaiting).toBe(true);
});

test('leaves nothing running behind', async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const { unmount } = renderHook(() => usePolling(ask));
  await pass(0);
  unmount();
  await pass(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
