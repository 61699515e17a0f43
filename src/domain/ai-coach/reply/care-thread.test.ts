import { describe, expect, test } from 'vitest';
import { answer } from '../answer.ts';
import type { ChatMessage } from '../person/brief-shape.ts';

const READY = 'Get stronger, 3 days a week, 60 minutes, full gym, lifting for a year';

/** The coach's last answer of a talk that begins with a plan. */
function lastOf(...says: string[]): string {
  const messages: ChatMessage[] = [];
  let reply = '';
  for (const content of [READY, ...says]) {
    messages.push({ role: 'user', content });
    reply = answer({ messages }).messages.join(' ');
    messages.push({ role: 'assistant', content: reply });
  }
  return reply;
}

const DARK = 'honestly I think my family would be better off without me';
const NUMB = 'my saddle area is numb since this morning and I cannot pee';
const FAINT = 'I fainted after my last set of squats';

test.each([
  ['it is everything, not just the gym', /^That is a lot to carry/],
  ['i just feel so empty', /^That is a lot to carry/],
  ['I am going to text my brother now', /^I am glad you reach out/],
  ['ok my mum is here with me', /^I am glad you reach out/],
])('PLAN-4 after a dark message the coach stays with the person: «%s»', (text, words) => {
  expect(lastOf(DARK, text)).toMatch(words);
});

test.each([
  ['surely that can wait until thursday?', /^Please do not wait with this/],
  ["it is late and I do not fancy the ER, can it wait till Monday's GP", /^Please do not wait with this/],
  ['I would rather hold off until my doctor is back on Friday', /^Please do not wait with this/],
  ['doctor says it is a slipped disc, I got tablets', /^Good that somebody looked at it/],
  ['my neighbour is driving me to the hospital', /^Good, that is the right thing to do/],
  ['hm ok', /^Nothing about training comes before this/],
])('PLAN-4 after an emergency nothing is offered to tap but help: «%s»', (text, words) => {
  expect(lastOf(NUMB, text)).toMatch(words);
});

test('PLAN-4 the same sentence is not said twice, and a clear question or wish is answered as always', () => {
  expect(lastOf(FAINT, 'hm ok', 'right')).toMatch(/^My answer stays the same/);
  expect(lastOf(DARK, 'how much protein should I eat?')).toMatch(/grams per pound/);
  expect(lastOf('thanks')).not.toMatch(/Nothing about training/);
});

const CLOT = 'since the flight my left calf is puffy and warm, only the left one';

test.each([
  [
    CLOT,
    "I'm also getting a bit out of breath going to the laundry room but that's probably jet lag",
    /^With a hot, swollen or red limb that is a reason to call/,
  ],
  ['should i take creatine or test, my mate sells sarms', 'lunch on tues is detention, can u move that one to wednesday', /^(?!.*drugs)/],
])('PLAN-4 a further sign counts for more, and a refused question is over with its answer: «%s», «%s»', (first, text, words) => {
  expect(lastOf(first, text)).toMatch(words);
});

test('PLAN-4 steroids are refused for what they are, and creatine beside them gets its own word', () => {
  expect(lastOf('should i take creatine or test, my mate sells sarms')).toMatch(
    /^No to those: steroids, SARMs.*Creatine is another thing/s,
  );
});

test('READY-4 a fever that began last night is answered without asking, and a cold two days after it allows an easier session', () => {
  expect(lastOf('i caught something, fever 38.6 since last night, tomorrow is gym day right?')).toMatch(/^No training now/);
  expect(lastOf('today is no fever 2 days, only nose is running. can i go')).toMatch(/^Yes, go, but easier/);
});

test.each([
  'hospital will be six hours waiting. I can go Monday, yes?',
  'I have an appointment with my GP next week',
  'ill see the doctor on tuesday',
])('help that is meant for another day is no help now: «%s»', (later) => {
  const told = 'since the deadlifts I feel nothing between my legs when I wipe and cannot pee';
  expect(lastOf(told, later)).toMatch(/^Please do not wait with this/);
  expect(lastOf(told, 'my wife drives me to the hospital now')).toMatch(/^Good, that is the right thing/);
});

const EMERGENCIES = [
  'also peed coca cola colour this morning after 300 pull ups',
  NUMB,
  FAINT,
  CLOT,
  'a heavy pressure on my chest comes when I climb stairs and goes into my jaw',
];
const HELD = /^(?:How long is for those who look|No, not a part of it|Nothing about training|My answer stays|You told me of)/;

describe.each(EMERGENCIES)('PLAN-4 while a danger is open: «%s»', (danger) => {
  test.each([
    ['how long will I be off', /^How long is for those who look at/],
    ['how long will i be off lifting and what happens to my plan', /^How long is for those who look at/],
    ['when can I start again', /^How long is for those who look at/],
    ['so is that a week off or more', /^How long is for those who look at/],
    ['does creatine cause this', HELD],
    ['can I do arms at least', /^No, not a part of it/],
    ['ok so not even upper body today?', /^No, not a part of it/],
    ['can I go for a walk', /^No, not a part of it/],
    ['make it 3 then', HELD],
    ['the second one', HELD],
    ['and Saturday?', HELD],
    ['what is today?', HELD],
    ['I can only train mondays and fridays', HELD],
    ['keep the first 3', HELD],
    ['swap squats for leg press', HELD],
  ])('no plan, no day and no part of the training is answered: «%s»', (text, words) => {
    expect(lastOf(danger, text)).toMatch(words);
  });

  test('what nobody trains by is answered as always', () => {
    expect(lastOf(danger, 'how much protein should I eat?')).toMatch(/grams per pound/);
  });
});

test('PLAN-4 how long an injured part rests is not answered with how fast strength moves, and the rest of the talk goes on', () => {
  const tear = 'I felt a loud pop in my knee, it is swollen and I cannot put weight on it';
  expect(lastOf(tear, 'how long will I be off')).toMatch(/^How long is for a doctor or physiotherapist/);
  expect(lastOf(tear, 'I can only train mondays and fridays')).toMatch(/2 days a week/);
  expect(lastOf('how soon will I see results?')).not.toMatch(/^How long is for/);
});
