import { useState } from 'react';
import type { StrokeState } from '#client/ui/graphics/tally.tsx';
import type { WeightUnit } from '#domain/training/units.ts';
import { askToPersist } from '#offline/store/quota.ts';
import type { ExerciseState } from '../use-workout-view.ts';
import type { Outcome, WorkoutLog } from '../workout-log.ts';
import { FinishSheet } from './finish-sheet.tsx';
import { type UntickedRow, untickedRows } from './unticked-rows.ts';

interface FinishInput {
  log: WorkoutLog;
  states: readonly ExerciseState[];
  groups: readonly (readonly StrokeState[])[];
  unit: WeightUnit;
  /** The error; null on success. */
  onTrouble: (message: string | null) => void;
  /** The workout was logged or discarded. */
  onEnded: () => void;
  /** The workout was logged: dismiss the undo offer. */
  onLogged: () => void;
}

/** `Log Workout`: finishes at once when everything is ticked, otherwise asks. */
export function useFinish({ log, states, groups, unit, onTrouble, onEnded, onLogged }: FinishInput) {
  const [asked, setAsked] = useState<readonly UntickedRow[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<Outcome>): Promise<boolean> => {
    setBusy(true);
    const outcome = await work();
    setBusy(false);
    onTrouble(outcome.ok ? null : outcome.message);
    if (!outcome.ok) return false;
    onEnded();
    if (asked === null) scrollUp();
    else scrollUpOnceClosed();
    return true;
  };
  const finish = async (toLog: readonly UntickedRow[], leave: readonly UntickedRow[]) => {
    if (!(await run(() => log.finish({ log: toLog, leave }, unit)))) return;
    onLogged();
    await askToPersist(navigator.storage);
  };
  const start = () => {
    const rows = states.flatMap((state) => state.rows);
    const done = rows.filter((row) => row.logged !== undefined).length;
    const unticked = untickedRows(states, log.typed);
    const needsNoAnswer = unticked.length === 0 && (done === 0 || done === rows.length);
    if (needsNoAnswer) void finish([], []);
    else setAsked(unticked);
  };
  const sheet =
    asked === null ? null : (
      <FinishSheet
        states={states}
        groups={groups}
        unticked={asked}
        unit={unit}
        onClose={() => setAsked(null)}
        onFinish={(toLog) =>
          void finish(
            toLog,
            asked.filter((row) => !toLog.includes(row)),
          )
        }
        onDiscard={() => void run(() => log.discard(asked))}
      />
    );
  return { start, isBusy, sheet };
}

function scrollUp(): void {
  window.scrollTo({ top: 0 });
}

/** The closing sheet goes back in history, and the browser restores the scroll position with the layout of the frame after that. */
function scrollUpOnceClosed(): void {
  const handleBack = () => requestAnimationFrame(() => requestAnimationFrame(scrollUp));
  window.addEventListener('popstate', handleBack, { once: true, signal: AbortSignal.timeout(1_000) });
}
