import { expect, test } from 'vitest';
import { unheardWords } from '../../unheard.ts';
import { normaliseText } from '../normalise-text.ts';
import { readFacts } from './read-facts.ts';
import { readWishes } from './read-wishes.ts';

const facts = (typed: string) => readFacts(normaliseText(typed), null);
const refused = (typed: string) => readWishes(normaliseText(typed)).refused;

test.each([
  ['nothing at home apart from a pull-up bar and dumbbells', ['pull-up-bar', 'dumbbells']],
  ['i have no equipment other than bands and rings', ['bands', 'rings']],
])('What is excepted from nothing is there: «%s»', (typed, kit) => {
  const { has, lacks } = facts(typed).equipment;
  expect([[...has].sort(), lacks]).toEqual([[...kit].sort(), []]);
});

test('What is excepted from everything is missing', () =>
  expect(facts('a full gym with everything except a trap bar').equipment.lacks).toContain('trap-bar'));

test.each(['8 years of bouldering, 20 pull-ups', 'not a newbie, 12 chin-ups'])('What somebody can do is no goal: «%s»', (typed) =>
  expect(facts(typed).goal).toBeUndefined(),
);

test('«I want to do 10 pull-ups» is a goal', () => expect(facts('i want to do 10 pull-ups').goal?.goal).toBe('strength'));

test('Who can do no pull-up can do no chin-up', () => {
  expect(refused("i can't even do a pull-up")).toEqual(expect.arrayContaining(['pull-up', 'chin-up', 'neutral-grip-pull-up']));
  expect(refused("i can't do one chin-up")).not.toContain('negative-pull-up');
});

test('A question of what is missing leaves nothing out', () => {
  expect(refused('no lunges? i thought everybody does them')).toEqual([]);
  expect(refused('no lunges please')).not.toEqual([]);
});

test('What is said of the manner is no unheard limit', () => expect(unheardWords('Strength, 3 days. No nonsense.', null)).toEqual([]));

test('What the plan is said to hold still is no equipment of the writer', () =>
  expect(facts('you still have a barbell and kettlebells in there, i wanted machines only').equipment.has).toEqual(['machine']));

test('What is taken back in the same message is no wish', () => {
  const typed = 'remove the leg press. no wait, keep that, drop the shrugs';
  expect(refused(typed)).not.toContain('leg-press');
  expect(refused(typed).some((id) => id.includes('shrug'))).toBe(true);
});
