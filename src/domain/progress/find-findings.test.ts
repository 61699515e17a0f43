import { describe, expect, test } from 'vitest';
import { around, blocksOf, CONTEXT, everyDays, liftOf, setOf, setsAt, TODAY } from '#tests/fixtures/progress/history.ts';
import { shiftDay } from '../training/week.ts';
import { findFindings } from './find-findings.ts';
import type { LiftHistory } from './lift-history.ts';
import type { FindingContext, FindingId, ProgressFinding } from './progress-finding.ts';

const squat = { exercise_id: 'back-squat', name: 'Back squat', pattern: 'squat' } as const;
const FALLEN = [182, 181, 183, 182, 184, 180, 182, 182, 171, 172, 170];

type Row = [title: string, history: LiftHistory[], context: Partial<FindingContext>, found: FindingId[]];

const flat = (pairs: number, count = 12): LiftHistory =>
  liftOf(blocksOf([around(100, count), around(100.1, count), around(100.0, count), around(100.05, count)].slice(0, pairs + 1)));
const fallen = (more: Partial<LiftHistory> = {}): LiftHistory =>
  liftOf(
    everyDays(
      4,
      FALLEN.map((estimate) => ({ sets: setsAt(estimate) })),
    ),
    more,
  );
const overshooting = (...over: number[]): LiftHistory =>
  liftOf(
    everyDays(
      3,
      over.map((points) => ({ sets: [1, 2, 3].map(() => setOf({ rpe: 8 + points })) })),
    ),
  );
const sameLoad = (efforts: readonly number[], gap = 4): LiftHistory =>
  liftOf(
    everyDays(
      gap,
      efforts.map((rpe) => ({ sets: [setOf({ load: 88, rpe, target_rir: null })] })),
    ),
  );
const shortBy = (...sets: number[]): LiftHistory =>
  liftOf(
    everyDays(
      3,
      sets.map((count) => ({ sets: [0, 1, 2].map((index) => setOf({ reps: index < count ? 3 : 5, rpe: 8 })) })),
    ),
  );
const easy = (...over: number[]): LiftHistory =>
  liftOf(
    everyDays(
      3,
      over.map((points) => ({ sets: [1, 2, 3].map(() => setOf({ reps: 6, rpe: 8 + points })) })),
    ),
  );

const ROWS: Row[] = [
  ['two running pairs of blocks level is a plateau of an intermediate lifter (PROG-5)', [flat(2)], {}, ['plateau']],
  ['a third level pair is still one plateau (PROG-5)', [flat(3)], {}, ['plateau']],
  ['one level pair is not enough for an intermediate lifter (PROG-5)', [flat(1)], {}, []],
  ['one level pair is enough for a beginner (PROG-5)', [flat(1, 10)], { experience: 'beginner' }, ['plateau']],
  ['an advanced lifter needs three level pairs (PROG-5)', [flat(2)], { experience: 'advanced' }, []],
  ['a level lift in fat loss is strength held (PROG-12)', [flat(2)], { goal: 'fat loss' }, ['held']],
  ['squat from 140 to 147 is a rise (PROG-4)', [liftOf(blocksOf([around(140, 8), around(145.6, 8)]), squat)], {}, ['rise']],
  [
    'a running block is compared only when it is over (PROG-4)',
    [liftOf(blocksOf([around(140, 8), around(147, 8)]))],
    { is_block_over: false },
    [],
  ],
  ['deadlift from 182 to 171 over three sessions is a regression (PROG-6)', [fallen()], {}, ['regression']],
  [
    'two main lifts falling together are fatigue first (PROG-9, PROG-12)',
    [fallen(), fallen(squat)],
    {},
    ['fatigue', 'regression', 'regression'],
  ],
  [
    'two falling lifts of one pattern are not yet fatigue (PROG-9)',
    [fallen(), fallen({ exercise_id: 'close-grip' })],
    {},
    ['regression', 'regression'],
  ],
  ['a falling accessory makes no fatigue (PROG-9)', [fallen(), fallen({ ...squat, is_main: false })], {}, ['regression', 'regression']],
  [
    '194 × 5 six times in 20 days from RPE 7 to 9 is the same load, harder (PROG-7)',
    [sameLoad([7, 7.5, 8, 8, 8.5, 9])],
    {},
    ['same-load-harder'],
  ],
  ['the same six efforts within 15 days say nothing (PROG-7)', [sameLoad([7, 7.5, 8, 8, 8.5, 9], 3)], {}, []],
  ['five exposures are too few (PROG-7)', [sameLoad([7, 7.5, 8, 8.5, 9], 5)], {}, []],
  [
    'one session 8% down and the next as usual is nothing',
    [
      liftOf(
        everyDays(
          4,
          [...around(100, 8), 92, 100].map((estimate) => ({ sets: setsAt(estimate) })),
        ),
      ),
    ],
    {},
    [],
  ],
  ['three running sessions 1.2 RPE over the plan are fatigue (PROG-9)', [overshooting(0, 0, 0, 1.2, 1.2, 1.2)], {}, ['fatigue']],
  [
    'a lift that was hard from its first sessions on was loaded too high, which is no fatigue (PROG-9)',
    [overshooting(1.2, 1.2, 1.2)],
    {},
    ['unknown'],
  ],
  [
    'hard first sessions of a new lift count for no fatigue, those of a known lift do (PROG-9)',
    [overshooting(0, 0, 0, 1.2, 1.2, 1.2), { ...overshooting(1.5, 1.5), ...squat }],
    {},
    ['fatigue', 'unknown'],
  ],
  [
    'three more hard sessions, after loads rest on three, are fatigue (PROG-9)',
    [overshooting(1.2, 1.2, 1.2, 1.2, 1.2, 1.2)],
    {},
    ['fatigue'],
  ],
  ['two running sessions over the plan are nothing (PROG-9)', [overshooting(0, 0, 0, 1, 1)], {}, []],
  [
    'two are enough after a note of bad sleep (PROG-9)',
    [overshooting(0, 0, 0, 1, 1)],
    { notes: [{ on: shiftDay(TODAY, -3), about: 'sleep' }] },
    ['fatigue'],
  ],
  [
    'an old note of bad sleep no longer counts (PROG-9)',
    [overshooting(0, 0, 0, 1, 1)],
    { notes: [{ on: shiftDay(TODAY, -30), about: 'sleep' }] },
    [],
  ],
  ['two sets short in three running exposures are missed reps (PROG-8)', [shortBy(0, 0, 2, 2, 2)], {}, ['missed-reps']],
  ['one set short is normal (PROG-8)', [shortBy(0, 0, 1, 1, 1)], {}, []],
  [
    'sets to the last rep may fall short (PROG-8)',
    [
      liftOf(
        everyDays(
          3,
          [0, 0, 2, 2, 2].map(() => ({ sets: [1, 2].map(() => setOf({ reps: 3, rpe: 9.5, target_rir: 0.5 })) })),
        ),
      ),
    ],
    {},
    [],
  ],
  [
    'three sessions at the top of the range 1.5 RPE under the plan are too easy (PROG-10)',
    [easy(0, 0, -1.5, -1.5, -1.5)],
    {},
    ['too-easy'],
  ],
  ['below 60% of the planned sessions nothing is said (PROG-12)', [fallen()], { adherence: 0.45 }, []],
  [
    'pain is said even then (PROG-12)',
    [fallen()],
    { adherence: 0.45, pain: [-3, -9].map((days) => ({ on: shiftDay(TODAY, days), exercise_id: 'skull-crusher', score: null })) },
    ['pain'],
  ],
  ['one report of mild pain is no finding (PROG-12)', [flat(1)], { pain: [{ on: TODAY, exercise_id: 'bench-press', score: 3 }] }, []],
  [
    'one report of 6 of 10 is, and stands before the lift’s other findings (PROG-12)',
    [fallen()],
    { pain: [{ on: TODAY, exercise_id: 'bench-press', score: 6 }] },
    ['pain'],
  ],
  [
    'three points in the block are too few (PROG-11)',
    [
      liftOf(
        everyDays(
          5,
          around(180, 3).map((estimate) => ({ sets: setsAt(estimate) })),
        ),
      ),
    ],
    {},
    ['unknown'],
  ],
  [
    'sets without an effort are too little (PROG-11)',
    [
      liftOf(
        everyDays(
          4,
          around(100, 8).map(() => ({ sets: [setOf(), setOf({ rpe: null })] })),
        ),
      ),
    ],
    {},
    ['unknown'],
  ],
  [
    'a lighter week 7% down says nothing (PROG-1)',
    [
      liftOf(
        everyDays(4, [
          ...around(100, 8).map((estimate) => ({ sets: setsAt(estimate) })),
          ...[93, 93, 93].map((estimate) => ({ is_light: true, sets: setsAt(estimate) })),
        ]),
      ),
    ],
    {},
    [],
  ],
  [
    '1000 kg typed once among hundreds says nothing (PROG-2)',
    [
      liftOf(
        everyDays(
          4,
          [...around(100, 6), 1000, 100].map((estimate) => ({ sets: setsAt(estimate) })),
        ),
      ),
    ],
    {},
    [],
  ],
  ['a lift not trained for three weeks says nothing of today', [fallen()], { today: shiftDay(TODAY, 20) }, []],
  ...(['light', 'return', 'taper', 'deficit start'] as const).map(
    (phase): Row => [`nothing is said in this phase: ${phase} (PROG-12)`, [fallen()], { phase, is_block_over: false }, []],
  ),
];

describe('what the log says', () => {
  test.each(ROWS)('%s', (_, history, context, expected) => {
    expect(findFindings(history, { ...CONTEXT, ...context }).map(({ id }) => id)).toEqual(expected);
  });

  test('a finding carries its numbers, its lift and its days', () => {
    const [finding] = findFindings([fallen()], CONTEXT) as ProgressFinding<'regression'>[];
    expect(finding).toMatchObject({ name: 'Bench press', numbers: { sessions: 3, measure: 'estimate' }, to: shiftDay(TODAY, -2) });
    expect(finding?.numbers.before).toBeCloseTo(182, 6);
    expect(finding?.numbers.now).toBeCloseTo(171, 6);
    const [harder] = findFindings([sameLoad([7, 7.5, 8, 8, 8.5, 9])], CONTEXT);
    expect(harder?.numbers).toEqual({ load: 88, reps: 5, first_rpe: 7.25, last_rpe: 8.75, exposures: 6 });
  });
});
