import { expect, test } from 'vitest';
import { preferencesOf, USUAL_PREFERENCES } from './preferences.ts';

test('SET-1 what was set counts, each setting for itself', () => {
  expect(preferencesOf([])).toEqual(USUAL_PREFERENCES);
  const stored = [
    { name: 'rest_main', value: 180 },
    { name: 'rest_starts', value: false },
    { name: 'effort', value: 'rir' },
    { name: 'suggests', value: false },
  ];
  expect(preferencesOf(stored)).toEqual({ rest_main: 180, rest_other: null, rest_starts: false, effort: 'rir', suggests: false });
});

test('SET-1 what a newer app set and this one cannot read is as usual', () => {
  const stored = [
    { name: 'rest_main', value: 5_000 },
    { name: 'rest_other', value: 'long' },
    { name: 'rest_starts', value: 'sometimes' },
    { name: 'effort', value: 'speed' },
    { name: 'suggests', value: null },
    { name: 'of_a_newer_app', value: true },
  ];
  expect(preferencesOf(stored)).toEqual(USUAL_PREFERENCES);
});
