/** Lets a few in at a time. */
export interface Gate {
  /** Resolves to a function that must be called on leaving, or to null when too many are waiting already. */
  enter(): Promise<(() => void) | null>;
}

/** `atOnce` may be inside and `waitingMax` before the door; who comes first goes in first. */
export function createGate({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): Gate {
  let inside = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) inside -= 1;
    else next();
  };
  return {
    enter: async () => {
      if (inside < atOnce) inside += 1;
      else if (waiting.length >= waitingMax) return null;
      else await new Promise<void>((enter) => waiting.push(enter));
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        leave();
      };
    },
  };
}
