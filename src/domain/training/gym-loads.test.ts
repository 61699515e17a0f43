import { expect, test } from 'vitest';
import { array, assert, boolean, constantFrom, integer, property, record, uniqueArray } from '#tests/support/properties.ts';
import type { Gym } from '../sync/gym-shape.ts';
import { usualGym } from './gym.ts';
import { heavier, isLoadable, lighter, lightest, loadableWeight } from './loading.ts';
import { capAbove } from './move-load.ts';
import { platesPerSide } from './plates.ts';
import { suggestSet } from './suggest.ts';
import { warmUpRamp } from './warm-up.ts';

const unit = constantFrom('kg' as const, 'lb' as const);
const kind = constantFrom('barbell' as const, 'dumbbell' as const);
/** An arbitrary gym: odd bars, few or many plates, gaps in the rack. */
const gyms = record({
  name: constantFrom(''),
  unit,
  bar: constantFrom(7, 10, 15, 17.5, 20, 35, 45),
  plates: uniqueArray(
    record({ weight: constantFrom(0.25, 0.5, 1.25, 2.5, 5, 7.5, 10, 15, 20, 25, 45), pairs: integer({ min: 1, max: 5 }) }),
    {
      maxLength: 5,
      selector: ({ weight }) => weight,
    },
  ),
  dumbbells: uniqueArray(constantFrom(1, 2, 2.5, 4, 5, 7.5, 8, 10, 12.5, 15, 20, 22.5, 30, 50), { maxLength: 8 }),
});
const logged = record({
  reps: integer({ min: 0, max: 30 }),
  weight: integer({ min: 1, max: 800 }).map((quarters) => String(quarters / 4)),
  unit,
  rpe: constantFrom(null, 5, 6, 6.5, 7, 8, 9, 10),
});
const asked = record({
  prescription: record({
    reps: constantFrom('1', '5', '3-5', '8–12', '12–20', 'AMRAP 5+'),
    rpe: constantFrom(null, 6, 8, 9.5),
    rir: constantFrom(null, '2', '0–1'),
    sets: constantFrom(1, 3, 5),
  }),
  done: array(logged, { maxLength: 3 }).map((sets) => sets.map((each, index) => ({ ...each, set_n: index + 1 }))),
  last_time: array(logged, { minLength: 1, maxLength: 3 }),
  days: constantFrom(0, 7, 20, 45, 200),
  kind,
  lower_body: boolean(),
  beginner: boolean(),
  lighter_week: boolean(),
});

test('A suggested weight can always be loaded with the bar, the plates and the dumbbells of the saved gym', () => {
  assert(
    property(gyms, asked, (gym, { days, ...input }) => {
      const exposures = [{ days_ago: days, sets: input.last_time }];
      const suggested = suggestSet({ ...input, exposures, unit: gym.unit, gym });
      return suggested === null || isLoadable(Number(suggested.weight), { kind: input.kind, unit: gym.unit, gym });
    }),
    { numRuns: 2_000 },
  );
});

test('A barbell suggestion has its plates: bar and both sides add up to it', () => {
  assert(
    property(gyms, asked, (gym, { days: _, ...input }) => {
      const suggested = suggestSet({ ...input, kind: 'barbell', unit: gym.unit, gym });
      return suggested === null || platesPerSide(suggested.weight, gym.unit, gym).exact;
    }),
    { numRuns: 1_000 },
  );
});

test('A suggestion is never more than one step or 7.5% above the heaviest set it follows, and never below nothing', () => {
  assert(
    property(gyms, boolean(), asked, (gym, saved, { days, ...input }) => {
      const own = { ...input, done: input.done.map((set) => ({ ...set, unit: gym.unit })) };
      const last_time = input.last_time.map((set) => ({ ...set, unit: gym.unit }));
      const loading = { kind: input.kind, unit: gym.unit, gym: saved ? gym : undefined };
      const exposures = [{ days_ago: days, sets: last_time }];
      const suggested = suggestSet({ ...own, last_time, exposures, unit: gym.unit, gym: loading.gym });
      if (suggested === null) return true;
      const basis = own.done.at(-1) === undefined ? last_time : [own.done.at(-1)!];
      const heaviest = Math.max(...basis.map((set) => Number(set.weight)));
      // Without anything light enough the lightest counts; a second fine step of a bar is 2.5% at most.
      const cap = capAbove(Math.max(heaviest, lightest(loading)), 7.5, loading);
      return Number(suggested.weight) >= 0 && Number(suggested.weight) <= cap + 1e-9 && suggested.reps >= 1;
    }),
    { numRuns: 2_000 },
  );
});

test('A ramp in any gym rises, can be loaded, and ends under the work weight', () => {
  assert(
    property(
      gyms,
      integer({ min: 4, max: 900 }),
      integer({ min: 1, max: 12 }),
      kind,
      boolean(),
      (gym, halves, reps, carried, from_floor) => {
        const work = halves / 2;
        const ramp = warmUpRamp({ weight: String(work), unit: gym.unit, reps, rpe: 8, kind: carried, gym, compound: true, from_floor });
        const weights = ramp.map((step) => Number(step.weight));
        return weights.every(
          (step, index) =>
            step > 0 && step < work && step > (weights[index - 1] ?? 0) && isLoadable(step, { kind: carried, unit: gym.unit, gym }),
        );
      },
    ),
    { numRuns: 1_000 },
  );
});

test('The next weight up and the next one down lie on either side, and lead back to each other', () => {
  assert(
    property(gyms, boolean(), kind, integer({ min: 0, max: 900 }), (gym, saved, carried, halves) => {
      const loading = { kind: carried, unit: gym.unit, gym: saved ? gym : undefined };
      const weight = halves / 2;
      const [up, down] = [heavier(weight, loading), lighter(weight, loading)];
      if (up !== null && (up <= weight || !isLoadable(up, loading))) return false;
      if (down !== null && (down >= weight || !isLoadable(down, loading))) return false;
      return !isLoadable(weight, loading) || up === null || lighter(up, loading) === weight;
    }),
    { numRuns: 1_000 },
  );
});

test('The usual gym loads what the usual steps load', () => {
  for (const of of ['kg', 'lb'] as const) {
    const gym = usualGym(of);
    for (let target = gym.bar; target < 150; target += 1.3)
      expect(loadableWeight(target, 'barbell', of, 'nearest', gym)).toBe(loadableWeight(target, 'barbell', of));
  }
});

test('A gym described in kilograms says nothing about weights in pounds', () => {
  const gym: Gym = { ...usualGym('kg'), bar: 15 };
  expect(loadableWeight(100, 'barbell', 'lb', 'nearest', gym)).toBe('100');
  expect(platesPerSide('135', 'lb', gym)).toEqual({ bar: 45, per_side: [45], exact: true });
});

test('Two pairs of tens at home carry a squat to 60 kg and no further', () => {
  const home: Gym = { name: '', unit: 'kg', bar: 20, plates: [{ weight: 10, pairs: 2 }], dumbbells: [] };
  const set = { reps: 12, weight: '60', unit: 'kg' as const, rpe: null };
  const rir = { reps: '8–12', rpe: null, rir: '2', sets: 1 };
  expect(suggestSet({ prescription: rir, done: [], last_time: [set], unit: 'kg', kind: 'barbell', gym: home })).toEqual({
    weight: '60',
    reps: 13,
    reason: 'Nothing heavier is there, so add a rep.',
  });
});

test('From 10 kg dumbbells nobody is sent to 20 kg ones', () => {
  const rack: Gym = { ...usualGym('kg'), dumbbells: [5, 10, 20] };
  const set = { reps: 14, weight: '10', unit: 'kg' as const, rpe: null };
  const rir = { reps: '8–12', rpe: null, rir: '2', sets: 1 };
  expect(suggestSet({ prescription: rir, done: [], last_time: [set], unit: 'kg', kind: 'dumbbell', gym: rack })).toMatchObject({
    weight: '10',
    reps: 15,
    reason: 'The next weight is too far away, so add a rep.',
  });
});

test('Where the gym has nothing near, reps move to what is equally hard', () => {
  const home: Gym = { name: '', unit: 'kg', bar: 20, plates: [{ weight: 20, pairs: 3 }], dumbbells: [] };
  const last = { reps: 5, weight: '110', unit: 'kg' as const, rpe: 8 };
  const suggested = suggestSet({
    prescription: { reps: '5', rpe: 8 },
    done: [],
    last_time: [last],
    unit: 'kg',
    kind: 'barbell',
    gym: home,
  });
  expect(suggested).toMatchObject({ weight: '100', reps: 8 });
});
