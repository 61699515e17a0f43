import { expect, test } from 'vitest';
import type { Brief } from '../person/brief-shape.ts';
import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { exerciseCandidate } from './exercise-candidate.ts';
import { personOf } from './person.ts';

function answerFor(text: string, brief: Partial<Brief> = {}): string | undefined {
  const person = personOf({ plan: undefined, brief: { ...EMPTY_BRIEF, ...brief }, unit: 'kg' });
  const found = exerciseCandidate(text, () => 0, person);
  return found?.id.startsWith('may-') === true ? found.words : undefined;
}

test('Whether somebody may do an exercise is answered from what they told of their body (KNOW-8)', () => {
  expect(answerFor('can i do sit ups, i used to do them', { limitations: [{ region: 'bones' }] })).toMatch(/^Better not: with thin bones/);
  expect(answerFor('are lunges ok with a bad knee')).toMatch(/lunge/);
  expect(answerFor('should i avoid kettlebell swings', { limitations: [{ region: 'low back' }] })).toMatch(
    /^Better not: with your low back/,
  );
  expect(answerFor('is the plank safe for high blood pressure')).toMatch(/^Better not: with high blood pressure/);
});

test('What is quiet for long or does not hurt is allowed, with the sign to stop (KNOW-8)', () => {
  expect(answerFor('is swings ok for bad backs, went in 2019, been fine since')).toMatch(
    /^With a low back that has been quiet for long, yes/,
  );
  expect(answerFor("can i still do the overhead press, that doesn't hurt", { limitations: [{ region: 'shoulder' }] })).toMatch(
    /^Yes: a movement that does not hurt/,
  );
  expect(answerFor('my achilles is stiff in the morning, should i skip calf raises')).toMatch(/^Rather the opposite/);
});

test('How, when and which of an exercise are other questions, and so is one where nothing is known of the body (KNOW-8)', () => {
  for (const text of ['how should i do lunges with a bad knee', 'can i squat twice a week', 'can i do curls'])
    expect(answerFor(text), text).toBeUndefined();
});
