import { expect, test } from 'vitest';
import { answer } from '../../answer.ts';
import { asksOnly } from './question-form.ts';
import { isSmallReply, withoutSmallReplies } from './small-reply.ts';

const SMALL = [
  '👍',
  '🔥🔥',
  'ok cool',
  'thx',
  'lol nice',
  'hm',
  'hmm ok',
  'ok bet',
  'sweet as',
  'sick',
  'dope thanks',
  'fair enough',
  'makes sense',
  'ah ok i see',
  'perfect, no more changes',
  'thank you, honestly x',
  'ok bye',
  'see you tomorrow',
  'aight bet',
  'Very good.',
  'wow ok',
  'love it 😍',
];
const SAYS_MORE = [
  'no',
  'nope',
  '👎',
  'ok do six',
  'im sick',
  'nice legs today',
  'good but shorter',
  'thanks, and squats?',
  '3 days',
  'not good',
  'more',
  'that is too much',
];

test.each(SMALL)('«%s» only acknowledges', (text) => expect(isSmallReply(text)).toBe(true));
test.each(SAYS_MORE)('«%s» says more', (text) => expect(isSmallReply(text)).toBe(false));

test('What is said beside an acknowledgement is what counts', () => {
  expect(withoutSmallReplies('Sick. How long is Friday?')).toBe('How long is Friday?');
  expect(withoutSmallReplies('3 days. Dumbbells.')).toBe('3 days. Dumbbells.');
});

const FIRST = 'hey im 34, 3 days a week, full gym, want to get stronger';
const PLAN = answer({ messages: [{ role: 'user', content: FIRST }] }).plan ?? {};
const TALK = [
  { role: 'user' as const, content: FIRST },
  { role: 'assistant' as const, content: 'Your plan is ready.' },
];

test.each(SMALL)('«%s» after a plan gets a short answer and no choice of meanings (PLAN-19)', (content) => {
  const { messages, plan, quick_replies } = answer({ messages: [...TALK, { role: 'user', content }], plan: PLAN });
  expect(messages).toHaveLength(1);
  expect(messages[0]).not.toMatch(/Is that about|Did you mean|cold in the head/);
  expect([plan, quick_replies]).toEqual([undefined, []]);
});

test.each(['👍', 'ok cool', 'nice', 'yes'])(
  '«%s» while an offer is open shows it again, and only Accept makes it the plan (PLAN-16)',
  (content) => {
    const asked = { role: 'user' as const, content: 'add a plank on friday' };
    const offered = answer({ messages: [...TALK, asked], plan: PLAN });
    const offer = { plan: offered.plan ?? {}, kind: offered.change?.kind ?? 'brief', why: offered.change?.why ?? '' };
    const said = { role: 'assistant' as const, content: offered.messages.join('\n') };
    const reply = answer({ messages: [...TALK, asked, said, { role: 'user', content }], plan: PLAN, offer });
    expect(reply.messages.join(' ')).toMatch(/tap Accept/i);
    expect(reply.plan).toEqual(offered.plan);
    expect(reply.change).toBeDefined();
  },
);

test.each([
  'whats the smith machine one of them',
  'whats a superset',
  'do I have to do the squat one, people stare',
  'is 45 minutes enough',
])('«%s» asks, so nothing is changed', (content) => {
  const reply = answer({ messages: [...TALK, { role: 'user', content }], plan: PLAN });
  expect(reply.change).toBeUndefined();
  expect(reply.brief).toEqual(answer({ messages: TALK.slice(0, 1) }).brief);
});

test.each([
  ['what does that do', true],
  ['how about friday instead', false],
  ['what if we did 4 days', false],
  ['can you swap squats', false],
  ['why so many sets? make it 2', false],
] as const)('«%s» only asks: %s', (text, asks) => expect(asksOnly(text)).toBe(asks));

test.each([
  ['my legs are fried', /^Soreness/],
  ['i crushed it', /^Well done/],
  ['im dead after that session', /^Good that you say so/],
  ['when can i start again', /^(?!We start over)/],
  ['should I start over or continue', /^(?!We start over)/],
  ['why is face pull first', /^Face pull is not in your plan/],
  ['nothing hurts, how long is friday', /^Friday about/],
  ['how heavy on bench', /^Bench press: start with the empty bar/],
])('«%s» is taken for what it says', (content, answered) => {
  expect(answer({ messages: [...TALK, { role: 'user', content }], plan: PLAN }).messages[0]).toMatch(answered);
});

test('A request beside a denied danger is answered', () => {
  const doubt = { role: 'user' as const, content: 'I had a heart attack two years ago' };
  const asked = { role: 'assistant' as const, content: answer({ messages: [...TALK, doubt], plan: PLAN }).messages.join('\n') };
  const content = 'no thats all fixed. whats on friday';
  expect(answer({ messages: [...TALK, doubt, asked, { role: 'user', content }], plan: PLAN }).messages[0]).toMatch(/^Fri, about/);
});
