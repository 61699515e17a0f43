import { expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { dayView, planView } from '../plan/plan-view.ts';
import { answer, type CoachAnswer } from './answer.ts';
import type { ChatMessage } from './brief.ts';

/** A talk on the first plan, which stays in use. */
function talk(first: string) {
  const messages: ChatMessage[] = [];
  let plan: Plan | null = null;
  const say = (content: string): CoachAnswer => {
    messages.push({ role: 'user', content });
    const reply = answer({ messages, plan });
    messages.push({ role: 'assistant', content: reply.messages.join('\n') });
    if (reply.change === undefined) plan ??= reply.plan ?? null;
    return reply;
  };
  say(first);
  return say;
}

const READY = 'Get stronger, 3 days a week, 60 minutes, full gym, lifting for two years';

function names(plan: Plan | undefined): string[] {
  if (plan === undefined) return [];
  const days = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day));
  return days.flatMap((day) => [...(day?.primary ?? []), ...(day?.accessories ?? [])].map(({ exercise }) => exercise));
}

test.each(['nah leave it', "no thanks, i'll stick with what i have", 'actually never mind'])(
  '«%s» puts an offer aside, with the wish it came from',
  (refusal) => {
    const say = talk(READY);
    expect(say('swap back squat for hack squat').change).toBeDefined();
    say('but why though');
    expect(say(refusal).plan).toBeUndefined();
    const next = say('swap lateral raise for face pull');
    expect(names(next.plan)).toContain('Back squat');
    expect(next.brief.refused).not.toContain('back-squat');
  },
);

test.each(['why?', 'but why though', 'how come', 'why would that help?'])('«%s» explains the open offer', (question) => {
  const say = talk(READY);
  const { change } = say('swap back squat for hack squat');
  expect(say(question).messages[0]).toContain(`About what I offered: ${change?.why}`);
  expect(say('ok sounds good').change?.lines).toEqual(change?.lines);
});

test('A change asked for while an offer is open comes on top of it, and the card shows both', () => {
  const say = talk(READY);
  say('swap back squat for hack squat');
  const both = say('make fridays shorter, like 40 min');
  expect(names(both.plan)).toContain('Hack squat');
  expect(both.change?.lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ before: 'Back squat', after: 'Hack squat' }),
      expect.objectContaining({ where: 'Friday', after: expect.stringMatching(/minutes/) }),
    ]),
  );
  expect(both.change?.lines.filter(({ where }) => where === 'Wednesday')).toEqual([]);
});

test('A day that is asked for is shown with its exercises', () => {
  const say = talk(READY);
  const [words] = say('what does wednesday look like').messages;
  expect(words).toMatch(/^Wed, about \d+ minutes: .+ \d × \d/);
});
