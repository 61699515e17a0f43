import { expect, test } from 'vitest';
import type { Plan } from '../../plan/plan.ts';
import { dayView } from '../../plan/plan-view.ts';
import { answer, type CoachAnswer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';
import { checkPlan } from '../check-plan.ts';
import { planWork } from '../plan-work.ts';

function change(told: string, wish: string): { before: Plan; after: CoachAnswer } {
  const messages: ChatMessage[] = [{ role: 'user', content: told }];
  const first = answer({ messages });
  messages.push({ role: 'assistant', content: first.messages.join('\n') }, { role: 'user', content: wish });
  const before = first.plan ?? {};
  return { before, after: answer({ messages, plan: before }) };
}

const idsOf = (plan: Plan | undefined): string[] =>
  (planWork(plan ?? {})[0] ?? []).flatMap(({ work }) => work.flatMap(({ exercise }) => exercise?.id ?? []));

test('TRAIN-18 A squat with a deadlift is refused, and a better pair of the day is named', () => {
  const { after } = change('Muscle, 4 days, 60 minutes, full gym, intermediate', 'superset squat and deadlift');
  expect(after.plan).toBeUndefined();
  expect(after.messages.join(' ')).toMatch(/no good pair: they tire each other\. .*(?:goes well with|make a good pair that day)/);
});

test('PLAN-12 Push pull legs over three days keeps most exercises and says that muscles are then trained once a week', () => {
  const { before, after } = change('Muscle, 3 days, 60 minutes, full gym, intermediate', 'change it to push pull legs');
  const [had, has] = [idsOf(before), idsOf(after.plan)];
  expect(has.filter((id) => had.includes(id)).length / has.length).toBeGreaterThanOrEqual(0.6);
  expect(after.messages.join(' ')).toMatch(/Monday push, Wednesday pull and Friday legs\. Most muscles are trained once a week this way/);
});

test('TRAIN-18 A squat and a deadlift of different days are refused, and a pair of one of these days is named', () => {
  const { after } = change('Strength, 3 days, 60 minutes, full gym, intermediate', 'Superset squat and deadlift');
  expect(after.plan).toBeUndefined();
  expect(after.messages.join(' ')).toMatch(/not on the same day, so they cannot be a pair\. .*(?:goes well with|make a good pair on)/);
});

test('TRAIN-18 Curls and pushdowns become neighbours with one mark, and the session is 2 to 4 minutes shorter', () => {
  const { before, after } = change('Muscle, 4 days, 60 minutes, full gym, intermediate', 'Superset curls and pushdowns');
  const [was, now] = [before, after.plan ?? {}].map((plan) => planWork(plan)[0]?.[0]);
  const marked = (now?.work ?? []).flatMap(({ exercise, prescription }, place) =>
    prescription.superset === null ? [] : [{ id: exercise?.id, mark: prescription.superset, place }],
  );
  expect(marked.map(({ id }) => id)).toEqual(['dumbbell-curl', 'triceps-pushdown']);
  expect(marked[0]?.mark).toBe(marked[1]?.mark);
  expect((marked[1]?.place ?? 0) - (marked[0]?.place ?? 0)).toBe(1);
  const saved = (was?.minutes ?? 0) - (now?.minutes ?? 0);
  expect(saved).toBeGreaterThanOrEqual(2);
  expect(saved).toBeLessThanOrEqual(4);
});

test('PLAN-12 Lateral raises added to Friday change only Friday, by 2 or 3 sets', () => {
  const told = 'Muscle, 4 days Mon Tue Thu Fri, 60 minutes, full gym, intermediate';
  const { before, after } = change(told, 'Add lateral raises to Friday');
  const [was = [], now = []] = [planWork(before)[0], planWork(after.plan ?? {})[0]];
  for (const [index, { label, work }] of was.entries()) if (label !== 'Fri') expect(now[index]?.work).toEqual(work);
  const come = now.at(-1)?.work.filter(({ exercise }) => !was.at(-1)?.work.some((old) => old.exercise?.id === exercise?.id)) ?? [];
  expect(come.map(({ exercise }) => exercise?.id)).toEqual(['lateral-raise']);
  expect([2, 3]).toContain(come[0]?.prescription.sets);
});

test('PLAN-12 The days of push pull legs have no more sets of a muscle than a session should', () => {
  const { after } = change('Muscle, 3 days, 60 minutes, full body, full gym, intermediate', 'Make it push pull legs');
  expect(checkPlan(after.plan ?? {}, after.brief).filter(({ rule, severity }) => rule === 'SESSION_VOL' && severity !== 'info')).toEqual(
    [],
  );
});

test('FACT-22 A day of upper body has presses and pulls, whatever the day before it was', () => {
  const { after } = change('Muscle, 5 days, 60 minutes, full gym, lifting for 4 years', 'make it push pull legs');
  const upper = (planWork(after.plan ?? {})[0] ?? []).filter(
    (_, index) => dayView(after.plan ?? {}, 0, index)?.title?.startsWith('Upper') === true,
  );
  expect(upper.length).toBeGreaterThan(0);
  for (const { work } of upper)
    for (const side of [/-push$|fly/, /-pull$/]) expect(work.some(({ exercise }) => side.test(exercise?.pattern ?? ''))).toBe(true);
});

test('PLAN-12 Two days of a week of two change places', () => {
  const told = 'General fitness, 2 days a week, 60 minutes, dumbbells and a bench, lifting for 4 years';
  const { before, after } = change(told, "swap Thursday's workout with Monday's");
  expect(planWork(after.plan ?? {})[0]?.[0]?.work).toEqual(planWork(before)[0]?.[1]?.work);
});

test.each([
  "I don't like hack squats, give me something else",
  'I hate hack squats. Give me another exercise please',
  'can I do leg press in place of the hack squat?',
])('PLAN-33 «%s» exchanges the exercise that it names', (wish) => {
  const { before, after } = change('Muscle, 4 days, 60 minutes, full gym, intermediate', wish);
  expect(idsOf(before)).toContain('hack-squat');
  expect(after.plan).toBeDefined();
  expect(idsOf(after.plan)).not.toContain('hack-squat');
  expect(idsOf(after.plan)).toHaveLength(idsOf(before).length);
});

test('PLAN-12 What follows from equipment or a sport may be left out by name', () => {
  const told = 'Get stronger, 6 days a week, 60 minutes, kettlebells, lifting for 4 years';
  const { before, after } = change(told, "I don't want farmer's carry on Monday");
  expect(idsOf(before).filter((id) => id.endsWith('carry'))).toEqual(['farmers-carry']);
  expect(idsOf(after.plan)).not.toContain('farmers-carry');
});
