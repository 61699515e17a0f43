import type { Prescription } from '#domain/plan/plan.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { withoutSchedules, withWeekOrder } from '../../plan/week-schedules.ts';
import type { DraftItem } from '../build/draft.ts';
import { prescriptionOf, restOf } from '../build/scheme.ts';
import { SLOT_OF_PATTERN, type Slot } from '../build/slot-table.ts';
import { noteFor, whyFor } from '../build/why.ts';
import { type SessionItem, withSets } from '../change/session-items.ts';
import type { Trainee } from '../person/trainee.ts';
import type { PlanDraft } from './plan-draft.ts';

export interface FreshItem {
  exercise: Exercise;
  slot?: Slot;
  main: boolean;
  /** Sets of an ordinary week. */
  sets: number;
  reps?: string | undefined;
  why?: string | undefined;
  light?: boolean;
}

/** A new item as the builder writes it for this trainee in one week of the plan. */
export function freshItem(fresh: FreshItem, draft: PlanDraft, trainee: Trainee, week: number): SessionItem {
  const suited = traineeForMode(draft, trainee);
  const { exercise, main, sets, light } = fresh;
  const item: DraftItem = {
    exercise,
    main,
    sets,
    slot: fresh.slot ?? SLOT_OF_PATTERN[exercise.pattern],
    rest_seconds: 0,
    light: light === true,
  };
  const rest_seconds = restOf(item, suited);
  const amounts = prescriptionOf(item, suited, week);
  const reps = fresh.reps ?? String(amounts.reps);
  const note = noteFor(item, suited);
  const written: Prescription = {
    exercise: exercise.name,
    exercise_id: exercise.id,
    ...amounts,
    reps,
    rest_seconds,
    ...(note === undefined ? {} : { note }),
    why: fresh.why ?? whyFor(item, suited),
  };
  const raw = draft.is_strength ? written : inWeeksOf(draft, written);
  const read: SessionItem = { raw, exercise, name: exercise.name, reps, main, sets, done: 0, locked: true };
  return withSets(read, Number(amounts.sets ?? sets));
}

/** A plan from elsewhere may be in another mode (RPE or RIR) than the trainee's goal; the plan's mode counts. */
function traineeForMode(draft: PlanDraft, trainee: Trainee): Trainee {
  if (draft.is_strength) return trainee.goal === 'strength' ? trainee : { ...trainee, goal: 'strength' };
  return trainee.goal === 'strength' ? { ...trainee, goal: 'general fitness' } : trainee;
}

/** The plan's block may be longer or shorter than this trainee's usual one: its last week stays the lighter one. A plan without a block is one week. */
function inWeeksOf({ plan }: PlanDraft, raw: Prescription): Prescription {
  const weeks = plan.block?.weeks;
  if (weeks === undefined) return withoutSchedules(raw);
  const own = Math.max(...[raw.sets_schedule, raw.reps_schedule, raw.rir_schedule].map((schedule) => schedule?.length ?? 0));
  if (own === 0 || own === weeks) return raw;
  const order = Array.from({ length: weeks }, (_, week) => (week === weeks - 1 ? own - 1 : Math.min(week, own - 2)));
  return withWeekOrder(raw, order);
}
