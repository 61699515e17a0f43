import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

test.each([
  ['2000-06-15', '2026-06-14', 25],
  ['2000-06-15', '2026-06-15', 26],
  ['2000-12-31', '2026-01-01', 25],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
])('who was born on %s is, on %s, %i', (dob, today, age) => {
  expect(ageOn(dob, today)).toBe(age);
});
