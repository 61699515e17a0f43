import { expect, test } from 'vitest';
import { array, assert, boolean, constantFrom, float, integer, option, property, record, string } from '#tests/support/properties.ts';
import { isListed } from '../coaches/is-listed.ts';
import type { MatchCoach } from './judge.ts';
import { otherAnswers } from './other-answers.ts';
import type { QuizAnswers } from './quiz.ts';
import { QUIZ_NUMBERS, type QuizNumber } from './quiz.ts';
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

test('equal points go by rating, and equals take turns, whatever order the coaches come in', () => {
  const coaches = [lifter(1, 'Ana', 4.2), lifter(2, 'Bo', 4.9), lifter(3, 'Ada', 4.2), lifter(5, 'Zoe', 4.24), lifter(4, 'Cy', null)];
  const ids = (list: readonly MatchCoach[], day: number) => recommend(3, ASKED, list, day).map((found) => found.coach.id);
  expect(ids(coaches, 0)).toEqual([2, 1, 3, 5, 4]);
  expect(ids(coaches, 1)).toEqual([2, 3, 5, 1, 4]);
  expect(ids(coaches, 2)).toEqual([2, 5, 1, 3, 4]);
  expect(ids(coaches, 3)).toEqual(ids(coaches, 0));
  expect(ids(coaches.toReversed(), 20_780)).toEqual(ids(coaches, 20_780));
});

test('no name has an advantage: over as many days as there are equals each is first once, whatever they are called', () => {
  const equals = ['Aaron', 'Bea', 'Zoe', 'Zed', 'Ömer', '', 'aaa'].map((name, index) => lifter(40 - index, name, 4.5));
  const first = equals.map((_, day) => recommend(1, ASKED, equals, 20_780 + day)[0]?.coach.id);
  expect(new Set(first)).toEqual(new Set(equals.map(({ id }) => id)));
});

test('points come before any rating', () => {
  const found = recommend(1, ASKED, [lifter(1, 'Ana', 5), lifter(2, 'Bo', null, ['100.00', '140.00'])]);
  expect(found.map(({ coach, score }) => [coach.first_name, score])).toEqual([
    ['Bo', 4],
    ['Ana', 2],
  ]);
});

test('with equal points who covers more answers comes before any rating', () => {
  // Two programs below the range score as much as one inside it.
  const found = recommend(1, { goal: 'strength', budget: 'mid' }, [
    lifter(1, 'Ana', 5, ['90.00', '100.00']),
    lifter(2, 'Bo', null, ['200.00']),
  ]);
  expect(found.map(({ coach, score, covered }) => [coach.first_name, score, covered])).toEqual([
    ['Bo', 2, ['goal', 'budget']],
    ['Ana', 2, ['goal']],
  ]);
});

const reasonsFor = (quiz: QuizNumber, answers: QuizAnswers, coach: MatchCoach) =>
  recommend(quiz, answers, [coach])[0]?.reasons.map(({ speaks, text }) => `${speaks === 'for' ? '+' : '-'} ${text}`);

test('each recommendation says what speaks for a coach, then what speaks against', () => {
  expect(reasonsFor(1, { goal: 'strength', budget: 'mid' }, lifter(1, 'ana', 4.2, ['100.00', '250.00']))).toEqual([
    '+ Coaches Strength, and both programs cover it',
    '+ Premium at $250.00 a month is within your $150 to $300',
  ]);
  expect(reasonsFor(1, { goal: 'strength', budget: 'mid' }, lifter(1, 'Ana', 4.2, ['99.5', '1494.00']))).toEqual([
    '+ Coaches Strength, and the Standard program covers it',
    '- $99.50 a month is below your $150 to $300',
    '- Premium is $1,494.00 a month, over your budget',
  ]);
  expect(reasonsFor(3, ASKED, lifter(1, 'Ana', null))).toEqual([
    '+ Coaches Strength, and the Standard program covers it',
    '+ $100.00 a month is within your $100',
    '- No reviews yet',
  ]);
  expect(reasonsFor(4, { style: 'other', budget: 'high' }, { ...lifter(1, 'Ana', 5), rating: { average: 5, count: 2 } })).toEqual([
    '+ $100.00 a month, and you set no limit',
    '- Only two reviews so far',
  ]);
});

test('a goal without a program for it, and a specialty that is missing, are said', () => {
  const mobile = [{ title: 'Mobility' }];
  const elsewhere = { ...lifter(1, '', 4), programs: lifter(1, '', 4).programs.map((program) => ({ ...program, specialties: mobile })) };
  expect(reasonsFor(1, ASKED, elsewhere)).toEqual([
    '+ Coaches Strength',
    '+ $100.00 a month is within your $150',
    '- No program within your budget is about Strength',
  ]);
  expect(reasonsFor(2, { training: 'strength', diet: 'lose', budget: 'low' }, lifter(1, 'Ana', 4))).toEqual([
    '+ Coaches Strength, and the Standard program covers it',
    '+ $100.00 a month is within your $100',
    '- Does not name Nutrition as a specialty',
  ]);
});

test('programs that cover different parts of a goal are told apart, and a price that no card shows names its program', () => {
  const [food, size] = [[{ title: 'Nutrition' }], [{ title: 'Hypertrophy' }]];
  const both = { ...lifter(1, 'Mei', 4.8, ['89.00', '189.00']), specialties: [...food, ...size] };
  const mei = { ...both, programs: both.programs.map((program, index) => ({ ...program, specialties: index === 0 ? size : food })) };
  const weight: QuizAnswers = { goal: 'weight', budget: 'mid' };
  expect(reasonsFor(3, weight, mei)).toEqual([
    '+ Coaches Nutrition and Hypertrophy, and Standard covers Hypertrophy, Premium covers Nutrition',
    '+ $89.00 a month is within your $200',
  ]);
  const dana = { ...lifter(2, 'Dana', 4.9, ['129.00', '249.00']), specialties: size };
  const sized = { ...dana, programs: dana.programs.map((program) => ({ ...program, specialties: size })) };
  const [first, second] = recommend(1, { goal: 'nutrition', budget: 'mid' }, [
    sized,
    { ...both, programs: sized.programs.map((program, index) => ({ ...program, price: ['89.00', '189.00'][index] ?? '' })) },
  ]);
  expect(first?.reasons.map(({ text }) => text)).toContain('Premium at $249.00 a month is within your $150 to $300');
  expect(second?.reasons.map(({ text }) => text)).toContain('$60.00 a month less than Dana’s Premium');
});

test('after the first, each is compared in price with the first', () => {
  const coaches = [
    lifter(1, 'ana', 5),
    lifter(2, 'Bo', 4.8, ['79.50']),
    lifter(3, 'Cy', 4.6, ['90.00', '1200.00']),
    lifter(4, '', 4.5, ['140.00']),
  ];
  const told = recommend(1, ASKED, [...coaches, lifter(5, 'Di', 4)]).map(({ reasons }) => reasons.map(({ text }) => text).slice(2));
  expect(told).toEqual([
    [],
    ['$20.50 a month less than Ana'],
    ['$10.00 a month less than Ana', 'Premium is $1,200.00 a month, over your budget'],
  ]);
  const [, dear] = recommend(1, ASKED, [coaches[0]!, coaches[3]!]);
  expect(dear?.reasons.at(-1)).toEqual({ speaks: 'against', text: '$40.00 a month more than Ana' });
});

test('what no profile can tell is never called covered', () => {
  const covered = (quiz: QuizNumber, answers: QuizAnswers) => recommend(quiz, answers, [lifter(1, 'Ana', 4)])[0]?.covered;
  expect(covered(1, { experience: 'new', goal: 'strength', confidence: 'none', budget: 'low' })).toEqual(['goal', 'budget']);
  expect(covered(2, { training: 'not_sure', diet: 'maintain', issue: 'boredom', budget: 'low' })).toEqual(['budget']);
  expect(covered(4, { style: 'other', goal: 'strength', budget: 'low' })).toEqual(['budget']);
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
    // A coach offers two at most.
    { maxLength: 2 },
  ),
  rating: record({ average: option(float({ min: 1, max: 5, noNaN: true })), count: integer({ min: 0, max: 9 }) }),
});
/** Complete coaches, so that a rule that accepts everybody would be noticed. */
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

test('a coach who is not listed is never recommended, the order never depends on how the coaches came, and is the one that is said', () => {
  let recommended = 0;
  let kept = 0;
  assert(
    property(anyQuestioned, array(usualCoach, { maxLength: 12 }), integer({ min: 0, max: 30_000 }), ({ n, answers }, coaches, day) => {
      const found = recommend(n, answers, coaches, day);
      recommended += found.length;
      kept += coaches.filter((coach) => !isListed(coach)).length;
      for (const { coach, covered, reasons } of found) {
        expect(isListed(coach)).toBe(true);
        expect(covered.every((key) => QUIZZES[n].deciding.includes(key))).toBe(true);
        expect(reasons.some(({ speaks }) => speaks === 'for')).toBe(true);
        expect(reasons.every(({ text }) => text.trim() === text && text !== '' && !/undefined|null|NaN/.test(text))).toBe(true);
      }
      const scores = found.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      const strokes = found.map(({ covered }) => covered.length);
      expect(strokes).toEqual(strokes.toSorted((a, b) => b - a));
      const ids = new Set(coaches.map(({ id }) => id));
      if (ids.size === coaches.length) {
        const again = recommend(n, answers, coaches.toReversed(), day);
        expect(again.map(({ coach }) => coach.id)).toEqual(found.map(({ coach }) => coach.id));
      }
    }),
    { numRuns: 600 },
  );
  expect(recommended).toBeGreaterThan(100);
  expect(kept).toBeGreaterThan(300);
});
