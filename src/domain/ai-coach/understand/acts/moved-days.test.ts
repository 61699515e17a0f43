import { expect, test } from 'vitest';
import type { Plan } from '../../../plan/plan.ts';
import { dayView, planView } from '../../../plan/plan-view.ts';
import { answer, type CoachAnswer } from '../../answer.ts';
import type { ChatMessage } from '../../brief.ts';

const FIRST = 'Build muscle, 3 days a week, Monday Wednesday Friday, full gym, 60 minutes, intermediate';

function talk(...before: readonly string[]): { say: (content: string) => CoachAnswer } {
  const messages: ChatMessage[] = [];
  let plan: Plan | null = null;
  const say = (content: string): CoachAnswer => {
    messages.push({ role: 'user', content });
    const reply = answer({ messages, plan, offer: null });
    messages.push({ role: 'assistant', content: reply.messages.join('\n') });
    plan = reply.plan ?? plan;
    return reply;
  };
  for (const content of [FIRST, ...before]) say(content);
  return { say };
}

const days = (plan: Plan | undefined) =>
  plan === undefined ? [] : Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)?.label);

// An accepted edit before must not be done again by a message that names a day and «this week».
test.each([
  ['only this week move Friday to Saturday', "Do Friday's session on Saturday, this week only."],
  ["just this week can I do friday's workout on sunday", "Do Friday's session on Sunday, this week only."],
  ['this week friday on sunday pls', "Do Friday's session on Sunday, this week only."],
  ['fri to sat this week', "Do Friday's session on Saturday, this week only."],
  ['swap mon and fri this week', "Do Friday's session on Monday and Monday's on Friday, this week only."],
  ['wed doesnt work this week, thursday?', "Do Wednesday's session on Thursday, this week only."],
  ["can't make friday this week, what about sunday", "Do Friday's session on Sunday, this week only."],
])('«%s» is for this week alone, whatever was changed before (PLAN-17)', (content, said) => {
  const reply = talk('add a set to hack squat').say(content);
  expect(reply.plan).toBeUndefined();
  expect(reply.messages[0]).toContain(said);
});

test.each([
  ['Move Wednesday to Thursday', ['Mon', 'Thu', 'Fri']],
  ['Fri -> Sat', ['Mon', 'Wed', 'Sat']],
  ['friday to sunday please', ['Mon', 'Wed', 'Sun']],
  ['train Mon Wed Sat from now on', ['Mon', 'Wed', 'Sat']],
  ["can't do fridays, can I do it on Saturdays instead", ['Mon', 'Wed', 'Sat']],
  ["can't make it on wednesdays any more, thursdays are fine", ['Mon', 'Thu', 'Fri']],
  ['push everything one day later', ['Tue', 'Thu', 'Sat']],
  ['move the whole week a day earlier', ['Sun', 'Tue', 'Thu']],
])('«%s» is for good, and the next edit leaves it so', (content, expected) => {
  const { say } = talk();
  const short = (labels: readonly (string | undefined)[]) => labels.map((label) => (label ?? '').slice(0, 3)).sort();
  expect(short(days(say(content).plan))).toEqual([...expected].sort());
  expect(short(days(say('add a set to hack squat').plan))).toEqual([...expected].sort());
});

test('Two sessions change places, and the days stay', () => {
  const reply = talk().say('swap Monday and Friday');
  expect(reply.messages[0]).toContain("Monday's session is on Friday now. Friday's session is on Monday now.");
  expect(days(reply.plan)).toHaveLength(3);
});

test.each([
  ['I am ready for more: 4 days a week, Monday, Tuesday, Thursday and Saturday', ['Mon', 'Sat', 'Thu', 'Tue']],
  ['I can train 4 days now: tue wed fri sat', ['Fri', 'Sat', 'Tue', 'Wed']],
  ['I can only come tuesday and saturday now', ['Sat', 'Tue']],
])('«%s»: a plan that was edited is on exactly these days (PLAN-14)', (content, expected) => {
  const reply = talk('Please leave out the front squats').say(content);
  const labels = days(reply.plan).map((label) => (label ?? '').slice(0, 3));
  expect(labels.sort()).toEqual(expected);
  expect(JSON.stringify(reply.plan)).not.toContain('"Front squat"');
});

test.each([
  ["I can't do Friday any more, make that Thursday", 'Monday, Wednesday and Thursday'],
  ['Monday is church, so move it to Sunday please', 'Wednesday, Friday and Sunday'],
  ['Wednesdays are choir now, shift that to Saturday', 'Monday, Friday and Saturday'],
  ['no more Fridays for me, put it on Saturday', 'Monday, Wednesday and Saturday'],
])('«%s»: a day that is left for another takes its session along (PLAN-12)', (said, days) => {
  const { say } = talk(FIRST);
  expect(say(said).change?.lines[0]?.after).toBe(days);
});
