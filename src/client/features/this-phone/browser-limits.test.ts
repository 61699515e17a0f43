import { expect, test } from 'vitest';
import { type Abilities, browserLimits, browserPowers, readAbilities } from './browser-limits.ts';

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

test('TODAY-8 what it can is told beside what it cannot, each ability in one of the two', () => {
  const some = { ...ALL, vibrates: false, notifies: false };
  expect(browserPowers(some)).toContain('Sound when a rest is over');
  expect(browserPowers(some)).not.toContain('Vibrate when a rest is over');
  expect(browserPowers(some).length + browserLimits(some).length).toBe(Object.keys(ALL).length);
});

test.each([
  ['default', true],
  ['granted', true],
  ['denied', false],
])('TODAY-8 a browser whose answer to notifications is «%s» can notify: %s', (permission, notifies) => {
  const scope = { navigator: { serviceWorker: {} }, Notification: { permission } } as unknown as Window & typeof globalThis;
  expect(readAbilities(scope).notifies).toBe(notifies);
});

test('TODAY-8 an iPhone outside of the home screen has no Notification and no vibration, and says so', () => {
  const scope = { navigator: { serviceWorker: {}, wakeLock: {} }, AudioContext: class {} } as unknown as Window & typeof globalThis;
  expect(browserLimits(readAbilities(scope))).toEqual(
    expect.arrayContaining(['Notify of the end of a rest while the app is hidden', 'Vibrate when a rest is over']),
  );
  expect(browserPowers(readAbilities(scope))).toEqual(
    expect.arrayContaining(['Sound when a rest is over', 'Keep the screen on while you train']),
  );
});
