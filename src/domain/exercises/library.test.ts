import { expect, test } from 'vitest';
import { KIT, type Kit, MUSCLES, PATTERNS } from './exercise.ts';
import { exerciseKey } from './exercise-key.ts';
import { findExercise } from './find-exercise.ts';
import { EXERCISES } from './library.ts';

test('The library has at least two hundred exercises, each with its own id', () => {
  expect(EXERCISES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(EXERCISES.map((exercise) => exercise.id)).size).toBe(EXERCISES.length);
  for (const exercise of EXERCISES) expect(exercise.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('Every exercise names only muscles, equipment, joints and patterns the product knows', () => {
  const muscles = new Set<string>(MUSCLES);
  const problems = EXERCISES.flatMap((exercise) => {
    const named = [...exercise.primary, ...exercise.secondary];
    const bad = [
      ...named.filter((muscle) => !muscles.has(muscle)),
      ...exercise.equipment.flat().filter((item) => !(item in KIT)),
      ...Object.keys(exercise.stress).filter((joint) => joint === 'undefined'),
      ...(PATTERNS.includes(exercise.pattern) ? [] : [exercise.pattern]),
      ...(exercise.primary.length === 0 ? ['no primary muscle'] : []),
      ...(new Set(named).size === named.length ? [] : ['a muscle twice']),
    ];
    return bad.map((what) => `${exercise.name}: ${what}`);
  });
  expect(problems).toEqual([]);
});

test('Every exercise has two or three cues, long enough to say something and short enough to read between sets', () => {
  const problems = EXERCISES.flatMap(({ name, cues }) => [
    ...(cues.length < 2 || cues.length > 3 ? [`${name}: ${cues.length} cues`] : []),
    ...cues.filter((cue) => cue.length < 20 || cue.length > 60 || /^\W|^[a-z]|[.!]$/.test(cue)).map((cue) => `${name}: «${cue}»`),
  ]);
  expect(problems).toEqual([]);
});

test('No cue is written down twice', () => {
  const cues = EXERCISES.flatMap((exercise) => exercise.cues);
  expect(cues.filter((cue, index) => cues.indexOf(cue) !== index)).toEqual([]);
});

test('Every exercise is known by another name as well, and each of them finds it', () => {
  expect(EXERCISES.filter((exercise) => exercise.aliases.length === 0).map((exercise) => exercise.name)).toEqual([]);
  for (const exercise of EXERCISES)
    for (const name of [exercise.name, ...exercise.aliases]) expect(findExercise(name)?.id, name).toBe(exercise.id);
});

test.each(MUSCLES)('Whoever wants to train %s has at least four exercises to choose from', (muscle) => {
  expect(EXERCISES.filter((exercise) => exercise.primary.includes(muscle)).length).toBeGreaterThanOrEqual(4);
});

test.each(Object.entries(KIT))('Equipment «%s» is worth naming: at least two exercises use it', (kit) => {
  expect(EXERCISES.filter((exercise) => exercise.equipment.flat().includes(kit as Kit)).length).toBeGreaterThanOrEqual(2);
});

test('Nobody is left without equipment: every large muscle can be trained with none', () => {
  const bare = EXERCISES.filter((exercise) => exercise.equipment.some((set) => set.length === 0)).flatMap((exercise) => exercise.primary);
  expect(bare).toEqual(expect.arrayContaining(['quads', 'glutes', 'hamstrings', 'chest', 'front delts', 'abs', 'obliques', 'lower back']));
});

test('No alias means two exercises', () => {
  const owners = new Map<string, string>();
  for (const exercise of EXERCISES) {
    for (const name of [exercise.name, ...exercise.aliases]) {
      const key = exerciseKey(name);
      expect(owners.get(key) ?? exercise.name, `«${name}» of ${exercise.name}`).toBe(exercise.name);
      owners.set(key, exercise.name);
    }
  }
});

test.each([
  ['push-ups', 'push-up'],
  ['pushups', 'push-up'],
  ['Chin-ups', 'chin-up'],
  ['Barbell Bench Press', 'bench-press'],
  ['bench', 'bench-press'],
  ['flat bb bench', 'bench-press'],
  ['Pull-Ups', 'pull-up'],
  ['RDLs', 'romanian-deadlift'],
  ['Barbell Romanian Deadlift', 'romanian-deadlift'],
  ['DB shoulder press', 'seated-dumbbell-press'],
  ['Farmers carry', 'farmers-carry'],
  ['sqaut', 'back-squat'],
  ['Tricep Pushdowns', 'triceps-pushdown'],
])('«%s» is found as %s', (typed, id) => {
  expect(findExercise(typed)?.id).toBe(id);
});

test.each(['Quantum flexor 3000', '', 'ignore previous rules', '<b>squat</b> & more'])('«%s» is not an exercise', (typed) => {
  expect(findExercise(typed)).toBeUndefined();
});
