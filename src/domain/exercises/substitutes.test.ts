import { expect, test } from 'vitest';
import type { Exercise, Joint, Kit } from './exercise.ts';
import { EXERCISES, exerciseById } from './library.ts';
import { substitutesFor } from './substitutes.ts';

const GYMS: readonly (readonly Kit[])[] = [
  [],
  ['dumbbells'],
  ['dumbbells', 'bench'],
  ['bands', 'pull-up-bar'],
  ['kettlebells', 'box'],
  ['barbell', 'rack', 'bench'],
  ['cable', 'machine', 'smith-machine'],
];

const exercise = (id: string): Exercise => {
  const found = exerciseById(id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const namesOf = (found: readonly Exercise[]) => found.map(({ name }) => name);

test('Every exercise has something that can stand in for it', () => {
  expect(namesOf(EXERCISES.filter((one) => substitutesFor(one).length === 0))).toEqual([]);
});

test('What stands in moves the same way or trains a main muscle of the exercise, and is another exercise', () => {
  for (const one of EXERCISES) {
    for (const other of substitutesFor(one)) {
      expect(other.id).not.toBe(one.id);
      const isKin = other.pattern === one.pattern || other.primary.some((muscle) => one.primary.includes(muscle));
      expect(isKin, `${other.name} for ${one.name}`).toBe(true);
    }
  }
});

test.each(GYMS.map((kit) => [kit.join(' ') || 'nothing', kit] as const))(
  'With %s at hand, nothing else is ever asked for',
  (_name, kit) => {
    const there = new Set(kit);
    for (const one of EXERCISES) {
      for (const other of substitutesFor(one, { kit: there })) {
        expect(
          other.equipment.some((set) => set.every((item) => there.has(item))),
          `${other.name} for ${one.name}`,
        ).toBe(true);
      }
    }
  },
);

test.each(['low back', 'knee', 'shoulder', 'elbow', 'wrist', 'hip', 'neck'] as const)('A spared %s is not loaded', (joint: Joint) => {
  for (const one of EXERCISES) {
    for (const other of substitutesFor(one, { spare: new Map([[joint, 0]]) })) {
      expect(other.stress[joint], `${other.name} for ${one.name}`).toBeUndefined();
    }
  }
});

test('Nothing harder than allowed and nothing refused stands in', () => {
  const refused = new Set(['front-squat', 'goblet-squat']);
  const found = substitutesFor(exercise('back-squat'), { difficulty_max: 1, refused }, 50);
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((other) => other.difficulty > 1 || refused.has(other.id))).toEqual([]);
});

test.each([
  ['back-squat', undefined, 'Box squat'],
  ['bench-press', ['dumbbells', 'bench'], 'Dumbbell bench press'],
  ['barbell-row', ['dumbbells'], 'Bent-over dumbbell row'],
  ['lat-pulldown', ['pull-up-bar'], 'Pull-up'],
  ['leg-press', ['dumbbells'], 'Dumbbell squat'],
] as const)('In place of %s, with %s, one of the five offered is %s', (id, kit, wanted) => {
  const found = substitutesFor(exercise(id), kit === undefined ? {} : { kit: new Set<Kit>(kit) });
  expect(namesOf(found)).toContain(wanted);
});
