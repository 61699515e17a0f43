const GAP_PX = 8;

interface ToastSpace {
  /** Of the toast, in pixels like everything here. */
  height: number;
  /** Where the dock begins, or the window ends. */
  lower: number;
  tick: { top: number; bottom: number } | undefined;
}

/** How far down a toast may begin that would cover the next tick at its usual place; null leaves it there, above the dock. */
export function toastTop({ height, lower, tick }: ToastSpace): number | null {
  const upper = lower - height - 2 * GAP_PX;
  if (tick === undefined || tick.bottom <= upper || tick.top >= lower) return null;
  return Math.max(0, tick.top - GAP_PX - height);
}
