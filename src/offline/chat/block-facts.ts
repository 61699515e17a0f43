import { type BlockDigest, digestBlock } from '#domain/ai-coach/log-digest/block-digest.ts';
import type { Experience, Goal } from '#domain/ai-coach/person/brief-shape.ts';
import { exerciseKey, findExercise } from '#domain/exercises/find-exercise.ts';
import { dayView, type PrescriptionView, weekCount } from '#domain/plan/plan-view.ts';
import { type BlockSession, summariseBlock } from '#domain/progress/block-summary.ts';
import type { HistorySet, LiftHistory, LiftSession } from '#domain/progress/lift-history.ts';
import { sessionsOfBlock } from '#domain/training/block-week.ts';
import { parseReps } from '#domain/training/rep-range.ts';
import { type WeightUnit, weightNumber } from '#domain/training/units.ts';
import { daysBetween, localDate, shiftDay } from '#domain/training/week.ts';
import { listSessions, type TrainingSession } from '../log/sessions.ts';
import { type LoggedSet, listSetsOfDays } from '../log/set-logs.ts';
import type { Training } from '../log/training.ts';
import type { Account } from '../store/account.ts';

/** Three blocks of five weeks and some rest: what a plateau is read from. */
const LOOK_BACK_DAYS = 120;
const WEEK_DAYS = 7;

interface BlockInput {
  /** yyyy-mm-dd */
  today: string;
  training: Training;
  unit: WeightUnit;
  experience: Experience;
  goal: Goal | null;
}

/** The block in use in numbers, from the log of this phone; null for a plan without blocks (NEXT-1). */
export async function readBlockDigest(account: Account, input: BlockInput): Promise<BlockDigest | null> {
  const { today, training } = input;
  const { block } = training.view;
  if (block === null) return null;
  const range = { from: shiftDay(today, -LOOK_BACK_DAYS), to: today };
  const [sessions, sets] = await Promise.all([listSessions(account, range), listSetsOfDays(account, range)]);
  const { plan, plan_id, made_at } = training.version;
  const own = sessionsOfBlock(sessions, { plan_id, labels: training.labels, block });
  const bySession = groupBy(sets, ({ session_id }) => session_id);
  const summary = summariseBlock({
    plan,
    sessions: own.flatMap((session) => blockSession(session, bySession.get(session.session_id) ?? [])),
    lifts: liftsOf(input, sessions, bySession, block.started_on ?? localDate(new Date(made_at))),
    facts: { stated_minutes: null, swaps: [], notes: [] },
    context: {
      today,
      experience: input.experience,
      goal: input.goal,
      adherence: null,
      phase: 'loading',
      is_block_over: isOver(own, weekCount(training.view), training.labels.length),
      pain: [],
      notes: [],
    },
  });
  return digestBlock(summary);
}

function blockSession(session: TrainingSession, sets: readonly LoggedSet[]): BlockSession[] {
  if (sets.length === 0) return [];
  const exercises = [...groupBy(sets, ({ exercise }) => exercise)].map(([name, done]) => ({ name, sets: done.length }));
  return [{ on: session.performed_on, week: session.week + 1, day: session.day, minutes: null, exercises }];
}

/** The last week has been trained. */
function isOver(sessions: readonly TrainingSession[], weeks: number, days: number): boolean {
  return days > 0 && sessions.some(({ week }) => week >= weeks - 1);
}

function liftsOf(
  { training, unit }: BlockInput,
  sessions: readonly TrainingSession[],
  bySession: ReadonlyMap<string, readonly LoggedSet[]>,
  started_on: string,
): LiftHistory[] {
  const { plan } = training.version;
  const views = training.labels.flatMap((_, day) => dayView(plan, 0, day) ?? []);
  const items = views.flatMap(({ primary, accessories }) => [
    ...primary.map((item) => ({ item, is_main: true })),
    ...accessories.map((item) => ({ item, is_main: false })),
  ]);
  const seen = new Set<string>();
  return items.flatMap(({ item, is_main }) => {
    const key = exerciseKey(item.exercise);
    const known = findExercise(item.exercise);
    if (seen.has(key) || known === undefined) return [];
    seen.add(key);
    const done = sessions.flatMap((session) => {
      const own = (bySession.get(session.session_id) ?? []).filter((set) => exerciseKey(set.exercise) === key);
      return own.length === 0 ? [] : [liftSession(session, own, { training, unit, started_on, key })];
    });
    return [{ exercise_id: known.id, name: item.exercise, pattern: known.pattern, is_isolation: !known.compound, is_main, sessions: done }];
  });
}

interface LiftInput {
  training: Training;
  unit: WeightUnit;
  started_on: string;
  key: string;
}

/** Earlier blocks are told apart by their length, counted back from the start of this one. */
function liftSession(session: TrainingSession, sets: readonly LoggedSet[], input: LiftInput): LiftSession {
  const { block, is_strength } = input.training.view;
  const weeks = block?.weeks ?? 4;
  const days = daysBetween(session.performed_on, input.started_on);
  const back = days <= 0 ? 0 : Math.ceil(days / (weeks * WEEK_DAYS));
  const target = back === 0 ? planned(input.training, session, input.key) : undefined;
  return {
    on: session.performed_on,
    block: (block?.number ?? 1) - back,
    week: session.week + 1,
    is_light: session.week + 1 >= (block?.light_week ?? weeks + 1),
    is_excluded: false,
    sets: sets.map((set) => historySet(set, target, is_strength, input.unit)),
  };
}

function planned({ version, view }: Training, session: TrainingSession, key: string): PrescriptionView | undefined {
  const day = dayView(version.plan, Math.min(session.week, weekCount(view) - 1), session.day);
  return [...(day?.primary ?? []), ...(day?.accessories ?? [])].find(({ exercise }) => exerciseKey(exercise) === key);
}

function historySet(set: LoggedSet, target: PrescriptionView | undefined, isStrength: boolean, unit: WeightUnit): HistorySet {
  const range = target === undefined ? undefined : parseReps(target.reps);
  const reserve = /\d+(?:\.\d+)?/.exec(target?.rir ?? '');
  const target_rir = isStrength ? (target?.rpe == null ? null : 10 - target.rpe) : reserve === null ? null : Number(reserve[0]);
  return {
    load: weightNumber(set.weight, set.unit, unit) ?? 0,
    reps: set.reps,
    rpe: set.rpe,
    target_reps: range === undefined || range.unit === 'seconds' ? null : [range.low, range.high],
    target_rir,
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
