import { type TouchEvent, useRef } from 'react';

/** Shorter movements are taps or scrolling. */
const SWIPE_PX = 48;

/** Horizontal swipes of one finger; vertical movement scrolls. */
export function useSwipe(toLeft: () => void, toRight: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) toLeft();
      else toRight();
    },
  };
}
