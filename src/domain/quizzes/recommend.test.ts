import { describe, expect, test } from 'vitest';
import type { MatchCoach, MatchProgram } from './judge.ts';
import type { QuizAnswers, QuizNumber } from './quiz.ts';
import { recommend } from './recommend.ts';

const titled = (titles: readonly string[]) => titles.map((title) => ({ title }));

function program(price: string, specialties: readonly string[], more: Partial<MatchProgram> = {}): MatchProgram {
  return { id: 1, type: 'basic', price, listed: true, specialties: titled(specialties), ...more };
}

let nextId = 1;
function coach(
  name: string,
  specialties: readonly string[],
  programs: readonly MatchProgram[],
  more: Partial<MatchCoach> = {},
): MatchCoach {
  nextId += 1;
  return {
    id: nextId,
    username: name.toLowerCase(),
    first_name: name,
    last_name: '',
    status: 'active',
    short_bio: 'a',
    brand_promise: 'b',
    brand_pain: 'c',
    brand_plan: 'd',
    brand_proof: 'e',
    calendly_username: 'f',
    stripe_charges_enabled: true,
    specialties: titled(specialties),
    programs,
    rating: { average: null, count: 0 },
    ...more,
  };
}

/** One coach per specialty of the quizzes and one without; each with one program for the subject at this price. */
const SUBJECTS = ['Functional Training', 'Hypertrophy', 'Mobility', 'Nutrition', 'Strength'];
const oneEach = (price: string) => SUBJECTS.map((title) => coach(title, [title], [program(price, [title])]));

const namesOf = (quiz: QuizNumber, answers: QuizAnswers, coaches: readonly MatchCoach[]) =>
  recommend(quiz, answers, coaches).map((found) => found.coach.first_name);
const scoreOf = (quiz: QuizNumber, answers: QuizAnswers, one: MatchCoach) => recommend(quiz, answers, [one])[0]?.score ?? null;

describe('quiz 1', () => {
  test.each([
    ['muscle', ['Hypertrophy']],
    ['strength', ['Strength']],
    ['functional', ['Functional Training']],
    ['nutrition', ['Hypertrophy', 'Nutrition']],
  ])('the goal %s asks for %j', (goal, expected) => {
    expect(namesOf(1, { goal, budget: 'low' }, oneEach('80.00'))).toEqual(expected);
  });

  test.each<[string, string, number | null]>([
    ['low', '0.00', 1],
    ['low', '0.99', 1],
    ['low', '1.00', 2],
    ['low', '99.99', 2],
    ['low', '100.00', 2],
    ['low', '149.99', 2],
    ['low', '150.00', 2],
    ['low', '150.01', null],
    ['mid', '0.00', 1],
    ['mid', '149.99', 1],
    ['mid', '150.00', 1],
    ['mid', '150.01', 2],
    ['mid', '200.00', 2],
    ['mid', '299.99', 2],
    ['mid', '300.00', 2],
    ['mid', '300.01', null],
    ['high', '0.00', 1],
    ['high', '150.00', 1],
    ['high', '299.99', 1],
    ['high', '300.00', 2],
    ['high', '300.01', 2],
    ['high', '9999.99', 2],
  ])('with the budget %s, a program at $%s that covers the goal gives %s points', (budget, price, score) => {
    expect(scoreOf(1, { goal: 'strength', budget }, coach('A', ['Strength'], [program(price, ['Strength'])]))).toBe(score);
  });

  test.each([
    ['experience', ['new', 'foundation', 'years', 'veteran']],
    ['confidence', ['none', 'generic', 'stuck', 'coached']],
  ])('the answer to %s changes nothing', (key, values) => {
    const coaches = oneEach('80.00');
    const without = recommend(1, { goal: 'nutrition', budget: 'mid' }, coaches);
    for (const value of values) expect(recommend(1, { [key]: value, goal: 'nutrition', budget: 'mid' }, coaches)).toEqual(without);
  });

  test('each program of a coach counts', () => {
    const both = coach('A', ['Strength'], [program('100.00', ['Strength']), program('250.00', ['Strength', 'Nutrition'])]);
    expect(scoreOf(1, { goal: 'strength', budget: 'mid' }, both)).toBe(3);
    expect(scoreOf(1, { goal: 'strength', budget: 'low' }, both)).toBe(2);
  });

  test('a coach with the specialty and an affordable program that does not cover it qualifies without points', () => {
    const one = coach('A', ['Strength', 'Mobility'], [program('100.00', ['Mobility'])]);
    expect(scoreOf(1, { goal: 'strength', budget: 'low' }, one)).toBe(0);
  });

  test('a program for the goal is not enough without the specialty, nor the specialty without an affordable program', () => {
    expect(scoreOf(1, { goal: 'strength', budget: 'low' }, coach('A', ['Mobility'], [program('100.00', ['Strength'])]))).toBeNull();
    expect(scoreOf(1, { goal: 'strength', budget: 'low' }, coach('A', ['Strength'], [program('200.00', ['Strength'])]))).toBeNull();
  });

  test('a program that is not offered counts for nothing', () => {
    const hidden = program('100.00', ['Strength'], { listed: false });
    const dear = program('500.00', ['Strength']);
    expect(scoreOf(1, { goal: 'strength', budget: 'low' }, coach('A', ['Strength'], [hidden, dear]))).toBeNull();
    expect(scoreOf(1, { goal: 'strength', budget: 'high' }, coach('A', ['Strength'], [hidden, dear]))).toBe(2);
  });

  test('a price that is no number is in no budget', () => {
    expect(scoreOf(1, { goal: 'strength', budget: 'high' }, coach('A', ['Strength'], [program('free', ['Strength'])]))).toBeNull();
  });

  test('it gives the best three, best first', () => {
    const coaches = [
      coach('One', ['Strength'], [program('100.00', ['Strength'])]),
      coach('Two', ['Strength'], [program('200.00', ['Strength'])]),
      coach('Four', ['Strength'], [program('200.00', ['Strength']), program('250.00', ['Strength'])]),
      coach('Zero', ['Strength'], [program('200.00', ['Mobility'])]),
    ];
    expect(namesOf(1, { goal: 'strength', budget: 'mid' }, coaches)).toEqual(['Four', 'Two', 'One']);
  });

  test.each<[string, QuizAnswers, readonly MatchCoach[]]>([
    ['no coaches', { goal: 'strength', budget: 'low' }, []],
    ['no budget', { goal: 'strength' }, oneEach('80.00')],
    ['no goal', { budget: 'low' }, oneEach('80.00')],
    ['no answers', {}, oneEach('80.00')],
    ['a budget it does not know', { goal: 'strength', budget: 'huge' }, oneEach('80.00')],
    ['a goal it does not know', { goal: 'constructor', budget: 'low' }, oneEach('80.00')],
  ])('with %s there is nothing to recommend', (_, answers, coaches) => {
    expect(recommend(1, answers, coaches)).toEqual([]);
  });
});

describe('quizzes 2 to 4', () => {
  const ALL = ['Functional Training', 'Hypertrophy', 'Mobility', 'Nutrition', 'Strength'];

  test.each<[QuizNumber, QuizAnswers, string[]]>([
    [2, { training: 'strength', diet: 'maintain' }, ['Strength']],
    [2, { training: 'hypertrophy', diet: 'maintain' }, ['Hypertrophy']],
    [2, { training: 'functional', diet: 'maintain' }, ['Functional Training']],
    [2, { training: 'not_sure', diet: 'maintain' }, ALL],
    [2, { training: 'strength', diet: 'gain' }, ['Nutrition', 'Strength']],
    [2, { training: 'strength', diet: 'lose' }, ['Nutrition', 'Strength']],
    [2, { training: 'hypertrophy', diet: 'lose' }, ['Hypertrophy', 'Nutrition']],
    [2, { training: 'functional', diet: 'gain' }, ['Functional Training', 'Nutrition']],
    [2, { training: 'not_sure', diet: 'gain' }, ['Nutrition', 'Functional Training', 'Hypertrophy', 'Mobility', 'Strength']],
    [3, { goal: 'muscle' }, ['Hypertrophy']],
    [3, { goal: 'strength' }, ['Strength']],
    [3, { goal: 'performance' }, ['Functional Training']],
    [3, { goal: 'weight' }, ['Hypertrophy', 'Nutrition']],
    [4, { style: 'hypertrophy' }, ['Hypertrophy']],
    [4, { style: 'strength' }, ['Strength']],
    [4, { style: 'hybrid-athletic' }, ['Hypertrophy', 'Strength']],
    [4, { style: 'other' }, ALL],
  ])('quiz %i with %j finds %j', (quiz, answers, expected) => {
    expect(namesOf(quiz, { ...answers, budget: 'low' }, oneEach('80.00'))).toEqual(expected);
    expect(namesOf(quiz, { ...answers, budget: 'low' }, oneEach('100.01'))).toEqual([]);
  });

  test.each<[string, string, boolean]>([
    ['low', '99.99', true],
    ['low', '100.00', true],
    ['low', '100.01', false],
    ['mid', '149.99', true],
    ['mid', '150.00', true],
    ['mid', '150.01', true],
    ['mid', '199.99', true],
    ['mid', '200.00', true],
    ['mid', '200.01', false],
    ['high', '200.01', true],
    ['high', '300.00', true],
    ['high', '300.01', true],
    ['high', '9999.99', true],
  ])('with the budget %s, a program at $%s is found: %s', (budget, price, isFound) => {
    const one = coach('A', ['Strength'], [program(price, ['Strength'])]);
    expect(recommend(2, { training: 'strength', budget }, [one])).toHaveLength(isFound ? 1 : 0);
    expect(recommend(2, { training: 'not_sure', budget }, [one])).toHaveLength(isFound ? 1 : 0);
    expect(recommend(3, { goal: 'strength', budget }, [one])).toHaveLength(isFound ? 1 : 0);
    expect(recommend(4, { style: 'strength', budget }, [one])).toHaveLength(isFound ? 1 : 0);
    expect(recommend(4, { style: 'other', budget }, [one])).toHaveLength(isFound ? 1 : 0);
  });

  test.each<[QuizNumber, string, readonly string[], QuizAnswers]>([
    [2, 'routine_duration', ['less_4w', '4_8w', '2m_plus'], { training: 'strength', diet: 'gain', budget: 'mid' }],
    [2, 'issue', ['no_progress', 'motivation', 'boredom'], { training: 'strength', diet: 'gain', budget: 'mid' }],
    [2, 'support', ['fresh_plan', 'accountability', 'smarter_adj'], { training: 'strength', diet: 'gain', budget: 'mid' }],
    [3, 'time', ['under30', '30-45', '1hr+'], { goal: 'weight', budget: 'mid' }],
    [3, 'frequency', ['2', '3', '4+'], { goal: 'weight', budget: 'mid' }],
    [3, 'challenge', ['time', 'energy', 'consistency'], { goal: 'weight', budget: 'mid' }],
    [3, 'plan', ['none', 'loose', 'structured'], { goal: 'weight', budget: 'mid' }],
    [4, 'goal', ['strength', 'lean-mass', 'competition', 'hybrid'], { style: 'hybrid-athletic', budget: 'mid' }],
    [4, 'need', ['weak-points', 'adjustments', 'recovery', 'periodization'], { style: 'hybrid-athletic', budget: 'mid' }],
    [4, 'method', ['data-heavy', 'weekly-feedback', 'combination'], { style: 'hybrid-athletic', budget: 'mid' }],
    [4, 'log', ['yes', 'sometimes', 'not-yet'], { style: 'hybrid-athletic', budget: 'mid' }],
  ])('in quiz %i the answer to %s changes nothing', (quiz, key, values, answers) => {
    const coaches = oneEach('80.00');
    const without = recommend(quiz, answers, coaches);
    expect(without).not.toEqual([]);
    for (const value of values) expect(recommend(quiz, { ...answers, [key]: value }, coaches)).toEqual(without);
  });

  test.each<[QuizNumber, string]>([
    [2, 'training'],
    [3, 'goal'],
    [4, 'style'],
  ])('quiz %i without coaches, without a budget or without %s recommends nobody', (quiz, key) => {
    expect(recommend(quiz, { [key]: 'strength', budget: 'low' }, [])).toEqual([]);
    expect(recommend(quiz, { [key]: 'strength' }, oneEach('80.00'))).toEqual([]);
    expect(recommend(quiz, { budget: 'low' }, oneEach('80.00'))).toEqual([]);
  });

  test('everyone who fits is there, closest first', () => {
    const coaches = [
      coach('Eats', ['Nutrition'], [program('80.00', ['Nutrition'])]),
      coach('Both', ['Nutrition', 'Strength'], [program('80.00', ['Strength'])]),
      coach('Elsewhere', ['Strength'], [program('80.00', ['Mobility'])]),
      coach('Dear', ['Strength'], [program('180.00', ['Strength'])]),
    ];
    expect(namesOf(2, { training: 'strength', diet: 'lose', budget: 'low' }, coaches)).toEqual(['Both', 'Eats', 'Elsewhere']);
  });
});
