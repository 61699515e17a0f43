import { expect, test } from 'vitest';
import { isLastStep, stepOfQuery, stepPath } from './quiz-step.ts';
import { QUIZZES } from './quiz-table.ts';

const ALL = 'experience=new&goal=muscle&confidence=none&budget=low';

test.each([
  ['', 0],
  ['?', 0],
  ['?experience=new', 1],
  ['?experience=new&at=1', 0],
  ['?experience=new&goal=muscle&at=2', 1],
  ['?experience=new&at=4', 1],
  ['?goal=muscle&at=3', 0],
  ['?experience=new&goal=fame&at=3', 1],
  [`?${ALL}`, 3],
  [`?${ALL}&at=1`, 0],
  [`?${ALL}&at=9`, 3],
  [`?${ALL}&at=0`, 3],
  [`?${ALL}&at=x`, 3],
])('quiz 1 at "%s" shows question %i', (search, index) => {
  const step = stepOfQuery(QUIZZES[1], search);
  expect(step.index).toBe(index);
  expect(step.question).toBe(QUIZZES[1].questions[index]);
});

test('the address of a step leads back to it, with every answer', () => {
  for (const quiz of Object.values(QUIZZES)) {
    const answers: Record<string, string> = {};
    quiz.questions.forEach(({ key, options }, index) => {
      const path = stepPath(quiz, answers, index);
      expect(path.startsWith(`/quiz/${quiz.n}`)).toBe(true);
      expect(stepOfQuery(quiz, path.split('?')[1] ?? '')).toMatchObject({ answers, index });
      answers[key] = options.at(-1)?.value ?? '';
    });
    expect(isLastStep(quiz, stepOfQuery(quiz, stepPath(quiz, answers, 5).split('?')[1] ?? ''))).toBe(true);
  }
});

test('a quiz nobody has begun has its own address', () => {
  expect(stepPath(QUIZZES[2], {}, 0)).toBe('/quiz/2');
});
