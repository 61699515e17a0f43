import { type BlockDigest, digestBlock } from '#domain/ai-coach/log-digest/block-digest.ts';
import type { Experience, Goal } from '#domain/ai-coach/person/brief-shape.ts';
import { dayView, weekCount } from '#domain/plan/plan-view.ts';
import { type BlockSession, summariseBlock } from '#domain/progress/block-summary.ts';
import type { LiftHistory } from '#domain/progress/lift-history.ts';
import { sessionsOfBlock } from '#domain/training/block-week.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { shiftDay } from '#domain/training/week.ts';
import { readLift } from '../log/lift-histories.ts';
import type { PlanVersion } from '../log/plans.ts';
import { listSessions, type TrainingSession } from '../log/sessions.ts';
import { type LoggedSet, listSetsOfDays } from '../log/set-logs.ts';
import { placeIn, type Training } from '../log/training.ts';
import type { Account } from '../store/account.ts';

/** A block and some weeks off. */
const LOOK_BACK_DAYS = 70;
const LIFTS_MOST = 24;

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
  const [sessions, sets, lifts] = await Promise.all([
    listSessions(account, range),
    listSetsOfDays(account, range),
    readLifts(account, input),
  ]);
  const { plan } = training.version;
  const own = sessionsOfBlock(sessions, placeIn(training));
  const bySession = groupBy(workingSets(sets), ({ session_id }) => session_id);
  const summary = summariseBlock({
    plan,
    sessions: own.flatMap((session) => blockSession(session, bySession.get(session.session_id) ?? [])),
    lifts,
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

/** Every planned exercise with its history; the first of a name decides whether it is a main lift. */
async function readLifts(account: Account, { training, unit }: BlockInput): Promise<LiftHistory[]> {
  const days = training.labels.flatMap((_, day) => dayView(training.version.plan, 0, day) ?? []);
  const mains = new Set(days.flatMap(({ primary }) => primary.map(({ exercise }) => exercise)));
  const names = new Set([...mains, ...days.flatMap(({ accessories }) => accessories.map(({ exercise }) => exercise))]);
  const plans = new Map<string, PlanVersion | undefined>([[training.version.plan_id, training.version]]);
  const lifts: LiftHistory[] = [];
  for (const name of [...names].slice(0, LIFTS_MOST)) {
    const { lift } = await readLift(account, name, { unit, plans });
    lifts.push({ ...lift, is_main: mains.has(name) });
  }
  return lifts;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
