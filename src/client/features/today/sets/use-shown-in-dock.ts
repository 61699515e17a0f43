import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { logWords } from '#domain/training/log-words.ts';
import type { RowExercise } from './row-exercise.ts';
import { bringIntoView } from './use-focus-next.ts';
import type { SetRowState } from './use-set-row.ts';

/** Lets the dock log the next set with the state of its panel, whose fields and errors stay where they are. */
export function useShownInDock(panel: RefObject<HTMLElement | null>, exercise: RowExercise, row: SetRowState, isNext: boolean): void {
  const { nextSet, unit, superset } = exercise;
  const { needs, busy, asksWeight, trouble } = row;
  const words = logWords({ typed: row.value, needs, unit, superset, asksWeight });
  const log = useEffectEvent(() => void row.tick(row.value));
  useLayoutEffect(() => {
    if (isNext) return nextSet.show({ words, isBusy: busy, log: () => log() });
  }, [isNext, nextSet, words, busy]);
  // What is wrong is said at its field, which may have scrolled away from the dock.
  useEffect(() => {
    const field = panel.current?.querySelector('[aria-invalid]');
    if (isNext && trouble !== null && field != null) bringIntoView(field);
  }, [isNext, trouble, panel]);
}
