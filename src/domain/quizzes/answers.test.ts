import { expect, test } from 'vitest';
import { assert, constantFrom, dictionary, option, property, record, string } from '#tests/support/properties.ts';
import { answerLabels, answersOfQuery, canMatch, isComplete, queryOfAnswers, readAnswers, resultsPath } from './answers.ts';
import { QUIZ_NUMBERS, quizOfPath } from './quiz.ts';
import { QUIZZES } from './quiz-table.ts';

/** Keys and values as they are on the wire, in order (QUIZ-2). */
const SPECIFIED = {
  1: {
    experience: ['new', 'foundation', 'years', 'veteran'],
    goal: ['muscle', 'strength', 'nutrition', 'functional'],
    confidence: ['none', 'generic', 'stuck', 'coached'],
    budget: ['low', 'mid', 'high'],
  },
  2: {
    training: ['strength', 'hypertrophy', 'functional', 'not_sure'],
    routine_duration: ['less_4w', '4_8w', '2m_plus'],
    issue: ['no_progress', 'motivation', 'boredom'],
    diet: ['gain', 'lose', 'maintain'],
    support: ['fresh_plan', 'accountability', 'smarter_adj'],
    budget: ['low', 'mid', 'high'],
  },
  3: {
    goal: ['muscle', 'strength', 'performance', 'weight'],
    time: ['under30', '30-45', '1hr+'],
    frequency: ['2', '3', '4+'],
    challenge: ['time', 'energy', 'consistency'],
    plan: ['none', 'loose', 'structured'],
    budget: ['low', 'mid', 'high'],
  },
  4: {
    goal: ['strength', 'lean-mass', 'competition', 'hybrid'],
    style: ['hypertrophy', 'strength', 'hybrid-athletic', 'other'],
    need: ['weak-points', 'adjustments', 'recovery', 'periodization'],
    method: ['data-heavy', 'weekly-feedback', 'combination'],
    log: ['yes', 'sometimes', 'not-yet'],
    budget: ['low', 'mid', 'high'],
  },
};

test.each(QUIZ_NUMBERS)('quiz %i asks the specified questions with the specified answers', (n) => {
  const asked = QUIZZES[n].questions.map(({ key, options }) => [key, options.map(({ value }) => value)]);
  expect(asked).toEqual(Object.entries(SPECIFIED[n]));
});

test.each(QUIZ_NUMBERS)('no two answers to a question of quiz %i look alike', (n) => {
  for (const { options } of QUIZZES[n].questions) {
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    expect(options.every(({ label }) => label.trim() !== '')).toBe(true);
  }
});

const anyAnswers = constantFrom(...QUIZ_NUMBERS).chain((n) =>
  record(
    Object.fromEntries(QUIZZES[n].questions.map(({ key, options }) => [key, option(constantFrom(...options.map(({ value }) => value)))])),
  ).map((given) => ({
    quiz: QUIZZES[n],
    answers: Object.fromEntries(Object.entries(given).flatMap(([key, value]) => (value === null ? [] : [[key, value]]))),
  })),
);

test('answers written into an address read back as they were, whole or in part', () => {
  assert(
    property(anyAnswers, ({ quiz, answers }) => {
      const query = queryOfAnswers(quiz, answers);
      expect(answersOfQuery(quiz, query)).toEqual(answers);
      expect(answersOfQuery(quiz, `?${query}`)).toEqual(answers);
      expect(readAnswers(quiz, Object.fromEntries(new URLSearchParams(query)))).toEqual(answers);
    }),
    { numRuns: 400 },
  );
});

test('whatever stands in an address or a state, nothing but answers comes out', () => {
  assert(
    property(constantFrom(...QUIZ_NUMBERS), string(), dictionary(string(), string()), (n, query, state) => {
      const allowed = Object.fromEntries(QUIZZES[n].questions.map(({ key, options }) => [key, options.map(({ value }) => value)]));
      for (const answers of [answersOfQuery(QUIZZES[n], query), readAnswers(QUIZZES[n], state)])
        for (const [key, value] of Object.entries(answers)) expect(allowed[key]).toContain(value);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['?goal=muscle&budget=low', { goal: 'muscle', budget: 'low' }],
  ['goal=muscle&goal=weight', { goal: 'muscle' }],
  ['goal=fame&budget=low', { budget: 'low' }],
  ['goal=%E0%A4%A&budget=mid', { budget: 'mid' }],
  ['time=1hr%2B&frequency=4%2B', { time: '1hr+', frequency: '4+' }],
  ['time=1hr+&frequency=4+', { time: '1hr+', frequency: '4+' }],
  ['__proto__=muscle&constructor=low', {}],
  ['goal=MUSCLE&budget=', {}],
  ['', {}],
])('%s reads as %j', (query, answers) => {
  expect(answersOfQuery(QUIZZES[3], query)).toEqual(answers);
});

test.each([[null], [undefined], ['goal'], [7], [['muscle']], [{ goal: ['muscle'] }], [{ goal: null }], [{ from: 'quiz' }]])(
  'a state of %j holds no answers',
  (state) => {
    expect(readAnswers(QUIZZES[1], state)).toEqual({});
  },
);

test("a result's address names the answers in the order of the questions", () => {
  expect(resultsPath(QUIZZES[1], { budget: 'mid', goal: 'strength', other: 'x' })).toBe('/quiz/1/results?goal=strength&budget=mid');
  expect(resultsPath(QUIZZES[3], {})).toBe('/quiz/3/results');
});

test('what the rules need is less than all', () => {
  expect(canMatch(QUIZZES[1], { goal: 'strength', budget: 'mid' })).toBe(true);
  expect(isComplete(QUIZZES[1], { goal: 'strength', budget: 'mid' })).toBe(false);
  expect(canMatch(QUIZZES[1], { goal: 'strength' })).toBe(false);
  const all = { experience: 'new', goal: 'strength', confidence: 'none', budget: 'mid' };
  expect(isComplete(QUIZZES[1], all)).toBe(true);
  expect(answerLabels(QUIZZES[1], all).map(({ label }) => label)).toEqual([
    'New to training',
    'More strength',
    'No plan yet',
    '$150 to $300',
  ]);
});

test.each([
  ['/quiz/1', 1],
  ['/quiz/4/', 4],
  ['/quiz/3/results', 3],
  ['/quiz/5', null],
  ['/quiz/12', null],
  ['/quizzes/1', null],
  ['/', null],
])('%s is quiz %s', (path, n) => {
  expect(quizOfPath(path)).toBe(n);
});
