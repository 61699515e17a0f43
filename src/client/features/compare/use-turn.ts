import { useState } from 'react';

/** A cyclic index. */
export function useTurn(count: number): { turn: number; previous: () => void; next: () => void } {
  const [asked, setAsked] = useState(0);
  const turn = count < 1 ? 0 : asked % count;
  const by = (step: number) => setAsked(count < 1 ? 0 : (turn + step + count) % count);
  return { turn, previous: () => by(-1), next: () => by(1) };
}
