import { afterEach, beforeEach, vi } from 'vitest';

/** An unexpected console.error or console.warn is a fault someone would have missed: it fails the test that caused it. */
const seen: string[] = [];

beforeEach(() => {
  seen.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      seen.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (seen.length > 0) throw new Error(seen.join('\n'));
});
