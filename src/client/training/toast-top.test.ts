import { expect, test } from 'vitest';
import { toastTop } from './toast-top.ts';

const covers = (top: number, height: number, tick: { top: number; bottom: number }) => top < tick.bottom && tick.top < top + height;

test('the undo stays above the dock while the next tick is clear of it', () => {
  expect(toastTop({ height: 52, lower: 326, tick: { top: 147, bottom: 203 } })).toBeNull();
  expect(toastTop({ height: 52, lower: 326, tick: undefined })).toBeNull();
  // Under the dock the tick is scrolled to first.
  expect(toastTop({ height: 52, lower: 326, tick: { top: 330, bottom: 386 } })).toBeNull();
});

test('wherever the next tick stands, the undo covers neither it nor the dock, on the smallest phone with large text too', () => {
  for (const { height, lower } of [
    { height: 144, lower: 405 },
    { height: 96, lower: 405 },
    { height: 52, lower: 326 },
    { height: 52, lower: 256 },
  ])
    for (let top = 0; top + 60 <= lower; top += 1) {
      const tick = { top, bottom: top + 60 };
      const at = toastTop({ height, lower, tick }) ?? lower - 8 - height;
      expect(covers(at, height, tick), `tick at ${top}, undo at ${at}`).toBe(false);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at + height).toBeLessThanOrEqual(lower);
    }
});
