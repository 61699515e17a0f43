import { digestBlock } from '#domain/ai-coach/log-digest/block-digest.ts';
import type { LogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import { firstWeekDay, type WeekSet } from '#domain/ai-coach/log-digest/digest-weeks.ts';
import { makeLogDigest } from '#domain/ai-coach/log-digest/make-digest.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { type BlockSession, summariseBlock } from '#domain/progress/block-summary.ts';
import { type LoggedLift, makeLiftHistory } from '#domain/progress/make-history.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { parseSessionId } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { nextWorkout } from '#domain/training/next-workout.ts';
import { weekOf } from '#domain/training/week.ts';

/** The plan in use with its id. */
interface UsedPlan {
  readonly plan: Plan;
  readonly plan_id: string;
}

/**
 * The digest of a log given as operations, as the trainee's phone would send it on `today`, of sets, days and the block in use; null
 * without sets.
 */
export function digestOfOperations(operations: readonly Operation[], today: string, used: UsedPlan | null = null): LogDigest | null {
  const sets = operations.flatMap(setOf);
  if (sets.length === 0) return null;
  const days = [...new Set(sets.map(({ performed_on }) => performed_on))];
  const from = firstWeekDay(weekOf(today)[0] ?? today);
  return makeLogDigest({
    today,
    unit: 'lb',
    hidden: [],
    since: days[0] ?? today,
    workouts: days.map((day) => [day, null]),
    exercises: [...new Set(sets.map(({ exercise }) => exercise))].map((name) => {
      const own = sets.filter(({ exercise }) => exercise === name);
      return { name, first: own[0]?.performed_on ?? today, sets: newestSessionFirst(own) };
    }),
    recent: sets.filter(({ performed_on }) => performed_on >= from),
    last: lastOf(sets),
    place: used === null ? null : placeOf(sets, used, today),
    targets: [],
    gym: null,
    plan_since: null,
    changes: [],
    block: used === null ? null : blockOf(sets, { used, plans: plansOf(operations), today }),
  });
}

/** The newest session with its sets. */
function lastOf(sets: readonly PlacedSet[]): Parameters<typeof makeLogDigest>[0]['last'] {
  const newest = sets.reduce<PlacedSet | undefined>(
    (last, set) => (last === undefined || set.performed_on >= last.performed_on ? set : last),
    undefined,
  );
  if (newest === undefined) return null;
  const { session_id, performed_on } = newest;
  return { session_id, on: performed_on, label: '', minutes: null, sets: sets.filter((set) => set.session_id === session_id) };
}

/** The session that Today's Workout shows. */
function placeOf(sets: readonly PlacedSet[], { plan, plan_id }: UsedPlan, today: string): LogDigest['place'] {
  const { days, weeks } = planView(plan);
  const labels = Array.from({ length: days }, (_, day) => dayView(plan, 0, day)?.label ?? '');
  const sessions = sets.filter((set) => set.plan_id === plan_id);
  const next = nextWorkout({ plan_id, labels, weeks, sessions, today, remembered: null });
  if (next === undefined) return null;
  const isDone = sessions.some(({ performed_on }) => performed_on === today);
  return { ...next, labels, session: isDone ? 'logged' : 'none', changed: null };
}

type PlacedSet = WeekSet & { plan_id: string; week: number; day: number };

interface BlockInput {
  used: UsedPlan;
  /** Every plan by its id. */
  plans: ReadonlyMap<string, Plan>;
  today: string;
}

function plansOf(operations: readonly Operation[]): ReadonlyMap<string, Plan> {
  const versions = operations.flatMap((operation) => readValue('plan.put', operation) ?? []);
  return new Map(versions.map(({ plan_id, plan }) => [plan_id, plan]));
}

/** The numbers of the block that `used` is the plan of. */
function blockOf(sets: readonly PlacedSet[], { used: { plan, plan_id }, plans, today }: BlockInput): LogDigest['block'] {
  const own = sets.filter((set) => set.plan_id === plan_id);
  const sessions = grouped(own, ({ session_id }) => session_id).flatMap((done): BlockSession[] => {
    const [first] = done;
    const exercises = grouped(done, ({ exercise }) => exercise).map((same) => ({ name: same[0]?.exercise ?? '', sets: same.length }));
    return first === undefined ? [] : [{ on: first.performed_on, week: first.week + 1, day: first.day, minutes: null, exercises }];
  });
  const mains = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)?.primary ?? []).flat();
  const names = [...new Set(mains.map(({ exercise }) => exercise))];
  const lifts = names.map((name) => {
    const done = sets.filter(({ exercise }) => exercise === name);
    const logged = grouped(done, ({ session_id }) => session_id).flatMap((same): LoggedLift[] => {
      const [first] = same;
      return first === undefined
        ? []
        : [{ on: first.performed_on, plan: plans.get(first.plan_id), week: first.week, day: first.day, sets: same }];
    });
    return makeLiftHistory(name, logged, 'lb');
  });
  const context = {
    today,
    experience: 'intermediate',
    goal: null,
    adherence: null,
    phase: 'loading',
    is_block_over: true,
    pain: [],
    notes: [],
  } as const;
  return digestBlock(summariseBlock({ plan, sessions, lifts, facts: { stated_minutes: null, swaps: [], notes: [] }, context }));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

function setOf(operation: Operation): PlacedSet[] {
  const set = readValue('set.put', operation);
  const key = set === undefined ? undefined : parseSessionId(set.session_id);
  return set === undefined || key === undefined
    ? []
    : [{ ...set, performed_on: key.performed_on, plan_id: key.plan_id, week: key.week, day: key.day }];
}

function newestSessionFirst(sets: readonly WeekSet[]): WeekSet[] {
  const sessions = [...new Set(sets.map(({ session_id }) => session_id))].toReversed();
  return sessions.flatMap((id) => sets.filter(({ session_id }) => session_id === id));
}
