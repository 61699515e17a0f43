import { expect, test } from 'vitest';
import { around, blocksOf, CONTEXT, everyDays, liftOf, setOf, setsAt, TODAY } from '#tests/fixtures/progress/history.ts';
import type { Plan } from '../../plan/plan.ts';
import { type BlockFacts, type BlockSession, summariseBlock } from '../../progress/block-summary.ts';
import type { LiftHistory } from '../../progress/lift-history.ts';
import type { FindingContext, FindingId } from '../../progress/progress-finding.ts';
import { shiftDay } from '../../training/week.ts';
import { digestBlock } from '../log-digest/block-digest.ts';
import { type BlockDecision, type DecideInput, decideBlock } from './decide-block.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const PLAN: Plan = {
  goal: 'muscle',
  block: { number: 2, kind: 'muscle', weeks: 5, light_week: 5 },
  schedule: DAYS.map((day) => ({ day, primary: [{ exercise: 'Bench press', sets: 4, reps: '4–6' }] })),
};
const ALL: BlockSession[] = [1, 2, 3, 4].flatMap((week) =>
  DAYS.map((_, day) => ({
    on: `2026-10-${String(week * 7 + day - 6).padStart(2, '0')}`,
    week,
    day,
    minutes: 60,
    exercises: [{ name: 'Bench press', sets: 4 }],
  })),
);
const SQUAT = { exercise_id: 'back-squat', name: 'Back squat', pattern: 'squat' } as const;
const FALLEN = [182, 181, 183, 182, 184, 180, 182, 182, 171, 172, 170];

const flat = (pairs: number): LiftHistory =>
  liftOf(blocksOf([around(100, 12), around(100.1, 12), around(100, 12), around(100.05, 12)].slice(0, pairs + 1)));
const points = (estimates: readonly number[], more: Partial<LiftHistory> = {}): LiftHistory =>
  liftOf(
    everyDays(
      4,
      estimates.map((estimate) => ({ sets: setsAt(estimate) })),
    ),
    more,
  );
const rated = (over: readonly number[], reps = 5): LiftHistory =>
  liftOf(
    everyDays(
      3,
      over.map((more) => ({ sets: [1, 2, 3].map(() => setOf({ reps, rpe: 8 + more })) })),
    ),
  );
const shortBy = (sets: readonly number[]): LiftHistory =>
  liftOf(
    everyDays(
      3,
      sets.map((count) => ({ sets: [0, 1, 2].map((index) => setOf({ reps: index < count ? 3 : 5, rpe: 8 })) })),
    ),
  );

interface History {
  lifts: readonly LiftHistory[];
  context?: Partial<FindingContext>;
  facts?: Partial<BlockFacts>;
  done?: number;
  minutes?: number;
  /** Weekly sets of the lift's muscle. */
  sets?: number;
  days_away?: number;
}

type Row = [story: string, history: History, finding: FindingId | null, rows: readonly BlockDecision['row'][]];

const ROWS: readonly Row[] = [
  ['bench level for two pairs of blocks at 8 sets gets two sets', { lifts: [flat(2)], sets: 8 }, 'plateau', ['more-sets']],
  ['the same at 17 sets gets other reps', { lifts: [flat(2)], sets: 17 }, 'plateau', ['other-reps']],
  ['level for a third pair, a variation takes its place', { lifts: [flat(3)], sets: 17 }, 'plateau', ['variation']],
  ['squat from 140 to 146 goes on', { lifts: [liftOf(blocksOf([around(140, 8), around(145.6, 8)]), SQUAT)] }, 'rise', ['rise']],
  ['deadlift from 182 to 171 starts lighter', { lifts: [points(FALLEN)] }, 'regression', ['reset']],
  ['two main lifts that fell are tiredness', { lifts: [points(FALLEN), points(FALLEN, SQUAT)] }, 'fatigue', ['fatigue']],
  ['one bad session with the next as usual is nothing', { lifts: [points([...around(100, 8), 92, 100])] }, null, ['steady']],
  [
    'three sessions 1.2 RPE over the plan and a note of bad sleep are tiredness',
    { lifts: [rated([0, 0, 1.2, 1.2, 1.2])], context: { notes: [{ on: shiftDay(TODAY, -3), about: 'sleep' }] } },
    'fatigue',
    ['fatigue'],
  ],
  ['two sessions over the plan are nothing', { lifts: [rated([0, 0, 0, 1, 1])] }, null, ['steady']],
  ['bench short in two sets three times starts 5% lighter', { lifts: [shortBy([0, 0, 2, 2, 2])] }, 'missed-reps', ['lower-load']],
  ['short in one set is nothing', { lifts: [shortBy([0, 0, 1, 1, 1])] }, null, ['steady']],
  ['every rep at the top and 1.5 RPE under the plan gets harder', { lifts: [rated([0, 0, -1.5, -1.5, -1.5], 6)] }, 'too-easy', ['harder']],
  ['nine of twenty sessions repeat the block', { lifts: [flat(2)], done: 9, context: { adherence: 0.45 } }, null, ['repeat']],
  [
    'an elbow that hurt twice exchanges that movement',
    {
      lifts: [points(around(100, 8))],
      done: 18,
      context: { pain: [-3, -9].map((days) => ({ on: shiftDay(TODAY, days), exercise_id: 'bench-press', score: null })) },
    },
    'pain',
    ['pain'],
  ],
  ['three points of a lift say too little', { lifts: [points([170, 171, 170])] }, 'unknown', ['steady']],
  ['an advanced lifter level for two pairs goes on', { lifts: [flat(2)], context: { experience: 'advanced' } }, null, ['steady']],
  [
    'a beginner level for one pair gets a set',
    { lifts: [flat(1)], context: { experience: 'beginner' }, sets: 6 },
    'plateau',
    ['more-sets'],
  ],
  ['three weeks away, the block starts again', { lifts: [flat(2)], days_away: 21 }, 'plateau', ['return']],
  ['level in fat loss is strength held', { lifts: [flat(2)], context: { goal: 'fat loss' } }, 'held', ['steady']],
  [
    'curls exchanged three times by hand become the choice',
    { lifts: [points(around(100, 8))], facts: { swaps: Array.from({ length: 3 }, () => ({ from: 'Biceps curl', to: 'Hammer curl' })) } },
    null,
    ['prefer'],
  ],
  ['82 of 60 minutes bring pairs', { lifts: [points(around(100, 8))], minutes: 82 }, null, ['shorten']],
  ['1000 kg once among 100 is a slip', { lifts: [points([...around(100, 6), 1000, ...around(100, 4)])] }, null, ['steady']],
];

test.each(ROWS)('NEXT-1: %s', (_, history, finding, rows) => {
  const { lifts, context = {}, facts = {}, done = 20, minutes = 60, sets = 10, days_away = 3 } = history;
  const summary = summariseBlock({
    plan: PLAN,
    sessions: ALL.slice(0, done).map((session) => ({ ...session, minutes })),
    lifts,
    facts: { stated_minutes: 60, swaps: [], notes: [], ...facts },
    context: { ...CONTEXT, ...context },
  });
  const input: DecideInput = {
    block: digestBlock(summary),
    experience: context.experience ?? CONTEXT.experience,
    days_away,
    weekly_sets: new Map(lifts.map(({ exercise_id }) => [exercise_id, sets])),
  };
  const found = [...summary.findings, ...summary.lifts.flatMap((lift) => lift.finding ?? [])].map(({ id }) => id);
  expect(finding === null ? found.filter((id) => id !== 'unknown') : found).toEqual(
    finding === null ? [] : expect.arrayContaining([finding]),
  );
  expect(decideBlock(input).map(({ row }) => row)).toEqual(rows);
});

test('A lighter week 7% below says nothing: it is left out (PROG-1)', () => {
  const lift = points(around(100, 8));
  const light = points([93, 93]).sessions.map((session) => ({ ...session, is_light: true, block: 1, week: 5 }));
  const summary = summariseBlock({
    plan: PLAN,
    sessions: ALL,
    lifts: [{ ...lift, sessions: [...lift.sessions, ...light] }],
    facts: { stated_minutes: 60, swaps: [], notes: [] },
    context: CONTEXT,
  });
  expect(summary.lifts.flatMap(({ finding }) => finding ?? []).filter(({ id }) => id !== 'unknown')).toEqual([]);
});
