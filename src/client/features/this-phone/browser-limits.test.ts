import { expect, test } from 'vitest';
import { type Abilities, browserLimits } from './browser-limits.ts';

const ALL: Abilities = {
  opens_without_signal: true,
  protects_storage: true,
  tells_storage_used: true,
  installs_from_a_button: true,
  keeps_tabs_in_step: true,
  sounds: true,
  notifies: true,
  keeps_screen_on: true,
  vibrates: true,
  marks_its_icon: true,
};

test('A browser that has all the app uses has no limits', () => {
  expect(browserLimits(ALL)).toEqual([]);
});

test('Limits are told in words, the gravest first', () => {
  expect(browserLimits({ ...ALL, installs_from_a_button: false, opens_without_signal: false })).toEqual([
    'Open the app without signal',
    'Install from a button',
  ]);
});
