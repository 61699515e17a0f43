import { expect, test } from 'vitest';
import { type Brief, briefFacts, foldBrief } from '../../brief.ts';

const brief = (...said: string[]): Brief => foldBrief(said.map((content) => ({ role: 'user', content })));

test.each<[string, Brief['goal'], Brief['second_goal']?]>([
  ['want 2 short strength sessions that wont wreck my legs, gym membership', 'strength'],
  ['two strength sessions a week, 30 min, dumbbells', 'strength'],
  ['3 strength workouts, bands, 25 min', 'strength'],
  ['I run on Tuesdays, and want 2 short strength sessions, gym membership', 'strength'],
  ['im pretty overweight (130kg) and embarrassed to go to gym. 3 days 30 mins', 'fat loss'],
  ['belly is bad and shoulders hurt when i reach up, no gym', 'fat loss'],
  ['my doctor tells me I should do some strength work, bands', 'strength'],
  ['lose weight and not die on the stairs lol', 'fat loss'],
  ['drop a few kilos and stop puffing on the stairs, 3 days', 'fat loss'],
  ['belly is bad, 3 days, 20 min, no gym', 'fat loss'],
  ['my gut is massive, 3 days, full gym', 'fat loss'],
  ['got a beer belly, 2 days, dumbbells', 'fat loss'],
  ['my belly is too big, full gym, 3 days', 'fat loss'],
  ['I have much belly, want it away, 3 days', 'fat loss'],
  ['wanna get toned, 4 days, full gym', 'fat loss'],
  ['just want to look toned for summer, 3 days', 'fat loss'],
  ['toned arms and legs, 3 days, dumbbells', 'fat loss'],
  ['want to keep muscle and loose about 5kg, full gym, 3 days', 'fat loss', 'muscle'],
  ['lose 5 kg but keep the muscle, full gym, 3 days', 'fat loss', 'muscle'],
  ['hold on to my muscle while I drop 10 lbs, full gym, 3 days', 'fat loss', 'muscle'],
  ['cut 6 kilos without losing muscle, 4 days, full gym', 'fat loss'],
  ['slim down a stone, keep what muscle I have, 3 days', 'fat loss'],
])('«%s» has the goal %s', (said, goal, second) => {
  const told = brief(said);
  expect(told.goal).toBe(goal);
  if (second !== undefined) expect(told.second_goal).toBe(second);
});

test.each(['my belly hurts after crunches, 3 days', 'belly breathing helps me, 3 days'])('«%s» is no goal', (said) => {
  expect(brief(said).goal).toBeNull();
});

test.each([
  'i hate cardio, 4 days, full gym, 60 min, lose fat',
  'lose weight, 3 days, full gym, 60 min, no cardio please',
  "fat loss, 4 days, 60 min, full gym, I can't stand cardio",
  'get lean, full gym, 3 days of 50 minutes, never any cardio for me',
])('who refuses cardio is given none, and it is noted in one word: «%s»', (said) => {
  const told = brief(said);
  expect(briefFacts(told).find(({ label }) => label === 'Leave out')?.value).toBe('Cardio');
});

test('a cardio machine that is missing refuses no cardio', () => {
  expect(brief('no cardio machines at my gym, 3 days, muscle').refused).toEqual([]);
});

test('a body weight told with being overweight spares the floor (STATE-1)', () => {
  const kinds = (said: string) => brief(said).states.map(({ kind }) => kind);
  expect(kinds('hi im pretty overweight (130kg), 2x8kg dumbbells, 3 days 30 mins')).toEqual(['very heavy']);
  expect(kinds("I'm overweight, 290 lbs, 3 days, full gym")).toEqual(['very heavy']);
  expect(kinds('a bit overweight at 98 kg, 3 days, full gym')).toEqual([]);
  expect(kinds('heavy barbell, 140 kg of plates, 3 days')).toEqual([]);
});
