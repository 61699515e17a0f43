import { expect, test } from 'vitest';
import { answer } from '../answer.ts';

const READY = 'Build muscle, 4 days a week, 60 minutes, full gym, lifting for two years, nothing hurts';
const PLAN = answer({ messages: [{ role: 'user', content: READY }] }).plan!;
const ask = (content: string) => answer({ messages: [{ role: 'user', content }], plan: PLAN, offer: null });

test('PLAN-15: why an exercise is there for a part that hurts: the part is noted, and what asks much of it goes', () => {
  const reply = ask('why on earth seated dumbbell press with my bad shoulder?');
  expect(reply.brief.limitations.map(({ region }) => region)).toEqual(['shoulder']);
  expect(reply.change).toBeDefined();
});

test('PLAN-15: what spares the part stays, with its reason and the offer to take it out', () => {
  const told = { role: 'user', content: 'my hip is a bit sore' } as const;
  const spared = answer({ messages: [told], plan: PLAN, offer: null }).plan!;
  const why = { role: 'user', content: 'what is the point of the lying leg curls given my dodgy hip' } as const;
  const reply = answer({ messages: [told, { role: 'assistant', content: 'Changed.' }, why], plan: spared, offer: null });
  expect(reply.messages.join('\n')).toMatch(/I note your hip.*\nLying leg curl/);
  expect(reply.quick_replies).toEqual(['Swap lying leg curl', 'Remove lying leg curl']);
});
