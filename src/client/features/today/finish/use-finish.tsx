import { use, useState } from 'react';
import { storeNow } from '#client/training/store-now.ts';
import type { StrokeState } from '#client/ui/graphics/tally.tsx';
import { hasTargets, isFreeWorkout } from '#domain/training/free-workout.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { leaveWorkout, stayWithWorkout } from '#offline/log/free-workouts.ts';
import type { Account } from '#offline/store/account.ts';
import { askToPersist } from '#offline/store/quota.ts';
import { countSets, type ExerciseState, exerciseStates } from '../use-workout-view.ts';
import type { Outcome, WorkoutLog } from '../workout-log.ts';
import { DiscardedContext } from './discarded.tsx';
import { FinishSheet } from './finish-sheet.tsx';
import { type UntickedRow, untickedRows } from './unticked-rows.ts';

interface FinishInput {
  account: Account;
  /** yyyy-mm-dd */
  today: string;
  log: WorkoutLog;
  states: readonly ExerciseState[];
  exercises: readonly ExerciseState['prescription'][];
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
export function useFinish({ account, today, log, states, exercises, groups, unit, onTrouble, onEnded, onLogged }: FinishInput) {
  const [asked, setAsked] = useState<readonly UntickedRow[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<Outcome>, closed: Promise<void>): Promise<boolean> => {
    setBusy(true);
    const outcome = await work();
    setBusy(false);
    onTrouble(outcome.ok ? null : outcome.message);
    if (!outcome.ok) return false;
    onEnded();
    void scrollUpAfter(closed);
    return true;
  };
  const end = async (toLog: readonly UntickedRow[], leave: readonly UntickedRow[]): Promise<Outcome> => {
    const failed = await stayIfFree(account, log.place.plan_id, today);
    return failed === null ? log.finish({ log: toLog, leave }, unit) : { ok: false, field: null, message: failed };
  };
  const finish = async (toLog: readonly UntickedRow[], leave: readonly UntickedRow[], closed: Promise<void>) => {
    if (!(await run(() => end(toLog, leave), closed))) return;
    onLogged();
    await askToPersist(navigator.storage);
  };
  const isFree = isFreeWorkout(log.place.plan_id);
  const discard = useDiscard({ account, today, log });
  // What is still being stored counts as ticked, so it is waited for and the screen, which is a moment behind, is not asked.
  const start = async () => {
    setBusy(true);
    const stored = await log.storedSets().then(
      (sets) => exerciseStates(exercises, sets, log.typed.extras),
      () => states,
    );
    setBusy(false);
    const { done, left } = countSets(stored);
    const hasAny = stored.some(({ logged }) => logged.length > 0);
    const unticked = untickedRows(stored, log.typed);
    // Without a set there is nothing to log: a workout without a plan can be discarded.
    const needsNoAnswer = unticked.length === 0 && (hasAny ? left === 0 && done > 0 : !isFree);
    if (needsNoAnswer) await finish([], [], Promise.resolve());
    else setAsked(unticked);
  };
  const sheet =
    asked === null ? null : (
      <FinishSheet
        states={states}
        groups={groups}
        unticked={asked}
        unit={unit}
        hasTargets={hasTargets(log.place.plan_id)}
        onClose={() => setAsked(null)}
        onFinish={(toLog) =>
          void finish(
            toLog,
            asked.filter((row) => !toLog.includes(row)),
            sheetClosed(),
          )
        }
        isFree={isFree}
        onDiscard={() => void run(() => discard(asked), sheetClosed())}
      />
    );
  return { start: () => void start(), isBusy, sheet };
}

/** A workout without a plan is gone with its exercises when it is discarded; Today asks again, and offers the way back. */
function useDiscard({ account, today, log }: Pick<FinishInput, 'account' | 'today' | 'log'>) {
  const onDiscarded = use(DiscardedContext);
  return (rows: readonly UntickedRow[]): Promise<Outcome> =>
    isFreeWorkout(log.place.plan_id)
      ? log.discard(rows, async (change) => {
          onDiscarded({ place: log.place, change });
          await leaveWorkout(account, today);
        })
      : log.discard(rows);
}

/** Keeps the day of a workout without a plan; a sentence when it could not. */
function stayIfFree(account: Account, planId: string, today: string): Promise<string | null> {
  return isFreeWorkout(planId) ? storeNow(() => stayWithWorkout(account, planId, today)) : Promise.resolve(null);
}

/**
 * Resolves when the sheet that is closing has gone back in history and the browser has restored the scroll position, which it does with
 * the layout of the next frame; after five seconds without that in any case.
 */
function sheetClosed(): Promise<void> {
  return new Promise((resolve) => {
    const handleBack = () => {
      clearTimeout(timer);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    };
    window.addEventListener('popstate', handleBack, { once: true });
    const timer = setTimeout(() => {
      window.removeEventListener('popstate', handleBack);
      resolve();
    }, 5_000);
  });
}

async function scrollUpAfter(closed: Promise<void>): Promise<void> {
  await closed;
  window.scrollTo({ top: 0 });
}
