import { expect, test } from 'vitest';
import { foldBrief } from '../../brief.ts';
import type { Goal } from '../../person/brief-shape.ts';

const brief = (content: string) => foldBrief([{ role: 'user', content }]);

test.each<[string, Goal, Goal | null]>([
  ['I want to gain strength and some muscle', 'strength', 'muscle'],
  ['mainly fat loss, muscle would be a bonus', 'fat loss', null],
  ['drop the belly without losing my muscle', 'fat loss', 'muscle'],
  ['be fit and strong, 3 days', 'strength', 'general fitness'],
  ['leaner and stronger, 2 days, kettlebells', 'fat loss', 'strength'],
])('of the two goals in «%s» one leads and the other is kept in mind (FACT-8)', (said, goal, second_goal) => {
  expect(brief(said)).toMatchObject({ goal, ...(second_goal === null ? {} : { second_goal }) });
});

test.each<[string, Goal]>([
  ['hypertrophy, 4 days, 70 minutes, commercial gym, 3 years of lifting', 'muscle'],
  ['2 days, fat loss, bands, 25 minutes', 'fat loss'],
  ['toning, 3 times a week, machines', 'fat loss'],
  ['5 days, full gym, stronger', 'strength'],
  ['I want a flatter stomach for the summer', 'fat loss'],
  ['trying to be around to see my grandkids grow up', 'general fitness'],
  ['I want to move more freely again', 'functional'],
])('«%s» names the goal %s', (said, goal) => {
  expect(brief(said).goal).toBe(goal);
});

test.each([
  'my brother wants to get big',
  'is strength better than size?',
  'I used to train for muscle',
  'do I need muscle to be healthy?',
])('«%s» names no goal (FACT-1)', (said) => {
  expect(brief(said).goal).toBeNull();
});

test.each<[string, Goal, Goal | null]>([
  ["I'm a powerlifter, 4 days, full gym, want more power", 'strength', null],
  ['powerlifting, power sports, explosive bench, 3 days', 'strength', null],
  ['bigger squat, more power out of the hole, 4 days', 'strength', null],
  ['I want a stronger bench, explosive off the chest', 'strength', null],
  ['stronger, and I like power cleans, 3 days', 'strength', null],
  ['powerlifting, and jump higher for basketball', 'strength', 'functional'],
  ['I want explosive power for football, 3 days', 'functional', null],
  ['get more explosive, 3 days', 'functional', null],
])('FACT-36 «%s»: power of a lift is no goal beside strength', (said, goal, second_goal) => {
  expect(brief(said)).toMatchObject({ goal, second_goal });
});

test('FACT-36 A powerlifter who wants to be more explosive keeps the goal, one who takes up a sport does not', () => {
  const after = (said: string) =>
    foldBrief([
      { role: 'user', content: 'Powerlifting, 4 days, full gym, intermediate, 60 minutes' },
      { role: 'assistant', content: 'Your plan is ready.' },
      { role: 'user', content: said },
    ]).goal;
  expect(['I want to be more explosive', 'I want more power'].map(after)).toEqual(['strength', 'strength']);
  expect(after('I want to be more athletic and agile now')).toBe('functional');
});
