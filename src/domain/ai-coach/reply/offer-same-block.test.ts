import { expect, test } from 'vitest';
import type { Plan, Prescription } from '../../plan/plan.ts';
import { answer, type CoachAnswer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';

function say(says: readonly string[], plan: Plan | null = null): CoachAnswer {
  const messages: ChatMessage[] = [];
  let last = answer({ messages, plan });
  for (const content of says) {
    messages.push({ role: 'user', content });
    last = answer({ messages, plan });
    messages.push({ role: 'assistant', content: last.messages.join('\n') });
  }
  return last;
}

const MUSCLE = 'Muscle, 3 days, 45 minutes, full gym, intermediate';

function firstPlan(): Plan {
  const { plan } = say([MUSCLE]);
  if (plan === undefined) throw new Error('The coach built no plan.');
  return plan;
}

const work = (plan: Plan | undefined): Prescription[] =>
  (plan?.schedule ?? []).flatMap((day) => [...(day.primary ?? []), ...(day.accessories ?? [])]);
const amounts = (plan: Plan | undefined) =>
  work(plan).map(({ exercise, sets, reps, rir_schedule }) => ({ exercise, sets, reps, rir_schedule }));

test('NEXT-5 The block in use is offered again with everything as it is', () => {
  const plan = firstPlan();
  const again = say([MUSCLE, 'repeat block 1'], plan);
  expect(again.change?.title).toBe('Block 1 again');
  expect(again.plan?.block?.number).toBe(1);
  expect(amounts(again.plan)).toEqual(amounts(plan));
});

test('NEXT-5 What was changed by hand stays in the repeated block', () => {
  const plan = firstPlan();
  const [first, ...days] = plan.schedule ?? [];
  const changed: Plan = {
    ...plan,
    schedule: [{ ...first, primary: (first?.primary ?? []).map((item) => ({ ...item, reps: '4–6' })) }, ...days],
  };
  expect(amounts(say([MUSCLE, 'run this block again'], changed).plan)).toEqual(amounts(changed));
});

test('NEXT-5 An earlier block is built anew and said to be, a later one does not exist', () => {
  const { plan: second = {} } = say([MUSCLE, 'next block'], firstPlan());
  expect(second.block?.number).toBe(2);
  const back = say([MUSCLE, 'repeat block 1'], second);
  expect(back.plan?.block?.number).toBe(1);
  expect(back.messages.join(' ')).toMatch(/what you changed by hand since is not in it/);
  const ahead = say([MUSCLE, 'repeat block 4'], second);
  expect(ahead.plan).toBeUndefined();
  expect(ahead.messages.join(' ')).toMatch(/no block 4 to repeat yet/);
});

test('NEXT-5 A block that leads to a meet is not repeated', () => {
  const told = 'Powerlifting meet in 5 weeks, 4 days, full gym, intermediate';
  const { plan = {} } = say([told]);
  const again = say([told, 'repeat this block'], plan);
  expect(again.plan).toBeUndefined();
  expect(again.messages.join(' ')).toMatch(/would miss the day/);
});
