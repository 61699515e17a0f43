import { expect, test } from 'vitest';
import { answer, type CoachAnswer } from '../answer.ts';
import type { ChatMessage } from '../person/brief-shape.ts';
import type { OpenOffer } from './open-offer.ts';

/** The last answer of a talk in which the first plan is in use and every offer stays open. */
function talk(...said: string[]): CoachAnswer[] {
  const messages: ChatMessage[] = [];
  const answers: CoachAnswer[] = [];
  let plan: CoachAnswer['plan'];
  let offer: OpenOffer | null = null;
  for (const content of said) {
    messages.push({ role: 'user', content });
    const reply = answer({ messages, plan: plan ?? null, offer });
    messages.push({ role: 'assistant', content: reply.messages.join('\n') });
    if (plan === undefined) plan = reply.plan;
    else if (reply.plan !== undefined && reply.change !== undefined)
      offer = { plan: reply.plan, kind: reply.change.kind, why: reply.change.why };
    answers.push(reply);
  }
  return answers;
}

const FIRST = 'strength, 3 days, dumbbells up to 10 kg, beginner, 50 min';

test('PLAN-35 a further fact is answered with what is new, and the card holds both', () => {
  const [, days, kettlebells] = talk(FIRST, 'I can only train 2 days a week now', 'I also have a 12 kg kettlebell now');
  expect(days?.messages.join(' ')).toContain('2 days a week');
  const words = kettlebells?.messages.join(' ') ?? '';
  expect(words).toContain('kettlebells as well');
  expect(words).toContain('The card also holds what I offered before.');
  expect(words).not.toMatch(/2 days a week/);
  expect(kettlebells?.change?.lines.length).toBeGreaterThan(0);
});

test('PLAN-35 the first offer says nothing of one before', () => {
  const [, days] = talk(FIRST, 'I can only train 2 days a week now');
  expect(days?.messages.join(' ')).not.toContain('offered before');
});

test.each(['can you take out the jumping stuff', 'please drop the jumpy bits, they are jumps and my floor is thin'])(
  '«%s» where nothing jumps is said and kept as a fact',
  (said) => {
    const [, reply] = talk('strength, 3 days, full gym, intermediate, 60 min', said);
    expect(reply?.messages.join(' ')).toMatch(/none is a jump/);
    expect(reply?.noted?.map(({ value }) => value)).toContain('Jumps');
  },
);

test.each(['my elbow is sore', 'I have a cable tower now as well'])(
  'PLAN-35 «%s» comes on top of days that an open card leaves out',
  (said) => {
    const first = 'muscle, 4 days, barbell, rack, bench and dumbbells, intermediate, 60 min';
    const [, fewer, told] = talk(first, 'make it 3 days a week', said);
    const days = (reply: CoachAnswer | undefined) => reply?.plan?.schedule?.map(({ day }) => day);
    expect(days(fewer)).toHaveLength(3);
    if (told?.plan !== undefined) expect(days(told)).toEqual(days(fewer));
    expect(told?.messages.join(' ')).not.toContain('It is a new plan');
  },
);
