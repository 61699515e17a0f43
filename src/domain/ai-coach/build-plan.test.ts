import { expect, test } from 'vitest';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { assert, integer, property } from '#tests/support/properties.ts';
import { exerciseById } from '../exercises/library.ts';
import { type Plan, planSchema } from '../plan/plan.ts';
import { dayView, planView } from '../plan/plan-view.ts';
import { type Brief, EMPTY_BRIEF } from './brief.ts';
import { buildPlan } from './build-plan.ts';
import { muscleShifts } from './change/compare-volume.ts';
import { checkPlan } from './check-plan.ts';
import { GYMS } from './person/gyms-table.ts';
import { planWork } from './plan-work.ts';
import { estimateMinutes } from './session-minutes.ts';

const full: Brief = {
  ...EMPTY_BRIEF,
  goal: 'strength',
  experience: 'intermediate',
  days: 3,
  minutes: 60,
  kit: GYMS['full gym'].kit,
  gym: 'full gym',
};

test('Any brief gets a plan the checker has nothing to object to', () => {
  assert(
    property(anyBrief, (brief) => {
      const objections = checkPlan(buildPlan(brief), brief).filter((finding) => finding.severity !== 'info');
      expect(objections).toEqual([]);
    }),
    { numRuns: 300 },
  );
}, 60_000);

test('Any plan has the days asked for, fits the minutes, and every exercise in it says why', () => {
  assert(
    property(anyBrief, (brief) => {
      const plan = planSchema.parse(buildPlan(brief));
      const view = planView(plan);
      expect(view.days).toBe(brief.days);
      expect(view.explanation.length).toBeGreaterThan(40);
      for (let day = 0; day < view.days; day += 1) {
        const shown = dayView(plan, 0, day);
        expect(shown?.minutes).toBeLessThanOrEqual((brief.minutes ?? 60) * 1.1);
        for (const item of [...(shown?.primary ?? []), ...(shown?.accessories ?? [])]) {
          expect(exerciseById(item.exercise_id ?? '')?.name).toBe(item.exercise);
          expect(item.why).toMatch(/\.$/);
        }
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('The same brief gives the same plan', () => {
  assert(
    property(anyBrief, (brief) => {
      expect(buildPlan(brief)).toEqual(buildPlan(structuredClone(brief)));
    }),
    { numRuns: 20 },
  );
});

test('A strength plan runs four weeks with an RPE for each and a lighter fourth', () => {
  const plan = buildPlan(full);
  expect(planView(plan)).toMatchObject({ is_strength: true, weeks: 4, days: 3 });
  const squat = [0, 1, 2, 3].map((week) => dayView(plan, week, 0)?.primary[0]);
  expect(squat.map((item) => item?.exercise)).toEqual(Array(4).fill('Back squat'));
  expect(squat.map((item) => item?.rpe)).toEqual([7, 7.5, 8.5, 6]);
  expect(squat.map((item) => item?.sets)).toEqual([4, 4, 4, 2]);
});

test('Other goals get one week with reps in reserve', () => {
  const plan = buildPlan({ ...full, goal: 'muscle' });
  expect(planView(plan)).toMatchObject({ is_strength: false, weeks: 1 });
  expect(dayView(plan, 0, 0)?.primary[0]).toMatchObject({ rir: '3', rpe: null });
});

test('A block comes nearer to the limit week by week and ends lighter, on the same days with the same exercises (BLOCK-2, BLOCK-3)', () => {
  assert(
    property(anyBrief, integer({ min: 1, max: 5 }), (brief, block) => {
      const plan = buildPlan({ ...brief, block });
      const weeks = planView(plan).block?.weeks ?? 0;
      expect(planView(plan).block).toMatchObject({ number: block, light_week: weeks });
      expect(weeks).toBeGreaterThanOrEqual(4);
      expect(weeks).toBeLessThanOrEqual(6);
      const sets = Array.from({ length: weeks }, (_, week) => setsOfBlockWeek(plan, week));
      for (let week = 1; week < weeks - 1; week += 1)
        if (brief.goal !== 'strength') expect(sets[week]).toBeGreaterThanOrEqual(sets[week - 1] ?? 0);
      expect(sets[weeks - 1]).toBeLessThanOrEqual(sets[weeks - 2] ?? 0);
      expect(checkPlan(plan, { ...brief, block }).filter(({ severity }) => severity !== 'info')).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('Reps in reserve never rise before the lighter week, exercises stay, and every week fits the minutes (BLOCK-2, BLOCK-3)', () => {
  assert(
    property(anyBrief, integer({ min: 1, max: 5 }), (brief, block) => {
      const plan = buildPlan({ ...brief, block });
      const weeks = planView(plan).block?.weeks ?? 0;
      for (let day = 0; day < planView(plan).days; day += 1) {
        const shown = Array.from({ length: weeks }, (_, week) => dayView(plan, week, day));
        for (const week of shown)
          if (week !== undefined) expect(estimateMinutes(week, brief.goal ?? '')).toBeLessThanOrEqual((brief.minutes ?? 60) * 1.1);
        const items = shown.map((week) => [...(week?.primary ?? []), ...(week?.accessories ?? [])]);
        const names = items.map((week) => week.map(({ exercise }) => exercise));
        for (const week of names) expect(week).toEqual(names[0]);
        for (let place = 0; place < (items[0]?.length ?? 0); place += 1)
          expectFallingReserve(items.map((week) => week[place]?.rir ?? null));
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

/** Each loading week asks for no more in reserve than the one before, and the last week for no less. */
function expectFallingReserve(weeks: readonly (string | null)[]): void {
  if (weeks.includes(null)) return;
  const reserve = weeks.map((rir) => Number.parseInt(rir ?? '', 10));
  for (let week = 1; week < reserve.length - 1; week += 1) expect(reserve[week]).toBeLessThanOrEqual(reserve[week - 1] ?? 0);
  expect(reserve.at(-1)).toBeGreaterThanOrEqual(reserve.at(-2) ?? 0);
}

function setsOfBlockWeek(plan: Plan, week: number): number {
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, week, day))
    .flatMap((day) => [...(day?.primary ?? []), ...(day?.accessories ?? [])])
    .reduce((sum, { sets }) => sum + sets, 0);
}

test('The next block has other reps, and a focus muscle gains sets within a block', () => {
  const muscle: Brief = { ...full, goal: 'muscle', experience: 'intermediate' };
  const reps = [1, 2, 3, 4].map((block) => dayView(buildPlan({ ...muscle, block }), 0, 0)?.primary[0]?.reps);
  expect(reps).toEqual(['6–10', '8–12', '5–8', '6–10']);
  const plan = buildPlan({ ...muscle, minutes: 60, focus: ['chest'] });
  expect(setsOfBlockWeek(plan, 3)).toBe(setsOfBlockWeek(plan, 0) + 2);
});

test('Training days are weekdays, spread over the week or as the trainee named them', () => {
  const labels = (brief: Brief) => Array.from({ length: brief.days ?? 0 }, (_, day) => dayView(buildPlan(brief), 0, day)?.label);
  expect(labels(full)).toEqual(['Mon', 'Wed', 'Fri']);
  expect(labels({ ...full, days: 2, weekdays: [6, 0] })).toEqual(['Sat', 'Sun']);
});

test('Seven days asked for are at most five hard ones, and the plan says so', () => {
  const plan = buildPlan({ ...full, goal: 'muscle', experience: 'advanced', days: 7 });
  expect(planView(plan).explanation).toContain('Two days are easy on purpose');
});

test('What someone asks for is in the plan, and what they refuse is not', () => {
  const plan = JSON.stringify(buildPlan({ ...full, wanted: ['front-squat'], refused: ['back-squat', 'deadlift'] }));
  expect(plan).toContain('"exercise_id":"front-squat"');
  expect(plan).not.toContain('"exercise_id":"back-squat"');
  expect(plan).not.toContain('"exercise_id":"deadlift"');
});

test('A swap exchanges that exercise, every muscle keeps its week, and the other days stay as they were', () => {
  const brief: Brief = { ...full, goal: 'muscle' };
  const before = buildPlan(brief);
  for (const [from, to] of [
    ['dumbbell-bench-press', 'bench-press'],
    ['seated-cable-row', 'barbell-row'],
    ['romanian-deadlift', 'trap-bar-deadlift'],
  ] as const) {
    const after = buildPlan({ ...brief, swaps: [{ from, to }] });
    const namesOf = (plan: Plan, day: number) => [...(plan.schedule?.[day]?.primary ?? []), ...(plan.schedule?.[day]?.accessories ?? [])];
    const ids = (plan: Plan, day: number) => namesOf(plan, day).map((item) => item.exercise_id);
    const untouched = [0, 1, 2].filter((day) => !ids(before, day).includes(from));
    expect(untouched.map((day) => ids(after, day))).toEqual(untouched.map((day) => ids(before, day)));
    expect([0, 1, 2].flatMap((day) => ids(after, day))).not.toContain(from);
    const work = (plan: Plan) =>
      planWork(plan)
        .flat()
        .flatMap((day) => day.work);
    expect([to, muscleShifts(work(before), work(after))]).toEqual([to, []]);
  }
});

test('A swap takes its exercise out of a day that lost others already', () => {
  const brief: Brief = {
    ...EMPTY_BRIEF,
    goal: 'functional',
    experience: 'advanced',
    days: 4,
    minutes: 30,
    kit: GYMS['hotel gym'].kit,
    refused: ['seated-dumbbell-press', 'band-pushdown'],
    focus: ['chest'],
    age: 15,
  };
  const swaps = [{ from: 'chest-supported-dumbbell-row', to: 'bent-over-dumbbell-row' }];
  expect(JSON.stringify(buildPlan(brief))).toContain('"exercise_id":"chest-supported-dumbbell-row"');
  const plan = JSON.stringify(buildPlan({ ...brief, swaps }));
  expect(plan).toContain('"exercise_id":"bent-over-dumbbell-row"');
  expect(plan).not.toContain('"exercise_id":"chest-supported-dumbbell-row"');
});

const young: Brief = { ...EMPTY_BRIEF, goal: 'functional', experience: 'intermediate', days: 2, minutes: 15, age: 15 };

test.each<[string, Brief, Partial<Brief>]>([
  [
    'a swap in a session too short for long rests',
    { ...young, kit: GYMS['dumbbells and bench'].kit, refused: ['assisted-dip'] },
    { swaps: [{ from: 'goblet-squat', to: 'dumbbell-squat' }] },
  ],
  [
    'a hinge left out where only a leg curl does its work',
    { ...young, goal: 'general fitness', experience: 'advanced', kit: GYMS.machines.kit },
    { refused: ['cable-pull-through'] },
  ],
  [
    'a main lift swapped for one that trains more in as many sets',
    { ...young, goal: 'strength', experience: 'advanced', days: 3, minutes: 40, age: null, kit: GYMS['dumbbells and bench'].kit },
    { swaps: [{ from: 'seated-dumbbell-press', to: 'arnold-press' }] },
  ],
])('Every muscle keeps its week after %s', (_, brief, then) => {
  const work = (plan: Plan) => (planWork(plan)[0] ?? []).flatMap((day) => day.work);
  const [before, after] = [buildPlan(brief), buildPlan({ ...brief, ...then })];
  expect(JSON.stringify(after)).not.toBe(JSON.stringify(before));
  expect(muscleShifts(work(before), work(after))).toEqual([]);
});

test('Where an exchange leaves a week nobody would approve of, a new week is made', () => {
  const brief: Brief = {
    ...young,
    experience: 'beginner',
    minutes: 75,
    kit: GYMS['hotel gym'].kit,
    limitations: [{ region: 'low back', strict: true }],
    refused: ['dumbbell-romanian-deadlift', 'side-lying-hip-abduction', 'chest-supported-dumbbell-row'],
    focus: ['chest'],
    age: 70,
  };
  expect(checkPlan(buildPlan(brief), brief).filter((finding) => finding.severity !== 'info')).toEqual([]);
});

test('Three days running with nothing but a box and sore wrists still leave every muscle its rest', () => {
  const brief: Brief = {
    ...EMPTY_BRIEF,
    goal: 'muscle',
    experience: 'advanced',
    days: 3,
    weekdays: [1, 2, 3],
    minutes: 90,
    kit: GYMS.bodyweight.kit,
    limitations: [{ region: 'wrist', strict: true }],
    age: 15,
  };
  expect(checkPlan(buildPlan(brief), brief).filter((finding) => finding.severity !== 'info')).toEqual([]);
});

test('Whoever refuses the overhead machine at seventy still pushes as much as they pull', () => {
  const brief: Brief = {
    ...EMPTY_BRIEF,
    goal: 'functional',
    experience: 'beginner',
    days: 4,
    weekdays: [2, 4, 5, 0],
    minutes: 60,
    kit: ['box', 'machine', 'cable'],
    limitations: [{ region: 'wrist', strict: false }],
    refused: ['seated-calf-raise', 'machine-shoulder-press'],
    focus: ['glutes'],
    age: 70,
  };
  expect(checkPlan(buildPlan(brief), brief).filter((finding) => finding.severity !== 'info')).toEqual([]);
});

test('A sore shoulder gets no bench press and no pressing overhead with a bar', () => {
  const plan = JSON.stringify(buildPlan({ ...full, limitations: [{ region: 'shoulder' }] }));
  expect(plan).not.toContain('"exercise_id":"bench-press"');
  expect(plan).not.toContain('"exercise_id":"overhead-press"');
});
