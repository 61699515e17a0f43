import { expect, test } from 'vitest';
import type { BlockDigest, FindingDigest } from '../log-digest/block-digest.ts';
import { decideBlock } from './decide-block.ts';

const finding = (id: FindingDigest['id'], more: Partial<FindingDigest> = {}): FindingDigest => ({
  id,
  exercise_id: 'bench-press',
  name: 'Bench press',
  before: 100,
  now: 100,
  times: 2,
  short_sets: 0,
  ...more,
});

const lift = (found: FindingDigest | null, name = 'Bench press', exercise_id = 'bench-press'): BlockDigest['lifts'][number] => ({
  exercise_id,
  name,
  is_main: true,
  trend: found === null ? 'flat' : 'unknown',
  finding: found === null ? null : { ...found, name, exercise_id },
  moved: null,
});

const BLOCK: BlockDigest = {
  weeks_trained: 4,
  done: 15,
  planned: 16,
  lifts: [],
  findings: [],
  reps: 'on',
  effort: 'on',
  time_share: null,
  swaps: [],
  skipped: [],
};

const decide = (block: Partial<BlockDigest>, more: { days_away?: number; sets?: number; experience?: 'beginner' | 'advanced' } = {}) =>
  decideBlock({
    block: { ...BLOCK, ...block },
    experience: more.experience ?? 'intermediate',
    days_away: more.days_away ?? 2,
    weekly_sets: new Map([['bench-press', more.sets ?? 8]]),
  });

test('Without a log the next block goes by feel', () => {
  expect(decideBlock({ block: null, experience: 'beginner', days_away: null, weekly_sets: new Map() })).toEqual([{ row: 'unknown' }]);
});

test('A plateau with few sets gets two more, for a beginner one; with many sets other reps; a second time a variation', () => {
  const plateau = (times: number) => ({ lifts: [lift(finding('plateau', { times }))] });
  expect(decide(plateau(2))).toMatchObject([{ row: 'more-sets', by: 2, sets: 8 }]);
  expect(decide(plateau(1), { experience: 'beginner' })).toMatchObject([{ row: 'more-sets', by: 1 }]);
  expect(decide({ ...plateau(2), effort: 'hard' })).toMatchObject([{ row: 'other-reps' }]);
  expect(decide(plateau(2), { sets: 17 })).toMatchObject([{ row: 'other-reps', sets: 17 }]);
  expect(decide(plateau(3))).toMatchObject([{ row: 'variation' }]);
});

test('One lift that fell starts lighter; two make the whole block lighter', () => {
  const fell = finding('regression', { before: 182, now: 171 });
  expect(decide({ lifts: [lift(fell, 'Deadlift', 'deadlift')] })).toMatchObject([
    { row: 'reset', name: 'Deadlift', before: 182, now: 171 },
  ]);
  const both = { lifts: [lift(fell, 'Deadlift', 'deadlift'), lift(fell, 'Back squat', 'back-squat')] };
  expect(decide(both)).toMatchObject([{ row: 'regressions' }]);
});

test('Tiredness decides for the whole plan, and no lift is changed besides', () => {
  const tired = finding('fatigue', { exercise_id: null, name: null, times: 3 });
  expect(decide({ findings: [tired], lifts: [lift(finding('plateau'))] })).toEqual([{ row: 'fatigue', sessions: 3 }]);
});

test('Missed reps lower the load of that lift, easy sessions bring the limit closer', () => {
  expect(decide({ lifts: [lift(finding('missed-reps', { short_sets: 6, times: 3 }))] })).toMatchObject([
    { row: 'lower-load', short_sets: 6 },
  ]);
  expect(decide({ findings: [finding('too-easy', { exercise_id: null, name: null })] })).toEqual([{ row: 'harder' }]);
});

test('Fewer than half of the sessions, or a break, start the same block again', () => {
  expect(decide({ done: 9, planned: 20 })).toEqual([{ row: 'repeat', done: 9, planned: 20, weeks_trained: 4 }]);
  expect(decide({ weeks_trained: 2 })).toMatchObject([{ row: 'repeat' }]);
  expect(decide({}, { days_away: 21 })).toEqual([{ row: 'return', days_away: 21 }]);
});

test('Pain on a movement replaces it and nothing else of that lift', () => {
  const hurt = finding('pain', { times: 2, name: 'Skull crusher', exercise_id: 'skull-crusher' });
  expect(decide({ findings: [hurt] })).toEqual([{ row: 'pain', exercise_id: 'skull-crusher', name: 'Skull crusher', reports: 2 }]);
});

test('What a trainee chose three times, left out or had no time for is taken over; what rises stays', () => {
  const swaps = [{ from: 'Dumbbell curl', to: 'Hammer curl', times: 3 }];
  expect(decide({ swaps })).toEqual([{ row: 'prefer', ...swaps[0] }]);
  expect(decide({ time_share: 1.37 })).toEqual([{ row: 'shorten', share: 1.37 }]);
  const rose = decide({ lifts: [lift(finding('rise', { before: 140, now: 147 }))] });
  expect(rose).toMatchObject([{ row: 'rise', lifts: [{ before: 140, now: 147 }] }]);
});
