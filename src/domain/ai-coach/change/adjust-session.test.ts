import { describe, expect, test } from 'vitest';
import type { Plan, PlanDay, Prescription } from '#domain/plan/plan.ts';
import { isStrengthGoal } from '#domain/plan/plan-view.ts';
import fc from '#tests/support/properties.ts';
import type { Kit } from '../../exercises/exercise.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { hasKitFor } from '../../exercises/substitutes.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF, EXPERIENCES, GOALS } from '../person/brief-shape.ts';
import { GYMS, type GymName } from '../person/gyms-table.ts';
import { limitationAgainst, REGIONS } from '../person/limitations.ts';
import type { DayState } from '../readiness/day-state.ts';
import { adjustSession, type SessionChange, type SessionInput, type SessionRequest } from './adjust-session.ts';
import { readItems } from './session-items.ts';

/** Milliseconds; the test builds hundreds of plans. */
const PATIENCE = 60_000;

const item = (exercise: string, sets: number, reps: string, more: Partial<Prescription> = {}): Prescription => ({
  exercise,
  exercise_id: findExercise(exercise)?.id ?? null,
  sets,
  reps,
  rir: '2',
  rest_seconds: 120,
  ...more,
});

const LEGS: PlanDay = {
  day: 'Mon',
  title: 'Legs and press',
  primary: [item('Back squat', 4, '5'), item('Bench press', 3, '6–8')],
  accessories: [item('Leg curl', 3, '10–15'), item('Lateral raise', 3, '12–15'), item('Cable curl', 2, '10–12')],
};

function ask(request: SessionRequest, more: Partial<SessionInput> = {}) {
  return adjustSession({ day: LEGS, goal: 'muscle', is_strength: false, week: 0, done: [], brief: EMPTY_BRIEF, request, ...more });
}

function changed(result: ReturnType<typeof adjustSession>): SessionChange {
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

function namesOf(day: PlanDay): string[] {
  return [...(day.primary ?? []), ...(day.accessories ?? [])].map(({ exercise, sets }) => `${exercise} ${sets}`);
}

describe('the rack is taken', () => {
  const request: SessionRequest = { kind: 'taken', exercise: 'Back squat', exercise_n: 1 };

  test('a squat without a rack takes its sets, and nothing else changes', () => {
    const result = changed(ask(request));
    const [instead, ...others] = namesOf(result.day);
    expect(others).toEqual(namesOf(LEGS).slice(1));
    const exercise = findExercise(instead?.replace(/ 4$/, '') ?? '');
    expect(exercise?.primary).toContain('quads');
    expect(exercise?.equipment.some((set) => !set.includes('rack'))).toBe(true);
    expect(result.lines).toHaveLength(1);
    expect(result.kept).toContain('Every muscle keeps its sets today, within 15%.');
  });

  test('with the other days known, what a muscle keeps is counted over the week', () => {
    const others: PlanDay[] = [{ day: 'Thu', primary: [item('Leg press', 4, '8–12'), item('Romanian deadlift', 4, '8–12')] }];
    const alone = changed(ask({ ...request, exercise: 'Leg curl' }));
    const inWeek = changed(ask({ ...request, exercise: 'Leg curl' }, { others }));
    expect(alone.kept.at(-1)).toMatch(/ today/);
    expect(inWeek.kept).toContain('Every muscle keeps its sets this week, within 15%.');
  });

  test('sets that are done stay, and only the open ones move', () => {
    const result = changed(ask(request, { done: [{ exercise: 'Back squat', exercise_n: 1, sets: 3 }] }));
    expect(result.day.primary?.[0]).toMatchObject({ exercise: 'Back squat', sets: 3, reps: '5' });
    expect(result.day.primary?.[1]).toMatchObject({ sets: 1 });
    expect(result.kept).toContain('What you did stays: 3 sets.');
  });

  test('the weight comes along where a ratio is known, and is open where none is', () => {
    const owned: Kit[] = ['dumbbells', 'bench', 'barbell', 'rack'];
    const bench = changed(ask({ ...request, exercise: 'Bench press' }, { brief: { ...EMPTY_BRIEF, kit: owned } }));
    expect(bench.load_notes).toEqual([{ from: 'Bench press', to: 'Dumbbell bench press', factor: 0.4 }]);
    const row: PlanDay = { day: 'Mon', primary: [item('Seated cable row', 3, '8–12')] };
    expect(changed(ask({ ...request, exercise: 'Seated cable row' }, { day: row })).load_notes[0]?.factor).toBeNull();
  });

  test('an exercise that is done, not there or unknown is answered with a sentence', () => {
    expect(ask(request, { done: [{ exercise: 'back squat', exercise_n: 1, sets: 4 }] })).toEqual({
      refused: 'Back squat is done already.',
    });
    expect(ask({ ...request, exercise: 'Yoke walk' })).toEqual({ refused: 'Yoke walk is not part of this session.' });
    const day: PlanDay = { day: 'Mon', primary: [{ exercise: 'Zorbing' }] };
    expect(ask({ ...request, exercise: 'Zorbing' }, { day })).toMatchObject({ refused: expect.stringContaining('do not know Zorbing') });
  });
});

describe('less time', () => {
  test('thirty minutes keep the main lifts and drop accessories first', () => {
    const result = changed(ask({ kind: 'minutes', minutes: 30 }));
    expect(result.day.primary?.map(({ exercise }) => exercise)).toEqual(['Back squat', 'Bench press']);
    expect(result.day.minutes).toBeLessThanOrEqual(30);
    expect((result.day.accessories ?? []).length).toBeLessThan(3);
  });

  test('what was asked, what is reached and why it is not less are said, of what is left and not of the whole day', () => {
    const done = [{ exercise: 'Back squat', exercise_n: 1, sets: 4 }];
    const result = changed(ask({ kind: 'minutes', minutes: 20 }, { done }));
    const [, before, reached] =
      /^You asked for 20 minutes\. What is left would take about (\d+); this takes about (\d+)\. /.exec(result.why) ?? [];
    expect(Number(reached)).toBeLessThanOrEqual(20);
    expect(result.title).toBe(`The rest in about ${reached} minutes`);
    expect(result.lines.at(-1)).toMatchObject({ before: `About ${before} minutes left`, after: `About ${reached} minutes left` });
    expect(result.why).toMatch(/It is not less, because /);
  });

  test('every set that goes is named, however many exercises change', () => {
    const day: PlanDay = {
      ...LEGS,
      accessories: [...(LEGS.accessories ?? []), item('Face pull', 3, '12–15'), item('Leg extension', 3, '12–15')],
    };
    for (const minutes of [15, 20, 30, 40]) {
      const { day: after, lines } = changed(ask({ kind: 'minutes', minutes }, { day }));
      const left = namesOf(after);
      for (const gone of namesOf(day).filter((name) => !left.includes(name))) {
        const name = gone.replace(/ \d+$/, '');
        const stays = left.find((other) => other.startsWith(`${name} `));
        const line = lines.find(({ before }) => before.startsWith(`${name}, ${gone.slice(-1)} x `));
        expect(line?.after).toMatch(stays === undefined ? /^Left out$/ : new RegExp(`^${name}, ${stays.slice(-1)} x `));
      }
    }
  });

  test('what fits already is left as it is', () => {
    expect(ask({ kind: 'minutes', minutes: 90 })).toEqual({ refused: expect.stringContaining('fits as it is') });
  });

  test('two minutes are too short for anything, and the day is not emptied', () => {
    expect(ask({ kind: 'minutes', minutes: 2 })).toEqual({ refused: expect.stringContaining('too short') });
  });
});

describe('other equipment, pain, an easier day', () => {
  test('only dumbbells leaves nothing that needs more', () => {
    const result = changed(ask({ kind: 'kit', kit: ['dumbbells'] }));
    for (const { exercise } of result.day.primary ?? [])
      expect(hasKitFor(findExercise(exercise ?? '') as never, new Set(['dumbbells']))).toBe(true);
    expect(result.title).toBe('With dumbbells today');
  });

  test('a sore shoulder takes presses out and keeps the legs', () => {
    const result = changed(ask({ kind: 'pain', region: 'shoulder' }));
    expect(namesOf(result.day)).toContain('Leg curl 3');
    expect(namesOf(result.day).join()).not.toMatch(/Bench press|Lateral raise/);
    expect(result.why).toContain('not a clinician');
  });

  test('easier means fewer sets further from the limit, with a tenth less weight', () => {
    const result = changed(
      ask({ kind: 'state', state: { name: 'easier' } }, { done: [{ exercise: 'Back squat', exercise_n: 1, sets: 4 }] }),
    );
    expect(namesOf(result.day)).toEqual(['Back squat 4', 'Bench press 2', 'Leg curl 2', 'Lateral raise 2', 'Cable curl 1']);
    expect(result.day.primary?.map(({ rir }) => rir)).toEqual(['2', '3']);
    expect(result.load_notes.map(({ from, factor }) => [from, factor])).not.toContainEqual(['Back squat', 0.9]);
  });

  test('a session that is done is not changed', () => {
    const done = [...(LEGS.primary ?? []), ...(LEGS.accessories ?? [])].map(({ exercise }) => ({
      exercise: exercise ?? '',
      exercise_n: 1,
      sets: 9,
    }));
    expect(ask({ kind: 'state', state: { name: 'easier' } }, { done })).toEqual({ refused: 'Everything of this session is done already.' });
  });
});

const DAY_STATES: readonly DayState[] = [
  { name: 'easier' },
  { name: 'bad-night' },
  { name: 'bad-nights' },
  { name: 'cold' },
  { name: 'fever' },
  { name: 'jet-lag' },
  { name: 'strain' },
  { name: 'sore', muscle: 'quads' },
  { name: 'after-fever', session: 1 },
  { name: 'too-easy', times: 1 },
  { name: 'too-easy', times: 2 },
  { name: 'too-hard', times: 1 },
  { name: 'too-hard', times: 2 },
  { name: 'too-hard', times: 3 },
];

const gyms = Object.keys(GYMS) as GymName[];
const requests: fc.Arbitrary<SessionRequest> = fc.oneof(
  fc.record({ kind: fc.constant('minutes' as const), minutes: fc.integer({ min: 5, max: 90 }) }),
  fc.record({ kind: fc.constant('kit' as const), kit: fc.constantFrom(...gyms).map((gym) => GYMS[gym].kit) }),
  fc.record({ kind: fc.constant('pain' as const), region: fc.constantFrom(...REGIONS) }),
  fc.record({ kind: fc.constant('state' as const), state: fc.constantFrom(...DAY_STATES) }),
  fc.record({ kind: fc.constant('taken' as const), exercise: fc.nat().map(String), exercise_n: fc.constant(1) }),
);
const sessions = fc
  .record({
    goal: fc.constantFrom(...GOALS),
    experience: fc.constantFrom(...EXPERIENCES),
    days: fc.integer({ min: 1, max: 6 }),
    minutes: fc.constantFrom(20, 30, 45, 60, 75, 90),
    gym: fc.constantFrom(...gyms),
    pick: fc.nat(),
    week: fc.integer({ min: 0, max: 3 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    request: requests,
  })
  .map(({ goal, experience, days, minutes, gym, pick, week, share, request }) => {
    const brief: Brief = { ...EMPTY_BRIEF, goal, experience, days, minutes, kit: GYMS[gym].kit, gym };
    const plan = buildPlan(brief);
    const all = daysOf(plan, week);
    const day = all[pick % all.length] as PlanDay;
    const items = [...(day.primary ?? []), ...(day.accessories ?? [])];
    let open = Math.floor(items.reduce((sum, { sets }) => sum + Number(sets), 0) * share);
    const done = items.map(({ exercise, sets }) => {
      const count = Math.min(open, Number(sets));
      open -= count;
      return { exercise: exercise ?? '', exercise_n: 1, sets: count };
    });
    const named = request.kind === 'taken' ? { ...request, exercise: items[pick % items.length]?.exercise ?? '' } : request;
    return {
      plan,
      input: { day, goal: plan.goal ?? '', is_strength: isStrengthGoal(plan), week, done, brief, request: named } satisfies SessionInput,
    };
  });

function daysOf(plan: Plan, week: number): PlanDay[] {
  const chosen = plan.weeks?.[week];
  return (chosen === undefined ? plan.schedule : Array.isArray(chosen) ? chosen : chosen.days) ?? [];
}

const PER_EXERCISE = new Set(['EQUIP', 'REFUSED', 'LIMITATION', 'SETS', 'REPS', 'EFFORT', 'UNKNOWN_EX', 'REST', 'SCHEMA']);

test(
  'any change of any session leaves what is done, keeps its promise, and asks for nothing an expert would refuse',
  () => {
    fc.assert(
      fc.property(sessions, ({ input }) => {
        const result = adjustSession(input);
        if ('refused' in result) {
          expect(result.refused).toMatch(/\S.*[.!]$/);
          return;
        }
        const frame = { goal: input.goal, is_strength: input.is_strength, week: input.week };
        const [before, after] = [readItems(input.day, frame, input.done), readItems(result.day, frame, input.done)];
        for (const old of before.filter(({ done }) => done > 0)) {
          const now = after.find(({ name }) => name === old.name);
          expect(now?.done).toBe(old.done);
          expect(now?.raw).toMatchObject({ exercise: old.raw.exercise, exercise_id: old.raw.exercise_id });
          expect(now?.sets).toBeGreaterThanOrEqual(old.done);
          if (old.done >= old.sets) expect(now?.raw).toEqual(old.raw);
        }
        const open = after.filter(({ sets, done }) => sets > done);
        expect(open.length).toBeGreaterThan(0);
        expect(result.lines.length).toBeGreaterThan(0);
        const { request } = input;
        if (request.kind === 'kit')
          for (const { exercise } of open) expect(exercise && hasKitFor(exercise, new Set(request.kit))).toBe(true);
        if (request.kind === 'pain')
          for (const { exercise } of open)
            expect(exercise && limitationAgainst(exercise, [{ region: request.region, strict: true }])).toBeUndefined();
        if (request.kind === 'minutes' && input.done.every(({ sets }) => sets === 0))
          expect(result.day.minutes).toBeLessThanOrEqual(request.minutes);
        const kit = request.kind === 'kit' ? request.kit : input.brief.kit;
        const findings = checkPlan(
          { goal: input.goal, schedule: [{ day: 'Mon', primary: open.map(({ raw }) => raw) }] },
          { ...input.brief, kit, days: 1 },
        );
        expect(findings.filter(({ rule, severity }) => severity === 'error' && PER_EXERCISE.has(rule))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  },
  PATIENCE,
);

test('What stands in for a hold has eight reps or more where effort stays easy', () => {
  const { kit } = GYMS.bodyweight;
  const hold: PlanDay = {
    day: 'Mon',
    primary: [item('Towel row hold', 3, '20–40 s', { rir: '4' }), item('Incline push-up', 3, '8–15', { rir: '4' })],
  };
  for (const region of ['blood pressure', 'pregnancy'] as const) {
    const brief: Brief = { ...EMPTY_BRIEF, goal: 'general fitness', experience: 'beginner', kit, limitations: [{ region }] };
    const { day } = changed(
      ask({ kind: 'taken', exercise: 'Towel row hold', exercise_n: 1 }, { day: hold, brief, goal: 'general fitness' }),
    );
    const instead = (day.primary ?? []).filter(({ exercise }) => exercise !== 'Incline push-up');
    expect(instead).toHaveLength(1);
    for (const { reps } of instead) expect(Number.parseInt(String(reps), 10)).toBeGreaterThanOrEqual(8);
    expect(
      checkPlan({ goal: 'general fitness', schedule: [day] }, { ...brief, days: 1 }).filter(({ rule }) => rule === 'LIMITATION'),
    ).toEqual([]);
  }
});
