import { milliseconds, subDays } from 'date-fns';
import { expect, test } from 'vitest';
import { clampHlc, formatHlc, maxHlc, nextHlc, parseHlc } from './hlc.ts';
import { operationSchema } from './operation.ts';
import { operationIdAt } from './operation-id.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');

test('A time written as text reads back as itself, and texts compare as times do', () => {
  const time = { wall: NOW, counter: 0x1f, device: 'phone-a' };
  expect(parseHlc(formatHlc(time))).toEqual(time);
  const inOrder = [
    formatHlc({ wall: 5, counter: 0xffff, device: 'z' }),
    formatHlc({ wall: NOW, counter: 9, device: 'z' }),
    formatHlc({ wall: NOW, counter: 10, device: 'a' }),
    formatHlc({ wall: NOW, counter: 10, device: 'b' }),
    formatHlc({ wall: NOW + 1, counter: 0, device: 'a' }),
  ];
  expect(inOrder.toSorted()).toEqual(inOrder);
});

test('SYNC-12 A device never makes the same time twice, whatever its wall clock does', () => {
  let last = '';
  for (const wall of [NOW, NOW, subDays(NOW, 1).getTime(), NOW + 1, NOW, 0, -5]) {
    const next = nextHlc(last, wall, 'a');
    expect(next > last).toBe(true);
    last = next;
  }
});

test('A counter that is used up moves on to the next millisecond', () => {
  const last = formatHlc({ wall: NOW, counter: 0xffff, device: 'a' });
  expect(parseHlc(nextHlc(last, NOW, 'a'))).toEqual({ wall: NOW + 1, counter: 0, device: 'a' });
});

test('SYNC-12 A clock up to a minute ahead is left alone, one beyond is set back to that minute', () => {
  const near = formatHlc({ wall: NOW + 60_000, counter: 3, device: 'a' });
  expect(clampHlc(near, NOW)).toBe(near);
  const far = formatHlc({ wall: NOW + 60_001, counter: 3, device: 'a' });
  expect(parseHlc(clampHlc(far, NOW))).toEqual({ wall: NOW + 60_000, counter: 0, device: 'a' });
});

test('SYNC-12 Two far-ahead writes of one device keep their order when both are set back to the same limit', () => {
  const year = milliseconds({ days: 365 });
  const earlier = { wall: NOW + year, counter: 7, device: 'a' };
  const later = { wall: NOW + year + 5_000, counter: 0, device: 'a' };
  const random = '01930000-0000-7000-8000-ffffffffffff';
  expect(clampHlc(formatHlc(earlier), NOW)).toBe(clampHlc(formatHlc(later), NOW));
  expect(operationIdAt(later, random) > operationIdAt(earlier, random)).toBe(true);
});

test('The greater of two times is the later one, and no time at all is the least', () => {
  expect(maxHlc('', formatHlc({ wall: 1, counter: 0, device: 'a' }))).toContain('0000000000001');
  expect(maxHlc('b', 'a')).toBe('b');
});

test('An operation id is a UUIDv7 that sorts by time, then counter, whatever the random tail', () => {
  const high = '01930000-0000-7fff-bfff-ffffffffffff';
  const low = '01930000-0000-7000-8000-000000000000';
  const ids = [
    operationIdAt({ wall: NOW, counter: 0, device: 'a' }, high),
    operationIdAt({ wall: NOW, counter: 1, device: 'a' }, low),
    operationIdAt({ wall: NOW, counter: 15, device: 'a' }, high),
    operationIdAt({ wall: NOW, counter: 16, device: 'a' }, low),
    operationIdAt({ wall: NOW + 1, counter: 0, device: 'a' }, low),
  ];
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(operationSchema.shape.op_id.safeParse(id).success).toBe(true);
});
