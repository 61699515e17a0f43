import { expect, test } from 'vitest';
import { fullName } from './coach-name.ts';

test.each([
  [{ first_name: 'dana', last_name: 'Okafor', username: 'd' }, 'Dana Okafor'],
  [{ first_name: ' Dana ', last_name: ' ', username: 'd' }, 'Dana'],
  [{ first_name: '', last_name: 'Okafor', username: 'd' }, 'Okafor'],
  [{ first_name: ' ', last_name: '', username: 'dana.okafor' }, '@dana.okafor'],
])('%o is shown as %s', (coach, shown) => {
  expect(fullName(coach)).toBe(shown);
});
