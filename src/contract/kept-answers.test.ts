import { expect, test } from 'vitest';
import { isKeptAnswer } from './kept-answers.ts';

test.each(['/api/coaches/', '/api/coaches/17/', '/api/coaches/17/programs/', '/api/reviews/17/', '/api/specialties/'])(
  '%s is the same for everybody and is kept',
  (path) => {
    expect(isKeptAnswer(path)).toBe(true);
  },
);

test.each([
  '/api/coach/17/',
  '/api/coaches',
  '/api/reviews/',
  '/api/reviews/17/create/',
  '/api/specialties/17/',
  '/api/sync/v1/pull/',
  '/api/user/profile/',
  '/elsewhere/api/coaches/',
])('%s is never kept', (path) => {
  expect(isKeptAnswer(path)).toBe(false);
});
