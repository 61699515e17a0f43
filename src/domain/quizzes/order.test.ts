import { array, assert, boolean, constantFrom, float, integer, option, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { isListed } from '../coaches/is-listed.ts';
import type { MatchCoach } from './judge.ts';
import { otherAnswers } from './other-answers.ts';
import type { QuizAnswers } from './quiz.ts';
import { QUIZ_NUMBERS } from './quiz.ts';
import { QUIZZES } from './quiz-table.ts';
import { rank, recommend } from './recommend.ts';

const STRENGTH = [{ title: 'Strength' }];

function lifter(id: number, first_name: string, average: number | null, prices: readonly string[] = ['100.00']): MatchCoach {
  return {
    id,
    username: `coach-${String(id)}`,
    first_name,
    last_name: '',
    status: 'active',
    short_bio: 'a',
    brand_promise: 'b',
    brand_pain: 'c',
    brand_plan: 'd',
    brand_proof: 'e',
    calendly_username: 'f',
    stripe_charges_enabled: true,
    specialties: STRENGTH,
    programs: prices.map((price, index) => ({
      id: index,
      type: index === 0 ? 'basic' : 'premium',
      price,
      listed: true,
      specialties: STRENGTH,
    })),
    rating: { average, count: average === null ? 0 : 3 },
  };
}

const ASKED: QuizAnswers = { goal: 'strength', budget: 'low' };

test('equal points go by rating, then by name, then by id, whatever order the coaches come in', () => {
  const coaches = [lifter(1, 'Ana', 4.2), lifter(2, 'Bo', 4.9), lifter(3, 'Ada', 4.2), lifter(5, 'Ada', 4.2), lifter(4, 'Cy', null)];
  const ids = (list: readonly MatchCoach[]) => recommend(3, ASKED, list).map((found) => found.coach.id);
  expect(ids(coaches)).toEqual([2, 3, 5, 1, 4]);
  expect(ids(coaches.toReversed())).toEqual([2, 3, 5, 1, 4]);
  expect(ids([...coaches.slice(2), ...coaches.slice(0, 2)])).toEqual([2, 3, 5, 1, 4]);
});

test('points come before any rating', () => {
  const found = recommend(1, ASKED, [lifter(1, 'Ana', 5), lifter(2, 'Bo', null, ['100.00', '140.00'])]);
  expect(found.map(({ coach, score }) => [coach.first_name, score])).toEqual([
    ['Bo', 4],
    ['Ana', 2],
  ]);
});

test('each place says what put it there', () => {
  const coaches = [
    lifter(1, 'Ana', 4.2),
    lifter(2, 'Bo', 4.9),
    lifter(3, 'Ada', 4.2),
    lifter(4, 'Cy', null),
    lifter(5, 'Di', 3, ['90.00', '95.00']),
  ];
  expect(recommend(1, ASKED, coaches).map(({ order }) => order)).toEqual([
    'First by points: 4 points against 2.',
    'After Di by points: 2 points against 4.',
    'Level on points with Bo; the reviews decide: 4.2 against 4.9.',
  ]);
  expect(recommend(3, ASKED, coaches).map(({ order }) => order)).toEqual([
    'Level on points with Ada; the reviews decide: 4.9 against 4.2.',
    'Level on points with Bo; the reviews decide: 4.2 against 4.9.',
    'Level on points with Ada, and rated alike; the alphabet decides.',
    'Level on points with Ana; the reviews decide: 3.0 against 4.2.',
    'Level on points with Di; the reviews decide: none yet against 3.0.',
  ]);
  expect(recommend(1, ASKED, coaches.slice(0, 1))[0]?.order).toBe('The only coach who fits these answers.');
});

test('each recommendation says why, and its points add up', () => {
  const [found] = recommend(1, { goal: 'strength', budget: 'mid' }, [lifter(1, 'Ana', 4.2, ['100.00', '250.00'])]);
  expect(found?.reasons).toEqual([
    { label: 'Premium Program', detail: 'Covers Strength, and $250.00 a month is right in your range.', points: 2, max: 2 },
    { label: 'Standard Program', detail: 'Covers Strength; $100.00 a month is below your range.', points: 1, max: 2 },
    { label: 'Strength', detail: 'One of this coach’s specialties.', points: 0, max: 0 },
  ]);
  const [fit] = recommend(3, ASKED, [lifter(1, 'Ana', 4.2)]);
  expect(fit?.reasons).toEqual([
    { label: 'Strength', detail: 'One of this coach’s specialties.', points: 1, max: 1 },
    { label: 'Standard Program', detail: 'Covers Strength, and $100.00 a month fits your budget (Up to $100).', points: 1, max: 1 },
  ]);
  const [anyone] = recommend(4, { style: 'other', budget: 'high' }, [lifter(1, 'Ana', 4.2)]);
  expect(anyone?.reasons).toEqual([
    { label: 'Standard Program', detail: '$100.00 a month fits your budget (Any price).', points: 0, max: 0 },
  ]);
});

test('another answer is named when it would put someone else first', () => {
  const coaches = [lifter(1, 'Ana', 4, ['400.00']), lifter(2, 'Bo', 4, ['90.00'])];
  const rankFor = (answers: QuizAnswers) => rank(1, answers, coaches);
  expect(otherAnswers(1, ASKED, rankFor)).toEqual([
    { key: 'goal', value: 'muscle', label: 'More muscle', first: null },
    { key: 'goal', value: 'nutrition', label: 'Better eating', first: null },
    { key: 'goal', value: 'functional', label: 'Fit for daily life', first: null },
    { key: 'budget', value: 'high', label: '$300 and more', first: 'Ana' },
  ]);
  expect(otherAnswers(1, { goal: 'strength' }, rankFor)).toEqual([]);
});

const anyText = constantFrom('', ' ', 'text');
const anySpecialties = array(record({ title: constantFrom('Strength', 'Hypertrophy', 'Nutrition', 'Functional Training', 'Mobility') }), {
  maxLength: 3,
});
const anyCoach = record({
  id: integer({ min: 1, max: 99 }),
  username: constantFrom('a', 'b'),
  first_name: string({ maxLength: 3 }),
  last_name: string({ maxLength: 3 }),
  status: constantFrom('active', 'active', 'active', 'paused', 'deleted'),
  short_bio: anyText,
  brand_promise: anyText,
  brand_pain: anyText,
  brand_plan: anyText,
  brand_proof: anyText,
  calendly_username: anyText,
  stripe_charges_enabled: boolean(),
  specialties: anySpecialties,
  programs: array(
    record({
      id: integer({ min: 1, max: 99 }),
      type: constantFrom('basic', 'premium', 'Team'),
      price: constantFrom('0.00', '99.99', '100.00', '150.00', '150.01', '200.00', '300.00', '300.01'),
      listed: boolean(),
      specialties: anySpecialties,
    }),
    { maxLength: 3 },
  ),
  rating: record({ average: option(float({ min: 1, max: 5, noNaN: true })), count: integer({ min: 0, max: 9 }) }),
});
/** Complete ones, so that a rule that lets everybody through would be seen to. */
const usualCoach = anyCoach.map((coach) => ({
  ...coach,
  ...(coach.id % 3 === 0
    ? {}
    : { short_bio: 'a', brand_promise: 'b', brand_pain: 'c', brand_plan: 'd', brand_proof: 'e', calendly_username: 'f' }),
  stripe_charges_enabled: coach.stripe_charges_enabled || coach.id % 5 > 0,
}));
const anyQuestioned = constantFrom(...QUIZ_NUMBERS).chain((n) =>
  record(Object.fromEntries(QUIZZES[n].questions.map(({ key, options }) => [key, constantFrom(...options.map(({ value }) => value))]))).map(
    (answers) => ({ n, answers: answers as QuizAnswers }),
  ),
);

test('a coach who is not listed is never recommended, and the order never depends on how the coaches came', () => {
  let recommended = 0;
  let kept = 0;
  assert(
    property(anyQuestioned, array(usualCoach, { maxLength: 12 }), ({ n, answers }, coaches) => {
      const found = recommend(n, answers, coaches);
      recommended += found.length;
      kept += coaches.filter((coach) => !isListed(coach)).length;
      for (const { coach, score, reasons } of found) {
        expect(isListed(coach)).toBe(true);
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(reasons.every(({ points, max }) => points >= 0 && points <= max)).toBe(true);
      }
      const ids = new Set(coaches.map(({ id }) => id));
      if (ids.size === coaches.length) {
        const again = recommend(n, answers, coaches.toReversed());
        expect(again.map(({ coach }) => coach.id)).toEqual(found.map(({ coach }) => coach.id));
      }
    }),
    { seed: 20_261_121, numRuns: 600 },
  );
  expect(recommended).toBeGreaterThan(100);
  expect(kept).toBeGreaterThan(300);
});
