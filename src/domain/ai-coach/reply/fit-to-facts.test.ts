import { expect, test } from 'vitest';
import type { Plan } from '#domain/plan/plan.ts';
import { itemsOfDay, type PlainItem, weeksOf } from '#tests/fixtures/plans/plain-plan.ts';
import { answer, type CoachAnswer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';
import { checkPlan } from '../check-plan.ts';

/** A phone whose trainee accepts every offer. */
function talk(...said: string[]): { plan: Plan; last: CoachAnswer } {
  const messages: ChatMessage[] = [];
  let plan: Plan | null = null;
  let last: CoachAnswer | undefined;
  for (const content of said) {
    messages.push({ role: 'user', content });
    last = answer({ messages, plan });
    messages.push({ role: 'assistant', content: last.messages.join('\n') });
    plan = last.plan ?? plan;
  }
  if (plan === null || last === undefined) throw new Error('No plan came of it.');
  return { plan, last };
}

function items(plan: Plan): PlainItem[] {
  return (weeksOf(plan)[0] ?? []).flatMap(itemsOfDay);
}

function named(plan: Plan, name: string): PlainItem[] {
  return items(plan).filter((item) => item.name.toLowerCase() === name);
}

const READY = 'Build muscle, 3 days a week, 60 minutes, full gym, lifting for a year';
const first =
  items(talk(READY).plan)
    .find(({ main }) => main)
    ?.name.toLowerCase() ?? '';
const small =
  items(talk(READY).plan)
    .findLast(({ main, exercise }) => !main && exercise?.load !== 'time')
    ?.name.toLowerCase() ?? '';
const EDITED = [READY, `rest 4 minutes between sets of ${first}`, 'add hip adduction machine to Friday', `8-10 reps for ${small}`] as const;

function expectEdits(plan: Plan): void {
  expect(named(plan, first).map(({ rest }) => rest)).toContain(240);
  expect(named(plan, small).every(({ reps }) => reps === '8–10')).toBe(true);
}

test('Edits that were accepted are in the plan in use', () => {
  const { plan } = talk(...EDITED);
  expectEdits(plan);
  expect(named(plan, 'hip adduction machine')).toHaveLength(1);
});

test.each([
  'I only have 45 minutes from now on',
  'actually I have 75 minutes each time',
  'I can train 4 days a week now',
  "I can't train on Wednesdays any more",
  'I am 40 years old',
  'there is no smith machine here',
  'I need a deload',
])('«%s» changes the plan in use and keeps what was changed before (PLAN-14)', (fact) => {
  const { plan, last } = talk(...EDITED, fact);
  expectEdits(plan);
  expect(checkPlan(plan, last.brief).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('Shorter sessions are cut to the time, by the end of importance', () => {
  const { plan, last } = talk(...EDITED, 'I only have 45 minutes from now on');
  expect(Math.max(...(weeksOf(plan)[0] ?? []).map(({ minutes }) => minutes))).toBeLessThanOrEqual(45);
  expect(last.change?.lines.length).toBeGreaterThan(0);
  expect(last.messages.join(' ')).toContain('Everything else stays as it is, with what you changed before.');
});

test('A limitation exchanges what loads it, and nothing else', () => {
  const before = talk(...EDITED).plan;
  const { plan, last } = talk(...EDITED, 'my left shoulder hurts when I press');
  expectEdits(plan);
  expect(last.change?.kind).toBe('pain');
  expect(checkPlan(plan, last.brief).filter(({ severity }) => severity === 'error')).toEqual([]);
  const legs = items(before).filter(({ exercise }) => exercise?.primary.some((muscle) => muscle === 'quads' || muscle === 'calves'));
  for (const item of legs) expect(named(plan, item.name.toLowerCase()).map(({ raw }) => raw)).toContainEqual(item.raw);
});

test('Equipment that is gone exchanges what needed it; new equipment comes in where the coach chose, not the trainee', () => {
  const gone = talk(...EDITED, 'there are no cables any more');
  expect(items(gone.plan).every(({ exercise }) => exercise?.equipment.some((set) => !set.includes('cable')) === true)).toBe(true);
  expectEdits(gone.plan);
  const home = ['Build muscle, 3 days a week, 45 minutes, no equipment, lifting for a year'];
  const bare = talk(...home).plan;
  const push =
    items(bare)
      .find(({ exercise }) => exercise?.pattern === 'horizontal-push')
      ?.name.toLowerCase() ?? '';
  const { plan } = talk(...home, `rest 3 minutes between sets of ${push}`, 'I got dumbbells and a bench');
  const withBells = items(plan).filter(({ exercise }) => exercise?.equipment.every((set) => set.includes('dumbbells')) === true);
  expect(withBells.length).toBeGreaterThan(0);
});

test('Days are taken from the plan in use and added to it', () => {
  const two = talk(...EDITED, 'only 2 days a week from now on');
  expect(weeksOf(two.plan)[0]).toHaveLength(2);
  const kept = (weeksOf(two.plan)[0] ?? []).flatMap(itemsOfDay).map(({ raw }) => JSON.stringify(raw));
  const old = items(talk(...EDITED).plan).map(({ raw }) => JSON.stringify(raw));
  expect(kept.filter((raw) => old.includes(raw)).length / kept.length).toBeGreaterThan(0.8);
  expect(weeksOf(talk(...EDITED, 'I can train 4 days a week now').plan)[0]).toHaveLength(4);
});

test('Asked for again, an edited plan is shown as it is, not built anew', () => {
  const { plan, last } = talk(...EDITED, 'give me my plan');
  expect(last.change).toBeUndefined();
  expectEdits(plan);
});

test('What was added by name is the last to go when time gets short, and more time is filled', () => {
  const short = talk(...EDITED, 'I only have 45 minutes from now on');
  expect(named(short.plan, 'hip adduction machine')).toHaveLength(1);
  const long = talk(...EDITED, 'actually I have 90 minutes each time');
  expect(items(long.plan).reduce((sum, { sets }) => sum + sets, 0)).toBeGreaterThan(
    items(talk(...EDITED).plan).reduce((sum, { sets }) => sum + sets, 0),
  );
});

test('Another goal asks for another plan, and the coach says that edits are not in it', () => {
  const { plan, last } = talk(...EDITED, 'my goal is strength now');
  expect(plan.goal).toBe('strength');
  expect(last.messages.join(' ')).toContain('what you changed in the one you have is not in it');
});
