import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

test.each<[readonly (number | null)[], 'lowest' | 'highest', number[]]>([
  [[129, 165, 99], 'lowest', [2]],
  [[129, 165, 99], 'highest', [1]],
  [[4.9, null, 4.7], 'highest', [0]],
  [[99, 165, 99], 'lowest', [0, 2]],
  [[99, 99], 'lowest', []],
  [[99, 99, null], 'highest', []],
  [[99, null], 'lowest', []],
  [[99], 'lowest', []],
  [[null, null], 'highest', []],
  [[], 'lowest', []],
])('of %j the %s is %j', (values, direction, best) => {
  expect([...bestOf(values, direction)]).toEqual(best);
});
