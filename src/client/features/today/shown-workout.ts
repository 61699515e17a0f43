import { useMemo, useState } from 'react';
import { useHasOpenDialog } from '#client/ui/overlays/open-dialogs.ts';
import { freeTrainingOf } from '#offline/log/free-training.ts';
import { type Recent, type Standing, type Training, trainingOf } from '#offline/log/training.ts';

/** What Today shows: a workout without a plan, the plan's, or the ways to start one. `key` tells one workout from another. */
type ShownWorkout = { key: string } & (
  | { kind: 'free'; training: Training }
  | { kind: 'plan'; training: Training; next: NonNullable<Training['next']> }
  | { kind: 'none' }
);

/**
 * Today's workout. Another one that arrives while a sheet is open waits until it is closed, because it would take the sheet away
 * (TODAY-11).
 */
export function useShownWorkout(standing: Standing, recent: Recent, today: string): ShownWorkout {
  const wanted = useMemo(() => shownWorkout(standing, recent, today), [standing, recent, today]);
  const isHeld = useHasOpenDialog();
  const [shown, setShown] = useState(wanted);
  if (isHeld && shown.key !== wanted.key) return shown;
  if (shown !== wanted) setShown(wanted);
  return wanted;
}

function shownWorkout(standing: Standing, recent: Recent, today: string): ShownWorkout {
  const free = freeTrainingOf(standing, recent, today);
  if (free !== undefined) return { kind: 'free', key: `${today}|${free.version.plan_id}`, training: free };
  const training = trainingOf(standing, recent, today);
  if (training?.next === undefined) return { kind: 'none', key: today };
  const { week, day } = training.next;
  return { kind: 'plan', key: `${today}|${training.version.plan_id}|${week}|${day}`, training, next: training.next };
}
