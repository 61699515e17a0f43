import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { plainAmounts } from './plain-amounts.ts';
import { readAfterSurgery, readSeason, readSingle } from './read-circumstances.ts';

const plain = (said: string): string => plainAmounts(normaliseText(said));

test.each([
  ['I play football, in season', 'in'],
  ['soccer, match every Saturday', 'in'],
  ['netball games on Wed', 'in'],
  ['the season has started', 'in'],
  ['rugby off-season', 'off'],
  ["we're in preseason", 'off'],
  ['the season is over', 'off'],
  ['hockey season starts in September', 'off'],
  ['I play tennis', undefined],
  ['is this the right season to bulk?', undefined],
  ['my brother is in season', undefined],
] as const)('TEMPLATE-11 «%s»', (said, season) => {
  expect(readSeason(plain(said))).toBe(season);
});

test.each([
  ['I had knee surgery and I am cleared', true],
  ['shoulder operation in spring, my surgeon gave me the all-clear', true],
  ['hip replacement, physio signed me off', true],
  ['knee surgery 10 years ago, cleared long ago', undefined],
  ['I had knee surgery', undefined],
  ['my doctor cleared me to lift, blood pressure', undefined],
  ['my mum had surgery and is cleared', undefined],
  ['I am back to full training', false],
] as const)('READY-6 «%s»', (said, is) => {
  expect(readAfterSurgery(plain(said))).toBe(is);
});

test.each([
  ['I have only one 20 kg dumbbell', ['dumbbells'], []],
  ['just a single dumbbell', ['dumbbells'], []],
  ['got one adjustable dumbbell at home', ['dumbbells'], []],
  ['single 12 kg dumbbell and a band, fat loss, 3 days', ['dumbbells'], []],
  ['can I hold one dumbbell for squats', [], []],
  ['a pair of dumbbells', [], ['dumbbells']],
  ['I have two dumbbells', [], ['dumbbells']],
  ['dumbbells up to 20 kg', [], ['dumbbells']],
  ['one dumbbell row please', [], []],
  ['full gym', [], []],
  ['I own one 16 kg kettlebell', ['kettlebells'], []],
  ['just a single 24kg kettlebell, 3 days, lose fat', ['kettlebells'], []],
  ['only a kettlebell at home', ['kettlebells'], []],
  ['one kettlebell and a pair of dumbbells', ['kettlebells'], ['dumbbells']],
  ['one dumbbell and one kettlebell', ['dumbbells', 'kettlebells'], []],
  ['two kettlebells', [], ['kettlebells']],
  ['kettlebells 16 and 24', [], ['kettlebells']],
  ['is one kettlebell swing enough?', [], []],
] as const)('TEMPLATE-12 «%s»', (said, one, pair) => {
  expect(readSingle(plain(said))).toEqual({ one, pair });
});
