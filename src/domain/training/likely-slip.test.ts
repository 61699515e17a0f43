import { expect, test } from 'vitest';
import { likelySlip } from './likely-slip.ts';

const lb = (weight: string) => ({ weight, unit: 'lb' as const });
const kg = (weight: string) => ({ weight, unit: 'kg' as const });

test('TRAIN-27 a load far above every other set is said to be a likely slip, in the unit it was typed in', () => {
  expect(likelySlip(lb('1350'), [lb('95'), lb('135')])).toBe('1350 lbs is 10 times your heaviest other set. Edit it if that was a slip.');
  expect(likelySlip(kg('600'), [lb('135')])).toMatch(/^600 kg is 10 times/);
  expect(likelySlip(lb('405'), [lb('135')])).toMatch(/ 3 times /);
});

test('TRAIN-27 what can be true is let be: the first load ever, a leap below three times, small loads, help, and bodyweight', () => {
  expect(likelySlip(lb('1350'), [])).toBeNull();
  expect(likelySlip(lb('1350'), [lb(''), lb('-40')])).toBeNull();
  expect(likelySlip(lb('400'), [lb('135')])).toBeNull();
  expect(likelySlip(kg('10'), [kg('2.5')])).toBeNull();
  expect(likelySlip(kg('-60'), [kg('10')])).toBeNull();
  expect(likelySlip(kg(''), [kg('10')])).toBeNull();
  expect(likelySlip(kg('100'), [lb('220')])).toBeNull();
});
