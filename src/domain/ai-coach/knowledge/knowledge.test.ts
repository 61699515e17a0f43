import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXERCISES } from '#domain/exercises/library.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { buildPlan } from '../build-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { restSeconds } from '../session-minutes.ts';
import { answerGeneral, findTopic, type GeneralQuestion, nearestQuestions } from './answer-general.ts';
import { personOf } from './person.ts';
import { rankAnswers } from './rank-answers.ts';
import { SOURCES } from './sources.ts';
import { QUESTION_ACTS } from './topic.ts';
import { TOPIC_SOURCES } from './topic-sources.ts';
import { TOPICS } from './topic-table.ts';

const STRENGTH: Brief = { ...EMPTY_BRIEF, goal: 'strength', experience: 'intermediate', days: 4, minutes: 60, unit: 'lb' };
const MUSCLE: Brief = {
  ...EMPTY_BRIEF,
  goal: 'muscle',
  experience: 'beginner',
  days: 3,
  weekdays: [1, 3, 5],
  minutes: 45,
  focus: ['biceps', 'glutes'],
};
const OLDER: Brief = {
  ...EMPTY_BRIEF,
  goal: 'general fitness',
  days: 2,
  minutes: 30,
  kit: ['dumbbells'],
  age: 71,
  limitations: [{ region: 'knee' }],
};
/** As another backend might send it. */
const FOREIGN: Plan = {
  goal: 'Bigger',
  schedule: [
    {
      day: 'A very long name of a day that nobody would want to read aloud',
      exercises: [{ exercise: `Quantum ${'flexor '.repeat(20)}`, sets: 1, rest_seconds: 45 }],
    },
    { day: 2, exercises: [{ name: 'Plank', sets: '7', reps: 'as long as you can', rir: 'two, or three when tired', rest_seconds: 400 }] },
    { day: 3, exercises: [] },
  ],
};
const PEOPLE: readonly { name: string; plan: Plan | undefined; brief: Brief; unit: 'kg' | 'lb' }[] = [
  { name: 'nobody yet', plan: undefined, brief: EMPTY_BRIEF, unit: 'lb' },
  { name: 'strength', plan: buildPlan(STRENGTH), brief: STRENGTH, unit: 'lb' },
  { name: 'muscle', plan: buildPlan(MUSCLE), brief: MUSCLE, unit: 'kg' },
  { name: 'older', plan: buildPlan(OLDER), brief: OLDER, unit: 'kg' },
  { name: 'young', plan: buildPlan(MUSCLE), brief: { ...MUSCLE, age: 15 }, unit: 'lb' },
  { name: 'foreign', plan: FOREIGN, brief: EMPTY_BRIEF, unit: 'kg' },
];

function question(act: string, text: string, person = PEOPLE[2]): GeneralQuestion {
  return { act, text, before: undefined, plan: person?.plan, brief: person?.brief ?? EMPTY_BRIEF, unit: person?.unit ?? 'lb' };
}

/** Sentences end with a mark before a space or the end; «5 p.m.» and «2.5» do not. */
function sentencesOf(text: string): number {
  return text.match(/[.!?]»?(?= |$)/g)?.length ?? 0;
}

function faultsOf(answer: string): string[] {
  const count = sentencesOf(answer);
  return [
    ...(count < 2 || count > 4 ? [`${count} sentences`] : []),
    ...(answer.length > 420 ? [`${answer.length} characters`] : []),
    ...(/undefined|null|NaN|\s\s|\.\./.test(answer) ? ['a gap'] : []),
  ];
}

test('At least 150 topics, with unique ids and some for every act', () => {
  expect(TOPICS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
  for (const act of QUESTION_ACTS) expect(TOPICS.filter((topic) => topic.act === act).length, act).toBeGreaterThanOrEqual(15);
});

test.each(PEOPLE)('Every answer has two to four sentences and at most 420 characters: $name (KNOW-1)', (person) => {
  const facts = personOf(person);
  const faults = TOPICS.flatMap(({ id, answer }) => {
    const text = typeof answer === 'string' ? answer : answer(facts);
    return faultsOf(text).map((fault) => `${id}: ${fault}: ${text}`);
  });
  expect(faults).toEqual([]);
});

test.each(PEOPLE)('No answer about the plan names a number that contradicts it: $name (KNOW-1)', (person) => {
  const facts = personOf(person);
  const texts = TOPICS.map(({ answer }) => (typeof answer === 'string' ? answer : answer(facts)));
  const spoken = texts.flatMap(
    (text) => text.match(/[^.!?]*\b(?:[Yy]our plan|[Yy]our week has|[Yy]our strength plan|[Yy]ours have)\b[^!?]*?(?:\.(?= |$))/g) ?? [],
  );
  if (person.plan === undefined) expect(spoken.filter((line) => /\d/.test(line))).toEqual([]);
  else expect(spoken.filter((line) => !numbersOf(line).every((number) => numbersOfPlan(person.plan).has(number)))).toEqual([]);
});

function numbersOf(line: string): string[] {
  return line.match(/\d+(?:\.\d+)?/g) ?? [];
}

/** Every number a sentence about this plan may use: sets, reps, effort, rest in seconds and minutes, days, weeks, exercises a day. */
function numbersOfPlan(plan: Plan | undefined): ReadonlySet<string> {
  if (plan === undefined) return new Set();
  const view = planView(plan);
  const days = Array.from({ length: view.weeks * view.days }, (_, at) => dayView(plan, Math.floor(at / view.days), at % view.days)).flatMap(
    (day) => day ?? [],
  );
  const items = days.flatMap((day) => [...day.primary, ...day.accessories]);
  const trained = days.slice(0, view.days).filter((day) => day.primary.length + day.accessories.length > 0);
  const rests = items.map((item) => restSeconds(item, view.goal));
  const numbers = [
    ...items.flatMap((item) => [item.sets, item.rpe ?? 0]),
    ...rests.flatMap((seconds) => [seconds, seconds / 60]),
    trained.length,
    7 - trained.length,
    view.weeks,
    ...days.map((day) => day.primary.length + day.accessories.length),
  ].map(String);
  const words = [...items.flatMap((item) => [item.reps, item.rir ?? '', item.exercise]), ...days.map((day) => day.label)].flatMap(
    numbersOf,
  );
  return new Set([...numbers, ...words]);
}

test('Every source is listed in the docs, and every listed one is used', () => {
  const docs = readFileSync(new URL('../../../../docs/coach-knowledge.md', import.meta.url), 'utf8');
  const listed = [...docs.matchAll(/^\| ([a-z]+(?:-[a-z]+)*-\d{4}[a-z-]*) \|/gm)].map(([, id]) => id);
  expect(new Set(listed)).toEqual(new Set(SOURCES));
  expect(listed).toHaveLength(SOURCES.length);
  expect(new Set(Object.values(TOPIC_SOURCES).flat())).toEqual(new Set(SOURCES));
  expect(Object.keys(TOPIC_SOURCES).filter((id) => TOPICS.every((topic) => topic.id !== id))).toEqual([]);
});

test('Every phrasing of a topic finds its own topic', () => {
  const lost = TOPICS.flatMap(({ id, act, asks }) =>
    asks.filter((ask) => findTopic(ask, act)?.topic.id !== id).map((ask) => `${id}: ${ask}`),
  );
  expect(lost).toEqual([]);
});

test('Every exercise of the library is explained: how, what it trains, what instead', () => {
  const faults = EXERCISES.flatMap(({ name, id }) =>
    [`how do I do the ${name}`, `which muscles does the ${name} train`, `what can I do instead of ${name}`].flatMap((text) => {
      const answer = answerGeneral(question('ask-exercise', text));
      const said = answer?.messages.join(' ') ?? '';
      return faultsOf(said).map((fault) => `${id}: ${fault}: ${said}`);
    }),
  );
  expect(faults).toEqual([]);
});

test('Why an exercise is in the plan comes from the plan, and one that is not there is said to be missing', () => {
  const plan = PEOPLE[2]?.plan;
  const first = plan === undefined ? undefined : dayView(plan, 0, 0)?.primary[0];
  expect(answerGeneral(question('ask-plan-why', `what is the ${first?.exercise} for`))?.messages.join(' ')).toContain(
    first?.why?.split(';')[0] ?? '?',
  );
  expect(answerGeneral(question('ask-plan-why', 'why is there no sled push'))?.messages.join(' ')).toContain('is not in your plan');
});

test('A variation that the library does not have is never explained as another exercise', () => {
  for (const text of ['what does a Jefferson curl train', 'pelican curls, legit or party trick?'])
    expect(answerGeneral(question('ask-exercise', text))?.id ?? '', text).not.toMatch(/^(?:how|muscles)-/);
});

test('A word that opens a message is left out, and the same word is not where it says what is asked (KNOW-2)', () => {
  const nearest = (text: string) => rankAnswers(text, () => 0, 1)[0];
  for (const opened of ['ok, how much creatine', 'cool, how much creatine', 'right so how much creatine'])
    expect(nearest(opened), opened).toEqual(nearest('how much creatine'));
  expect(nearest('cool down after lifting')).not.toEqual(nearest('down after lifting'));
});

test('A question is answered by what it is about, not by a stray word of it, and never by a choice (KNOW-2)', () => {
  expect(answerGeneral(question('ask-rest', 'cool what about rows'))?.id).not.toBe('cool-down');
  expect(answerGeneral(question('ask-food', 'how much creatine'))?.id).toBe('creatine-dose');
  expect(answerGeneral(question('ask-exercise', 'is the plank worth it'))?.id).toBe('worth-plank');
  expect(answerGeneral(question('ask-exercise', 'which muscles does the hip thrust work'))?.id).toBe('muscles-hip-thrust');
  expect(answerGeneral(question('ask-rest', 'and how about the one on the side then'))).toBeUndefined();
  expect(answerGeneral(question('ask-food', 'qwrt zzk'))).toBeUndefined();
  expect(answerGeneral(question('give-goal', 'I want to be strong'))).toBeUndefined();
});

test('Small talk never says the same sentence twice in a row (KNOW-4)', () => {
  for (const act of ['thanks', 'small-talk', 'out-of-scope', 'hostile'])
    for (const text of [
      'thanks',
      'hello',
      'it rains again',
      'write my essay',
      'you never listen',
      'my son is born',
      'you idiot',
      'tell me a joke',
    ]) {
      const first = answerGeneral(question(act, text))?.messages[0];
      const second = answerGeneral({ ...question(act, text), before: first })?.messages[0];
      expect(first).toBeTruthy();
      expect(second, `${act}: ${text}`).not.toBe(first);
      expect(second).toBeTruthy();
    }
});

test('A question about an illness is suggested to somebody who names one, and to nobody else', () => {
  const nearest = (text: string) => nearestQuestions(text, () => 0);
  expect(nearest('is lifting fine while i have hiv')).toContain('Can I train with HIV?');
  for (const text of [
    'which muscles am i under training',
    'which muscles get too little',
    'what else could somebody train',
    'does heavy lifting do any harm to my body',
  ])
    expect(nearest(text).join(' '), text).not.toMatch(/HIV|cancer|transplant|epilepsy|dialysis/i);
});
