import { expect, test } from 'vitest';
import { BRIEFS } from '#tests/fixtures/plans/brief-table.ts';
import { WeekFacts } from '#tests/fixtures/plans/week-facts.ts';
import { answer } from './answer.ts';
import type { ChatMessage } from './brief.ts';
import { checkPlan } from './check-plan.ts';

test.each(BRIEFS)(
  'TEMPLATE-1 to TEMPLATE-10, $id: the plan has what it must, and nothing that is excluded',
  ({ says, plan: promises, refuses, warns = [] }) => {
    const messages: ChatMessage[] = [];
    const words: string[] = [];
    let last = answer({ messages });
    for (const content of says) {
      messages.push({ role: 'user', content });
      last = answer({ messages });
      messages.push({ role: 'assistant', content: last.messages.join('\n') });
      words.push(...last.messages);
    }
    if (refuses !== undefined) {
      expect(last.plan).toBeUndefined();
      expect(words.join(' ')).toMatch(refuses);
      return;
    }
    const plan = last.plan ?? {};
    expect([words, last.plan !== undefined]).toEqual([words, true]);
    const findings = checkPlan(plan, last.brief).filter(
      ({ severity, rule }) => severity === 'error' || (severity === 'warn' && !warns.includes(rule)),
    );
    expect(findings).toEqual([]);
    const held = promises?.({ words: words.join(' '), week: new WeekFacts(plan) }) ?? {};
    expect(held).toEqual(Object.fromEntries(Object.keys(held).map((name) => [name, true])));
  },
);
