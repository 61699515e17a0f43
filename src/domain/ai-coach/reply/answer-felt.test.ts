import { expect, test } from 'vitest';
import { answer } from '../answer.ts';

const FIRST = { role: 'user' as const, content: 'Build muscle, 4 days a week, Mon Tue Thu Fri, full gym, 60 minutes, intermediate' };
const BUILT = answer({ messages: [FIRST] });

const ask = (content: string) =>
  answer({
    messages: [FIRST, { role: 'assistant', content: BUILT.messages.join('\n') }, { role: 'user', content }],
    plan: BUILT.plan ?? null,
    offer: null,
  });

test.each([
  ["it's all too hard", 'Easier throughout'],
  ['too hard', 'Easier throughout'],
  ['everything is too hard', 'Easier throughout'],
  ['too easy', 'Harder throughout'],
  ["it's all way too easy", 'Harder throughout'],
])('«%s» is offered one step of the plan, which says how long it holds (PLAN-47)', (content, said) => {
  const { messages, change } = ask(content);
  expect(change).toBeDefined();
  expect(messages.join(' ')).toContain(said);
  expect(messages.join(' ')).toContain('until this block ends');
});

test.each(["I'm wrecked", 'im absolutely destroyed', 'knackered'])(
  '«%s» is shown the next session made lighter, for once (PLAN-47)',
  (content) => {
    const { messages, plan } = ask(content);
    expect(plan).toBeUndefined();
    expect(messages.join(' ')).toMatch(/a third of the sets less: Mon\w*, for once: .+ \d × /);
    expect(messages.join(' ')).toContain('after it your plan goes on as written');
  },
);

test('One hard day changes no plan', () => {
  expect(ask('that was too hard').plan).toBeUndefined();
});

test('A week with light dumbbells keeps every day, in reps that fit them, and says when it ends (PLAN-17)', () => {
  const { messages, plan } = ask("I'm in a hotel next week with only dumbbells up to 20 kg");
  expect(plan).toBeUndefined();
  expect(messages.filter((line) => line.includes(', for once: ')).map((line) => line.slice(0, 3))).toEqual(['Mon', 'Tue', 'Thu', 'Fri']);
  for (const [, low, high] of messages.join(' ').matchAll(/dumbbell [\w ]+ \d × (\d+)–(\d+)/g)) {
    expect(Number(low)).toBeGreaterThanOrEqual(8);
    expect(Number(high)).toBeGreaterThan(Number(low));
  }
  expect(messages.at(-1)).toContain('This is for next week only; then it goes on as written.');
});

test.each([
  ['away Thu to Sun', 'The sessions of Thursday and Friday fall into that and wait: from Monday on'],
  ["I'm out of town tuesday and wednesday", "Tuesday's session falls into that and waits: afterwards"],
  ['not here from sat to sun', 'No session of your plan is on those days'],
])('«%s» says which sessions fall into it (PLAN-34)', (content, said) => {
  const { messages, noted } = ask(content);
  expect(messages[0]).toContain(said);
  expect(noted).toBeUndefined();
});

test.each([
  'meet in 8 weeks, I run push pull legs',
  'I run an upper lower split, powerlifting meet in 8 weeks',
  'meet in 8 weeks, running 5/3/1',
])('«%s» tells of a meet, and of no running', (content) => {
  const { brief } = answer({ messages: [{ role: 'user', content }] });
  expect(brief.meet?.days).toBe(56);
  expect(brief.sports).toEqual([]);
});

test('A goal told beside an order is heard', () => {
  const { brief } = ask('scrap the barbell stuff, get stronger');
  expect(brief.goal).toBe('strength');
});

test('«What else would you change?» about an open offer shows it, and changes nothing more', () => {
  const { messages } = ask('add a set to hack squat');
  const talk = [FIRST, { role: 'assistant' as const, content: BUILT.messages.join('\n') }];
  const offered = ask('add a set to hack squat');
  const reply = answer({
    messages: [
      ...talk,
      { role: 'user', content: 'add a set to hack squat' },
      { role: 'assistant', content: messages.join('\n') },
      { role: 'user', content: 'hm what else would you change?' },
    ],
    plan: BUILT.plan ?? null,
    offer: { plan: offered.plan ?? {}, kind: 'brief', why: '' },
  });
  expect(reply.messages[0]).toContain('What I offered: ');
  expect(reply.brief.refused).toEqual([]);
});
