import { useState, useSyncExternalStore } from 'react';
import type { Exercise } from '#domain/exercises/exercise.ts';
import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import { gymFor } from '#domain/exercises/gym-kit.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { isWorkingSet, workingSets } from '#domain/training/set-kind.ts';
import { setText } from '#domain/training/set-text.ts';
import { useShallowSame } from '../use-shallow-same.ts';
import { workoutKey } from '../workout-key.ts';
import { effortOf } from '../workout-log.ts';
import type { ExerciseCardProps } from './exercise-card.tsx';
import { exerciseLines, type SetLine, shareLines, suggestionOfKind, type WayUp } from './exercise-lines.ts';
import { startText } from './exercise-words.ts';
import type { NextSetHelp, RowExercise } from './row-exercise.ts';
import { slipOf } from './slip-of.ts';
import type { TypedSets } from './typed-sets.ts';
import { useRecord } from './use-record.ts';
import type { WarmUpBasis } from './warm-up.tsx';

/** What an exercise's card shows: its rows, the help for the next set, and the record. `onWhy` opens its sheet. */
export function useExercise({ scene, state, earlier, basis, superset, turn, isWarm, show }: ExerciseCardProps, onWhy: () => void) {
  const { account, log, unit, asksUnit, isBigType, nextSet, onLogged, onRemoved, onGym } = scene;
  const { prescription, logged } = state;
  const known = prescribedExercise(prescription);
  const kind = known?.load ?? null;
  const gym = gymFor(scene.gym, known);
  const working = workingSets(logged);
  const wayUp = wayUpOf(known, log.place.is_strength ? prescription.rpe : null, isWarm);
  const record = useRecord(account, prescription.exercise, scene.trainedOn, working, unit);
  const { lines: made, suggestion: straight } = exerciseLines({
    prescription,
    logged,
    last_time: earlier.last,
    exposures: earlier.exposures,
    basis,
    returning: scene.returning,
    gym,
    extra: state.extra,
    unit,
    is_strength: log.place.is_strength,
    lighter_week: scene.lighterWeek,
    effort: effortOf(log.place),
    isQuiet: !scene.preferences.suggests,
    wayUp,
  });
  const all = useSharedLines(made);
  const lines = state.isBefore ? all.filter((line) => line.logged !== undefined) : all;
  const next = lines.find((line) => line.logged === undefined);
  const nextKind = useKindOf(log.typed, prescription, next);
  const suggestion = suggestionOfKind(straight, next, nextKind);
  const row = useShallowSame<RowExercise>({
    log,
    prescription,
    unit,
    known,
    kind,
    effort: effortOf(log.place),
    gym,
    asksUnit,
    isBigType,
    superset,
    nextSet,
    onLogged,
    onRemoved,
    onWhy,
    onGym,
  });
  const help: NextSetHelp = {
    suggested: suggestion === null ? '' : setText({ ...suggestion, unit }, unit, 'unit known'),
    reason: suggestion?.reason ?? (working.length === 0 ? startText(kind, prescription.reps) : ''),
    follows: turn?.follows ?? null,
    warmUp: working.length === 0 && nextKind !== 'warm-up' ? warmUpBasis(scene, state, wayUp) : null,
  };
  /** Undefined in a card that does not hold the next set. */
  const now = show === 'current' ? next : undefined;
  const slips = new Map(logged.map((set) => [set.set_n, slipOf(set, logged, earlier)]));
  return { known, lines, next, now, row, help, record, slips, suggestion, working };
}

/** The lines of the last drawing where they are equal, so that only changed rows rerender. */
function useSharedLines(lines: readonly SetLine[]): readonly SetLine[] {
  const [kept, setKept] = useState(lines);
  const shared = shareLines(kept, lines);
  if (shared !== kept) setKept(shared);
  return shared;
}

/** The kind the next set has: as chosen at its number, else as planned. */
function useKindOf(typed: TypedSets, prescription: PrescriptionView, next: SetLine | undefined): string | undefined {
  const read = () => next && (typed.typedOf(workoutKey(prescription), next.set_n) ?? next.proposed).kind;
  return useSyncExternalStore(typed.subscribe, read);
}

/** Lifts from the floor start at plate height; other hinges start from a rack. */
const FROM_FLOOR = /deadlift/;
const NOT_FROM_FLOOR = /romanian|stiff|single|one|dumbbell|kettlebell|rack|block/;

function wayUpOf(known: Exercise | undefined, rpe: number | null, isWarm: boolean): WayUp | undefined {
  if (known === undefined || !known.compound) return undefined;
  const from_floor = known.load === 'barbell' && FROM_FLOOR.test(known.id) && !NOT_FROM_FLOOR.test(known.id);
  return { kind: known.load, rpe, from_floor, already_warm: isWarm, compound: true };
}

function warmUpBasis(
  { log, unit, onWarmedUp }: ExerciseCardProps['scene'],
  { prescription, logged }: ExerciseCardProps['state'],
  wayUp: WayUp | undefined,
): WarmUpBasis | null {
  if (wayUp === undefined) return null;
  return {
    wayUp,
    logged: logged.filter((set) => !isWorkingSet(set)),
    onLog: async (step) => {
      const outcome = await log.warmUp(prescription, step, unit);
      if (outcome.ok) onWarmedUp();
      return outcome;
    },
  };
}
