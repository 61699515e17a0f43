import { describe, expect, test } from 'vitest';
import { shiftDay } from '../training/week.ts';
import {
  chooseInsight,
  type Insight,
  insightKey,
  type LiftRecord,
  NOTHING_SHOWN,
  rememberDismissed,
  rememberShown,
} from './choose-insight.ts';
import { insightWords } from './insight-words.ts';
import type { ProgressFinding } from './progress-finding.ts';

const TODAY = '2026-11-20';

const regression = (now = 171, lift = 'Deadlift'): ProgressFinding => ({
  id: 'regression',
  exercise_id: lift.toLowerCase(),
  name: lift,
  numbers: { before: 182, now, sessions: 3, measure: 'estimate' },
  from: '2026-10-10',
  to: TODAY,
});
const missed = (lift = 'Deadlift'): ProgressFinding => ({
  id: 'missed-reps',
  exercise_id: lift.toLowerCase(),
  name: lift,
  numbers: { exposures: 3, short_sets: 6, bottom: 5 },
  from: '2026-11-10',
  to: TODAY,
});
const harder: ProgressFinding = {
  id: 'same-load-harder',
  exercise_id: 'bench',
  name: 'Bench press',
  numbers: { load: 194, reps: 5, first_rpe: 7, last_rpe: 9, exposures: 6 },
  from: '2026-10-30',
  to: TODAY,
};
const plateau: ProgressFinding = {
  id: 'plateau',
  exercise_id: 'squat',
  name: 'Back squat',
  numbers: { before: 140, now: 140.3, change: 0.002, standard_error: 0.01, pairs: 2, measure: 'estimate' },
  from: '2026-08-20',
  to: '2026-11-19',
};
const fatigue: ProgressFinding = {
  id: 'fatigue',
  exercise_id: null,
  name: null,
  numbers: { sessions: 3, overshoot: 1.2 },
  from: '2026-11-14',
  to: TODAY,
};
const easy: ProgressFinding = { ...fatigue, id: 'too-easy', numbers: { sessions: 3, undershoot: -1.5 } };
const record: LiftRecord = {
  exercise_id: 'bench',
  name: 'Bench press',
  on: '2026-11-18',
  sentence: '105 kg is the most you have lifted in this exercise.',
};

const choose = (findings: readonly ProgressFinding[], more: Partial<Parameters<typeof chooseInsight>[0]> = {}) =>
  chooseInsight({ findings, records: [], memory: NOTHING_SHOWN, today: TODAY, ...more });
const keyOf = (insight: Insight | null) => (insight === null ? null : insightKey(insight));

/** What is remembered when this was shown so many days ago. */
function shownBefore(days: number, finding: ProgressFinding) {
  const insight = choose([finding]);
  return insight === null ? NOTHING_SHOWN : rememberShown(NOTHING_SHOWN, insight, shiftDay(TODAY, -days));
}

describe('what the coach says unasked (PROG-15)', () => {
  test('the most urgent finding, before a record', () => {
    expect(keyOf(choose([fatigue, plateau], { records: [record] }))).toBe('fatigue|');
    expect(keyOf(choose([], { records: [record] }))).toBe('record|bench');
  });

  test('nothing of pain, strength held or too little known', () => {
    const numbers = plateau.numbers;
    const others = [
      { ...plateau, id: 'held', numbers },
      { ...plateau, id: 'unknown', numbers: { points: 2, rated: 1 } },
      { ...plateau, id: 'pain', numbers: { reports: 2, worst: 6 } },
    ] as ProgressFinding[];
    expect(choose(others)).toBeNull();
  });

  test('what rose over a block, in the three weeks after its full weeks, where nothing asks for a change and no best is newer', () => {
    const numbers = { ...plateau.numbers, before: 140, now: 144, change: 0.0286 };
    const rise = { ...plateau, id: 'rise', numbers } as ProgressFinding;
    expect(keyOf(choose([rise]))).toBe('rise|squat');
    expect(keyOf(choose([harder, rise]))).toBe('same-load-harder|bench');
    expect(keyOf(choose([rise], { records: [record] }))).toBe('record|bench');
    expect(choose([{ ...rise, to: '2026-10-29' } as ProgressFinding])).toBeNull();
    expect(insightWords(choose([rise]) as Insight, 'kg', false)).toEqual({
      title: 'Back squat rose over your last block',
      fact: '140 → 144 kg estimated, 2.9% more than the block before.',
      reading: null,
      action: { label: 'See back squat over time', exercise_id: 'squat' },
    });
  });

  test('at the end of a block its bests too, the newest first', () => {
    const older = { ...record, exercise_id: 'squat', on: '2026-11-03' };
    expect(keyOf(choose([], { records: [older, { ...record, on: '2026-11-05' }], is_block_over: true }))).toBe('record|bench');
    expect(choose([], { records: [{ ...older, on: '2026-10-29' }], is_block_over: true })).toBeNull();
  });

  test('no record of last week', () => {
    expect(choose([], { records: [{ ...record, on: '2026-11-12' }] })).toBeNull();
  });

  test('the one of this week stays, and no second one comes beside it', () => {
    const memory = shownBefore(3, plateau);
    expect(keyOf(choose([fatigue, plateau], { memory }))).toBe('plateau|squat');
    expect(choose([fatigue], { memory })).toBeNull();
    expect(keyOf(choose([fatigue], { memory: shownBefore(7, plateau) }))).toBe('fatigue|');
  });

  test('showing it again on another day of the week does not begin a new week', () => {
    const memory = shownBefore(3, plateau);
    const again = choose([plateau], { memory });
    expect(again === null ? null : rememberShown(memory, again, TODAY)).toBe(memory);
  });

  test.each([
    ['the same after two weeks', 14, regression(171), regression(160), null],
    ['the same after four weeks, no worse', 28, regression(171), regression(171), null],
    ['the same after four weeks, worse', 28, regression(171), regression(165), 'regression|deadlift'],
    ['a more urgent one after four weeks', 30, missed(), regression(171), 'regression|deadlift'],
    ['a less urgent one after four weeks', 30, regression(171), missed(), null],
    ['another lift after one week', 8, regression(171), plateau, 'plateau|squat'],
  ] as const)('of a lift that was spoken of: %s', (_, days, before, now, expected) => {
    expect(keyOf(choose([now], { memory: shownBefore(days, before) }))).toBe(expected);
  });

  test('what was left is never said again, and the next one only in another week', () => {
    const memory = rememberDismissed(shownBefore(1, plateau), choose([plateau]) as Insight);
    expect(choose([plateau, fatigue], { memory })).toBeNull();
    expect(keyOf(choose([plateau, fatigue], { memory, today: shiftDay(TODAY, 7) }))).toBe('fatigue|');
    expect(choose([plateau], { memory, today: shiftDay(TODAY, 200) })).toBeNull();
  });
});

describe('its words: a fact with numbers, a reading with «may», one action with its size (PROG-15)', () => {
  const wordsOf = (finding: ProgressFinding) => insightWords(choose([finding]) as Insight, 'lb', false);

  test.each([
    [regression(), '182 → 171 lbs estimated over your last 3 sessions, against the weeks before.', 'One set less of Deadlift'],
    [missed(), '6 sets stayed below 5 reps in your last 3 sessions with it.', 'My Deadlift is too heavy, I miss reps'],
    [harder, '194 lbs × 5 for 3 weeks, 6 sessions: RPE 7 → 9.', 'One set less of Bench press'],
    [plateau, '140 lbs estimated over 13 weeks, with no new best.', 'Add two sets to Back squat'],
    [fatigue, 'Your last 3 sessions were about 1 RPE harder than planned.', 'I need a lighter week'],
    [
      easy,
      'Your last 3 sessions were about 1.5 RPE easier than planned, with every rep done.',
      'My last sessions were too easy, make it harder',
    ],
  ] as const)('of $id', (finding, fact, message) => {
    const words = wordsOf(finding);
    expect(words.fact).toBe(fact);
    expect(words.reading).toContain('may');
    expect(words.action).toMatchObject({ message });
    expect(words.action.label).toMatch(/\b(one|two|half|\d+)\b/);
  });

  test('a beginner adds one set, and a record asks for nothing', () => {
    expect(insightWords(choose([plateau]) as Insight, 'kg', true).action).toMatchObject({ message: 'Add a set to Back squat' });
    expect(insightWords({ kind: 'record', record }, 'kg', false)).toEqual({
      title: 'Bench press: a new best',
      fact: record.sentence,
      reading: null,
      action: { label: 'See bench press over time', exercise_id: 'bench' },
    });
  });
});
