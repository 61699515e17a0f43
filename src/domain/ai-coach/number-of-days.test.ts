import { expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { planView } from '../plan/plan-view.ts';
import { answer, type CoachAnswer } from './answer.ts';

/** The answer to a message of somebody who trains by a plan of four days. */
function said(content: string): CoachAnswer & { before: Plan } {
  const first = { role: 'user' as const, content: 'muscle, 4 days, full gym, intermediate, 60 minutes, nothing hurts' };
  const { plan: before, messages } = answer({ messages: [first], plan: null });
  if (before === undefined || before === null) throw new Error('The first message made no plan.');
  const told = [first, { role: 'assistant' as const, content: messages.join('\n') }, { role: 'user' as const, content }];
  return { ...answer({ messages: told, plan: before }), before };
}

const daysOf = (plan: Plan | null | undefined): number => (plan == null ? 0 : planView(plan).days);

test.each([
  ['Change it to 3 days pls', 3],
  ['go from 4 to 3 pls', 3],
  ['switch me to 3 days a week', 3],
  ['go from 4 days to 3', 3],
  ['drop it down to 2 days', 2],
  ['up it from 4 to 5 days please', 5],
  ['from 4 to 5 please', 5],
  ['reduce the plan to 3 sessions per week', 3],
])('«%s» offers the week with so many days (PLAN-12)', (content, days) => {
  const reply = said(content);
  expect([content, reply.change?.kind !== undefined, daysOf(reply.plan)]).toEqual([content, true, days]);
});

test.each(["I'm bad at lateral raises, leave them out", 'i suck at lateral raises so take those out please'])(
  'a weakness beside an order is its reason: «%s» (PLAN-33)',
  (content) => {
    const reply = said(content);
    expect(JSON.stringify(reply.before)).toMatch(/lateral raise/i);
    expect(JSON.stringify(reply.plan ?? 'none')).not.toMatch(/lateral raise|^"none"$/i);
  },
);

test.each([
  'I suck at pull ups',
  "I'm terrible at squats",
  "honestly i'm rubbish at planks",
  'I suck at benching',
  'I suck at squatting',
  'my bench sucks',
  'my bench is weak',
  'bench is my weak point',
  'my deadlift is rubbish compared to the rest',
  'overhead press is my worst lift',
  "I'm no good at chin-ups",
  'squats are not my strong suit',
])('a weakness alone is neither a bad night nor blame: «%s» (PLAN-23)', (content) => {
  expect(said(content).messages.join(' ')).toMatch(/^What should I do about/);
});
