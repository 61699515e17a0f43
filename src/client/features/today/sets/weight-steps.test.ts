import { expect, test } from 'vitest';
import { nearestLoads, weightSteps } from './weight-steps.ts';

const nearest = (...[kind, weight, unit, gym]: Parameters<typeof weightSteps>) =>
  nearestLoads(weightSteps(kind, weight, unit, gym) ?? { down: null, up: null }, { kind, weight, unit, gym });

test('a weight is stepped to the next one that can be loaded, and not at all where nothing is', () => {
  expect(weightSteps('barbell', '165', 'lb')).toEqual({ down: { weight: '160', by: '5' }, up: { weight: '170', by: '5' } });
  expect(weightSteps('barbell', '81', 'kg')).toEqual({ down: { weight: '80', by: '1' }, up: { weight: '82.5', by: '1.5' } });
  expect(weightSteps('dumbbell', '7,5', 'kg')).toEqual({ down: { weight: '7', by: '0.5' }, up: { weight: '8', by: '0.5' } });
  expect(weightSteps('barbell', '', 'lb')).toEqual({ down: null, up: { weight: '45', by: '45' } });
  expect(weightSteps('bodyweight', '', 'lb')).toEqual({ down: { weight: '-5', by: '5' }, up: { weight: '5', by: '5' } });
  expect(weightSteps('bodyweight', '-5', 'lb')?.up).toEqual({ weight: '', by: '5' });
  expect(weightSteps('time', '', 'lb')).toBeNull();
});

test('steppers end where the plates of the saved gym do', () => {
  const gym = { name: '', unit: 'kg' as const, bar: 20, plates: [{ weight: 10, pairs: 2 }], dumbbells: [] };
  expect(weightSteps('barbell', '60', 'kg', gym)).toEqual({ down: { weight: '40', by: '20' }, up: null });
});

test('GYM-6 a weight no plates or dumbbells make is told with the loads beside it, and one they make is not', () => {
  expect(nearest('barbell', '101', 'kg')).toBe('100 or 102.5');
  expect(nearest('barbell', '30', 'lb')).toBe('45');
  expect(nearest('dumbbell', '23', 'lb')).toBe('22.5 or 25');
  expect(nearest('barbell', '100', 'kg')).toBeNull();
  expect(nearest('barbell', '', 'kg')).toBeNull();
  expect(nearest('machine', '101', 'kg')).toBeNull();
  expect(nearest('bodyweight', '-7', 'kg')).toBeNull();
  const gym = { name: '', unit: 'kg' as const, bar: 20, plates: [{ weight: 20, pairs: 1 }], dumbbells: [10, 12] };
  expect(nearest('barbell', '62,5', 'kg', gym)).toBe('60');
  expect(nearest('dumbbell', '11', 'kg', gym)).toBe('10 or 12');
});
