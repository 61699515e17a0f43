import { describe, expect, test } from 'vitest';
import { answer } from '../answer.ts';
import type { ChatMessage } from '../person/brief-shape.ts';

const FIRST = 'Strength, 3 days, 60 minutes, full gym, lifting 2 years';

/** The answer to the last message of a talk that begins with a plan. */
function replyTo(...says: string[]) {
  const { plan } = answer({ messages: [{ role: 'user', content: FIRST }] });
  const messages: ChatMessage[] = [];
  for (const content of says) {
    messages.push({ role: 'user', content });
    if (content !== says.at(-1)) messages.push({ role: 'assistant', content: answer({ messages, plan: plan! }).messages.join('\n') });
  }
  return answer({ messages, plan: plan! });
}

describe('weeks ahead change no plan (PLAN-34)', () => {
  test.each([
    "I'm away from 20 December until 10 January",
    "what should I do the next two weeks, I'm in Spain",
    'we are travelling for the next three weeks. i dont want to lose all',
  ])('«%s» is told what it costs and what to do', (content) => {
    const { messages, plan, noted } = replyTo(content);
    expect(messages.join(' ')).toContain('your plan stays as it is and goes on when you are back');
    expect([plan, noted]).toEqual([undefined, undefined]);
  });

  test('With what there is to train with come the sessions', () => {
    const { messages, change } = replyTo("I'm in Spain the next two weeks, the hotel has only dumbbells. What do I do?");
    expect(messages.join(' ')).toMatch(/for once: .*[Dd]umbbell/);
    expect(change).toBeUndefined();
  });

  test('Three weeks are not two', () => {
    expect(replyTo("I'm away from 20 December until 10 January").messages[0]).toContain('3 weeks off cost');
    expect(replyTo("I'm away for the next two weeks").messages[0]).toContain('next to no strength');
  });

  test('Lighter weeks are offered for those weeks', () => {
    expect(replyTo('can everything be lighter for the next two weeks, we have an audit').messages[0]).toContain('A lighter week');
  });

  test('The way back is told before it begins', () => {
    expect(replyTo("And when I'm home, how do I get going again?").messages[0]).toContain('starts you lighter by itself');
  });

  test('Who is away until Friday crams nothing into the weekend', () => {
    expect(replyTo('this week im gone till friday, so thats 3 of them shot').messages[0]).toContain('From Friday on do the next one');
  });

  test('Days for those weeks are no days for good', () => {
    const { change, noted } = replyTo('next two weeks I can only make it Monday and Thursday');
    expect([change, noted]).toEqual([undefined, undefined]);
  });
});
