import { describe, expect, test } from 'vitest';
import { newestLines, newsSince } from './news-since.ts';

const CHANGELOG = `# Changelog

What people notice.

## Unreleased

- The third. With a reason.
- The second: «Log a set» is 1.5 times as fast.
- The first

## 0.1.0

- Everything.
`;

describe('what is new in a version that waits (PAGE-18)', () => {
  test('the newest lines, each by its first sentence', () => {
    expect(newestLines(CHANGELOG, 2)).toEqual(['The third.', 'The second: «Log a set» is 1.5 times as fast.']);
    expect(newestLines(CHANGELOG, 9)).toHaveLength(3);
    expect(newestLines('# Changelog\n', 9)).toEqual([]);
  });

  test('only what the running version does not have; all that is told when it is older than that', () => {
    expect(newsSince(['c', 'b', 'a'], 'b')).toEqual(['c']);
    expect(newsSince(['c', 'b', 'a'], 'c')).toEqual([]);
    expect(newsSince(['c', 'b', 'a'], 'z')).toEqual(['c', 'b', 'a']);
  });
});
