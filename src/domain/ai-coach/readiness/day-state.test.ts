import { expect, test } from 'vitest';
import { type DayState, jetLagDays, sessionsAfterFever } from './day-state.ts';
import { dayStateWords, feverWords, jetLagWords } from './day-state-words.ts';

test('READY-4: every state says what it is and when it ends', () => {
  const states: DayState[] = [
    { name: 'easier' },
    { name: 'bad-night' },
    { name: 'bad-nights' },
    { name: 'cold' },
    { name: 'jet-lag' },
    { name: 'strain' },
    { name: 'sore', muscle: 'chest' },
    { name: 'after-fever', session: 1 },
    { name: 'after-fever', session: 2 },
    { name: 'too-easy', times: 1 },
    { name: 'too-easy', times: 2 },
    { name: 'too-hard', times: 1 },
    { name: 'too-hard', times: 2 },
    { name: 'too-hard', times: 3 },
  ];
  for (const state of states) {
    const words = dayStateWords(state);
    expect('why' in words ? words.why : '').toMatch(/ends with this session|first two days/);
    expect('title' in words ? words.title.length : 0).toBeGreaterThan(8);
  }
});

test('READY-4: jet lag ends after half a day for each time zone westward and a day eastward', () => {
  expect([jetLagDays(2, 'east'), jetLagDays(6, 'west'), jetLagDays(6, 'east'), jetLagDays(11, 'east')]).toEqual([0, 3, 6, 7]);
  expect(jetLagWords(6, 'west')).toContain('as planned after 3 days');
  expect(jetLagWords(1, 'east')).toBeUndefined();
});

test('READY-5: the way back after a fever has a third as many sessions as days ill, two to five', () => {
  expect([2, 6, 9, 30].map(sessionsAfterFever)).toEqual([2, 2, 3, 5]);
  expect(feverWords(9)).toContain('Take 3 easier sessions');
});
