import { expect, test } from 'vitest';
import { answer, type CoachAnswer } from '../answer.ts';
import { type ChatMessage, foldBrief } from '../brief.ts';
import type { LogFact } from '../log-facts.ts';

const TOLD = 'Strength, 3 days, full gym, intermediate, squat 140, bench 100, deadlift 180';

function say(says: readonly string[], facts: LogFact[] = []): CoachAnswer {
  const messages: ChatMessage[] = [];
  let last = answer({ messages, facts });
  for (const content of says) {
    messages.push({ role: 'user', content });
    last = answer({ messages, facts });
    messages.push({ role: 'assistant', content: last.messages.join('\n') });
  }
  return last;
}

const account = (value: string): LogFact[] => [{ key: 'unit', label: 'Weights shown in', value }];

test('FACT-26 Without a unit anywhere the coach asks, and reckons with nothing', () => {
  const { messages, quick_replies, brief } = say([TOLD]);
  expect(messages.at(-1)).toBe(
    'Is back squat 140, bench press 100 and deadlift 180 in kilograms or in pounds? I reckon with them once I know.',
  );
  expect(quick_replies.slice(0, 2)).toEqual(['Kilograms', 'Pounds']);
  expect(brief.maxes).toEqual([]);
  expect(say([TOLD, 'how heavy should I squat?']).messages.join(' ')).not.toMatch(/140/);
});

test.each([
  ['Kilograms', 'kg'],
  ['Pounds', 'lb'],
  ['kg', 'kg'],
  ['those are kilos', 'kg'],
  ['in lbs', 'lb'],
] as const)('FACT-26 «%s» tells the unit of the numbers before it', (reply, unit) => {
  expect(say([TOLD, reply]).brief.maxes.map((max) => max.unit)).toEqual([unit, unit, unit]);
});

test('FACT-26 The unit of the account is taken and said, once', () => {
  const { messages, brief } = say([TOLD], account('Kilograms'));
  expect(messages.join(' ')).toContain('I take back squat 140, bench press 100 and deadlift 180 as kilograms, the unit of your account.');
  expect(brief.maxes.every(({ unit }) => unit === 'kg')).toBe(true);
  expect(say([TOLD, 'nothing hurts'], account('Kilograms')).messages.join(' ')).not.toMatch(/unit of your account/);
});

test('FACT-26 A unit told after the account’s was taken counts', () => {
  expect(say([TOLD, 'pounds'], account('Kilograms')).brief.maxes.every(({ unit }) => unit === 'lb')).toBe(true);
});

test('FACT-26 A told unit asks nothing', () => {
  for (const told of [
    'squat 140 kg, bench 100, deadlift 180',
    'squat 315 lbs, bench 225, deadlift 405',
    'max squat 2 plates, bench 1 plate',
  ])
    expect(say([`Strength, 3 days, full gym. ${told}`]).messages.join(' ')).not.toMatch(/kilograms or in pounds|unit of your account/);
});

test('FACT-26 Numbers that are strong in pounds and in kilograms tell the experience, others do not', () => {
  const of = (said: string) => foldBrief([{ role: 'user', content: said }]).experience;
  expect(of('my best are squat 400, bench 300, deadlift 500')).toBe('advanced');
  expect(of('my best are squat 140, bench 100, deadlift 180')).toBeNull();
});
