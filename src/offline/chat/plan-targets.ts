import { loadText } from '#domain/ai-coach/log-digest/digest-exercise.ts';
import type { DigestTarget, LogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import { suggestionBasis, suggestPlannedSet } from '#domain/ai-coach/planned-suggestion.ts';
import { dayView, type PrescriptionView } from '#domain/plan/plan-view.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { exerciseKey } from '#domain/sync/slots.ts';
import { chooseSession } from '#domain/training/choose-session.ts';
import { type LoadNote, readLoadNotes } from '#domain/training/load-notes.ts';
import type { NextWorkout } from '#domain/training/next-workout.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { isLighterPlanWeek } from '#domain/training/week-effort.ts';
import { type Earlier, NOTHING_EARLIER, readEarlier } from '../log/earlier-sets.ts';
import { readSessionDay } from '../log/session-adjust.ts';
import { nextSessionId } from '../log/sessions.ts';
import { type LoggedSet, listSets } from '../log/set-logs.ts';
import { returnOf, type Training, trainedPlan } from '../log/training.ts';
import type { Account } from '../store/account.ts';

export interface TargetsInput {
  /** yyyy-mm-dd */
  today: string;
  training: Training;
  next: NextWorkout;
  unit: WeightUnit;
  gym: Gym | undefined;
  /** What makes the way back after a break longer. */
  returning?: Returning;
}

export type PlanTargets = Pick<LogDigest, 'targets'> & { place: NonNullable<LogDigest['place']> };

/** Where the trainee is in the plan, and what Today's Workout suggests for each exercise of this week, the next session first. */
export async function readTargets(account: Account, input: TargetsInput): Promise<PlanTargets> {
  const { training, next } = input;
  const others = training.labels.map((_, day) => day).filter((day) => day !== next.day);
  const days = await Promise.all([next.day, ...others].map((day) => readDay(account, input, day)));
  const [first] = days;
  return {
    targets: days.flatMap(({ targets }) => targets),
    place: {
      week: next.week,
      day: next.day,
      labels: training.labels,
      scheduled: next.scheduled,
      session: first?.session ?? 'none',
      changed: first?.changed ?? null,
    },
  };
}

interface DayTargets {
  targets: DigestTarget[];
  session: 'none' | 'open' | 'logged';
  changed: string | null;
}

async function readDay(account: Account, input: TargetsInput, day: number): Promise<DayTargets> {
  const { training, today } = input;
  const { plan_id } = training.version;
  const plan = trainedPlan(training, input.next.week, returnOf(training, today, input.returning));
  const place = { plan_id, week: input.next.week, day };
  const { session, finished } = chooseSession(training.sessions, place, { today, now: training.read_at }, false);
  const session_id = session?.session_id ?? (await nextSessionId(account, { performed_on: today, ...place }));
  const [adjusted, logged] = await Promise.all([
    readSessionDay(account, session_id),
    session === null ? Promise.resolve([]) : listSets(account, session_id).then(workingSets),
  ]);
  const changed = adjusted === null ? undefined : dayView({ ...plan, weeks: null, schedule: [adjusted.day] }, place.week, 0);
  const view = changed ?? dayView(plan, place.week, day);
  const notes = adjusted === null || changed === undefined ? NO_NOTES : readLoadNotes(adjusted.day);
  const views = view === undefined ? [] : [...view.primary, ...view.accessories];
  const names = new Set([...views.map(({ exercise }) => exercise), ...[...notes.values()].map(({ from }) => from)]);
  const earlier = await readEarlier(account, [...names], session?.performed_on ?? today);
  return {
    targets: views.map((one) => targetOf(one, { ...input, day, logged, notes, earlier })),
    session: finished ? 'logged' : session === null ? 'none' : 'open',
    changed: changed === undefined ? null : (adjusted?.why ?? null),
  };
}

const NO_NOTES: ReadonlyMap<string, LoadNote> = new Map();

interface TargetInput extends TargetsInput {
  day: number;
  /** The session's sets. */
  logged: readonly LoggedSet[];
  notes: ReadonlyMap<string, LoadNote>;
  earlier: ReadonlyMap<string, Earlier>;
}

function targetOf(view: PrescriptionView, input: TargetInput): DigestTarget {
  const { training, unit, earlier } = input;
  const key = exerciseKey(view.exercise);
  const logged = input.logged.filter((set) => exerciseKey(set.exercise) === key && set.exercise_n === view.exercise_n);
  const { last, exposures } = earlier.get(view.exercise) ?? NOTHING_EARLIER;
  const setsOf = (exercise: string) => {
    const today = input.logged.filter((set) => exerciseKey(set.exercise) === exerciseKey(exercise));
    return today.length > 0 ? today : (earlier.get(exercise)?.last ?? []);
  };
  const suggestion = suggestPlannedSet({
    prescription: view,
    logged,
    last_time: last,
    exposures,
    // Reported maxes belong to the conversation, so the answer adds them.
    basis: suggestionBasis(view, { note: input.notes.get(key), maxes: new Map(), setsOf }),
    returning: input.returning,
    gym: input.gym,
    unit,
    is_strength: training.view.is_strength,
    lighter_week: isLighterPlanWeek(training.version.plan, input.next.week),
  });
  return {
    day: input.day,
    exercise: view.exercise,
    exercise_n: view.exercise_n,
    sets: view.sets,
    done: logged.length,
    reps: view.reps,
    rpe: training.view.is_strength ? view.rpe : null,
    suggestion: suggestion === null ? null : { load: loadText(suggestion.weight, unit), reps: suggestion.reps, reason: suggestion.reason },
  };
}
