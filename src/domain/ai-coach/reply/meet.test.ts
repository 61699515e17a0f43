import { expect, test } from 'vitest';
import type { Plan } from '../../plan/plan.ts';
import { answer, type CoachAnswer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';

function digest(today: string, more: Partial<LogDigest> = {}): LogDigest {
  const nothing = { hidden: [], since: null, workouts: [], exercises: [], weeks: [], last: null, place: null, targets: [], changes: [] };
  return { today, week_start: today, unit: 'kg', gym: null, plan_since: null, ...nothing, ...more };
}

function say(says: readonly string[], given: { log?: LogDigest; plan?: Plan } = {}): CoachAnswer {
  const messages: ChatMessage[] = [];
  let last = answer({ messages, ...given });
  for (const content of says) {
    messages.push({ role: 'user', content });
    last = answer({ messages, ...given });
    messages.push({ role: 'assistant', content: last.messages.join('\n') });
  }
  return last;
}

const POWERLIFTER = 'Powerlifting, 4 days, 60 minutes, full gym, intermediate.';
const FRIDAY = '2026-11-27';

test('MEET-1 A date is counted from today, and a date without a year is the next one', () => {
  const { plan } = say([`${POWERLIFTER} My meet is on 14 February.`], { log: digest(FRIDAY) });
  expect(plan?.block?.meet).toMatchObject({ on: '--02-14', days: 79, from: 5 });
  expect(plan?.explanation).toMatch(/It leads to your meet, on Feb 14\. Weeks 1 to 3: strength/);
});

test('MEET-1 Without a log a date is asked for in weeks, and an amount is enough', () => {
  const { plan, messages } = say([`${POWERLIFTER} My meet is on 14 February.`]);
  expect(plan?.block?.meet).toBeUndefined();
  expect(messages.join(' ')).toMatch(/in how many weeks or days the meet is/);
  expect(say([`${POWERLIFTER} Comp in 10 days.`]).plan?.block?.meet).toMatchObject({ days: 10, from: null });
});

test('MEET-1 A date that is past leads nowhere, and the coach says so', () => {
  const { plan, messages } = say([`${POWERLIFTER} My meet is on 3 May 2026.`], { log: digest(FRIDAY) });
  expect(plan?.block?.meet).toBeUndefined();
  expect(messages.join(' ')).toMatch(/May 3 you named for the meet is past/);
});

test('MEET-1 A meet told later is offered as a change of the plan in use', () => {
  const { plan } = say([POWERLIFTER], { log: digest(FRIDAY) });
  const told = say([POWERLIFTER, 'I signed up for a meet in 8 weeks'], { log: digest(FRIDAY), plan: plan ?? {} });
  expect(told.change).toBeDefined();
  expect(told.plan?.block?.meet).toMatchObject({ days: 56 });
  expect(told.messages.join(' ')).toMatch(/It leads to your meet, 8 weeks after the plan was made/);
});

test('MEET-1 The next block goes on from the days that are left, and a meet that is over is no more prepared for', () => {
  const says = [`${POWERLIFTER} Meet in 5 weeks.`];
  const { plan = {} } = say(says, { log: digest(FRIDAY) });
  const next = say([...says, 'next block please'], { log: digest('2026-12-25'), plan });
  expect(next.plan?.block).toMatchObject({ number: 2, meet: { days: 7, from: 5 } });
  expect(next.plan?.explanation).toMatch(/Week 1: the meet; week 2: easy, to recover/);
  const after = say([...says, 'next block please'], { log: digest('2027-01-10'), plan });
  expect(after.plan?.block?.meet).toBeUndefined();
});

test('MEET-1 Minutes told days later keep the distance from the meet', () => {
  const says = [`${POWERLIFTER} Meet in 5 weeks.`];
  const { plan = {} } = say(says, { log: digest(FRIDAY) });
  const later = say([...says, 'I only have 45 minutes from now on'], { log: digest('2026-12-03'), plan });
  expect((later.plan ?? plan).block?.meet).toMatchObject({ days: 35, from: 5 });
});

test('MEET-5 Attempts follow the maxima told, in kilograms and in pounds', () => {
  const kilos = say([`${POWERLIFTER} Meet in 5 weeks. Squat 180 kg, bench 120 kg, deadlift 220 kg`], { log: digest(FRIDAY) });
  expect(kilos.messages.join(' ')).toContain('squat 162.5, 172.5, 180; bench press 107.5, 115, 120; deadlift 200, 210, 220');
  expect(kilos.plan?.explanation).toContain('bench press 107.5, 115, 120');
  const pounds = say([`${POWERLIFTER} Meet in 5 weeks. Squat 405 lb, bench 265 lb, deadlift 500 lb`], {
    log: digest(FRIDAY, { unit: 'lb' }),
  });
  expect(pounds.messages.join(' ')).toMatch(
    /in lbs: squat 365, 385, 405; bench press 240, 250, 265; deadlift 455, 480, 500\..*round each down to 2\.5 kg/,
  );
});

test('MEET-5 At a first meet the opener is lower', () => {
  const { messages } = say([`${POWERLIFTER} My first meet is in 5 weeks. Bench max 120 kg`], { log: digest(FRIDAY) });
  expect(messages.join(' ')).toMatch(/bench press 105, 115, 120.*best squat and deadlift/);
});

test('MEET-5 Sets of the last three weeks come before what was told, older ones do not', () => {
  const bench = (on: string, weight: number): LogDigest['exercises'][number] => ({
    name: 'Bench press',
    first: on,
    sessions: [{ on, sets: [[1, `${weight}kg`, 8]] }],
    months: [],
    records: { from: on, estimate: null, reps: null, heaviest: [] },
  });
  const told = [`${POWERLIFTER} Meet in 5 weeks. Bench max 120 kg`];
  const recent = say(told, { log: digest(FRIDAY, { exercises: [bench('2026-11-20', 120)] }) });
  expect(recent.messages.join(' ')).toMatch(/bench press 117\.5, 122\.5, 130/);
  const old = say(told, { log: digest(FRIDAY, { exercises: [bench('2026-09-20', 120)] }) });
  expect(old.messages.join(' ')).toMatch(/bench press 107\.5, 115, 120/);
});

test('MEET-4 Under 18 no attempts are prepared', () => {
  const { messages } = say([`I am 16. ${POWERLIFTER} Meet in 6 weeks. Bench max 100 kg`], { log: digest(FRIDAY) });
  expect(messages.join(' ')).toMatch(/Under 18 I do not prepare maximal attempts/);
  expect(messages.join(' ')).not.toMatch(/Attempts by/);
});

test('MEET-5 The question for attempts is answered in any wording', () => {
  const told = [`${POWERLIFTER} Meet in 5 weeks. Bench max 120 kg`];
  const { plan = {} } = say(told, { log: digest(FRIDAY) });
  for (const asked of ['what should I open with?', 'which attempts should I take', 'opener for bench?'])
    expect(say([...told, asked], { log: digest(FRIDAY), plan }).messages.join(' ')).toMatch(/^Attempts by .*bench press 107\.5, 115, 120/);
});

test('MEET-2 Why a week is as it is follows from the meet', () => {
  const told = [`${POWERLIFTER} Meet in 5 weeks.`];
  const { plan = {} } = say(told, { log: digest(FRIDAY) });
  const words = say([...told, 'why is week 3 like that?'], { log: digest(FRIDAY), plan }).messages.join(' ');
  expect(words).toMatch(/Week 3 of 4 .*It leads to your meet.*the peak/);
  expect(words).not.toMatch(/starts easy/);
});

test('MEET-1 A meet that is off gives the usual plan back', () => {
  const told = [`${POWERLIFTER} Meet in 5 weeks.`];
  const { plan = {} } = say(told, { log: digest(FRIDAY) });
  const off = say([...told, 'my meet got cancelled'], { log: digest(FRIDAY), plan });
  expect(off.plan?.block?.meet).toBeUndefined();
  expect(off.messages.join(' ')).toMatch(/no meet ahead now.*Effort climbs for three weeks/);
});

test('MEET-1 A date that may be one of two days is asked about, and the answer needs no more than the day', () => {
  const told = [`${POWERLIFTER} My meet is on 3/4.`];
  const asked = say(told, { log: digest(FRIDAY) });
  expect(asked.plan?.block?.meet).toBeUndefined();
  expect(asked.messages.join(' ')).toMatch(/Is the meet on Mar 4 or on Apr 3\?/);
  expect(asked.quick_replies.slice(0, 2)).toEqual(['Mar 4', 'Apr 3']);
  const { plan = {} } = asked;
  const known = say([...told, 'Apr 3'], { log: digest(FRIDAY), plan });
  expect(known.plan?.block?.meet).toMatchObject({ on: '--04-03', days: 127 });
});

test('MEET-1 A month alone is asked for its day', () => {
  const told = [`${POWERLIFTER} My meet is in March.`];
  const asked = say(told, { log: digest(FRIDAY) });
  expect(asked.messages.join(' ')).toMatch(/On which day in Mar is the meet\?/);
  expect(say([...told, 'the 14th of March'], { log: digest(FRIDAY), plan: asked.plan ?? {} }).plan?.block?.meet).toMatchObject({
    days: 107,
  });
});

test('MEET-6 What is lifted at the meet may be told later, and the attempts are of those lifts', () => {
  const told = [`${POWERLIFTER} Meet in 5 weeks. Squat 180 kg, bench 120 kg, deadlift 220 kg`];
  const { plan = {} } = say(told, { log: digest(FRIDAY) });
  const later = say([...told, 'The meet is push-pull'], { log: digest(FRIDAY), plan });
  expect(later.messages.join(' ')).toMatch(/: bench press 107\.5, 115, 120; deadlift 200, 210, 220\./);
  expect(later.messages.join(' ')).not.toMatch(/squat 162/);
  expect(later.plan?.explanation).toMatch(/You lift bench press and deadlift there/);
});
