import { expect, test } from 'vitest';
import type { Plan } from '../../plan/plan.ts';
import { answer, type CoachAnswer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';
import { planWork } from '../plan-work.ts';

function change(told: string, wish: string): { before: Plan; after: CoachAnswer } {
  const messages: ChatMessage[] = [{ role: 'user', content: told }];
  const first = answer({ messages });
  messages.push({ role: 'assistant', content: first.messages.join('\n') }, { role: 'user', content: wish });
  const before = first.plan ?? {};
  return { before, after: answer({ messages, plan: before }) };
}

const idsOf = (plan: Plan | undefined): string[] =>
  (planWork(plan ?? {})[0] ?? []).flatMap(({ work }) => work.flatMap(({ exercise }) => exercise?.id ?? []));

test('TRAIN-18 A squat with a deadlift is refused, and a better pair of the day is named', () => {
  const { after } = change('Muscle, 4 days, 60 minutes, full gym, intermediate', 'superset squat and deadlift');
  expect(after.plan).toBeUndefined();
  expect(after.messages.join(' ')).toMatch(/no good pair: they tire each other\. .*(?:goes well with|make a good pair that day)/);
});

test('PLAN-12 Push pull legs over three days keeps most exercises and says that muscles are then trained once a week', () => {
  const { before, after } = change('Muscle, 3 days, 60 minutes, full gym, intermediate', 'change it to push pull legs');
  const [had, has] = [idsOf(before), idsOf(after.plan)];
  expect(has.filter((id) => had.includes(id)).length / has.length).toBeGreaterThanOrEqual(0.6);
  expect(after.messages.join(' ')).toMatch(/Monday push, Wednesday pull and Friday legs\. Most muscles are trained once a week this way/);
});
