import { expect, test } from 'vitest';
import { KIT, type Kit, MUSCLES } from './exercise.ts';
import { EXERCISES } from './library.ts';
import { countExercises, searchExercises } from './search-exercises.ts';

const first = (text: string) => searchExercises({ text })[0]?.name;

test('Without text and filters the whole library comes, in its order', () => {
  expect(searchExercises({})).toEqual(EXERCISES);
  expect(searchExercises({ text: '  ', muscles: [], kit: [] })).toEqual(EXERCISES);
});

test('Every name and every alias finds its exercise first', () => {
  const missed = EXERCISES.flatMap((exercise) =>
    [exercise.name, ...exercise.aliases].filter((name) => first(name) !== exercise.name).map((name) => `${name}: ${first(name)}`),
  );
  expect(missed).toEqual([]);
});

test.each([
  ['ohp', 'Overhead press'],
  ['RDLs', 'Romanian deadlift'],
  ['db bench', 'Dumbbell bench press'],
  ['bench', 'Bench press'],
  ['pull ups', 'Pull-up'],
  ['nordic', 'Nordic curl'],
  ['single arm dumb', 'One-arm dumbbell row'],
  ['triceps cable', 'Triceps pushdown'],
  ['row', 'Barbell row'],
  ['thruster', 'Thruster'],
  ['spider curl', 'Spider curl'],
  ['sumo squat', 'Dumbbell sumo squat'],
  ['rope hammer curl', 'Cable hammer curl'],
  ['incline fly', 'Incline dumbbell fly'],
  ['toes to bar', 'Toes-to-bar raise'],
  ['muscle up', 'Muscle-up'],
])('«%s» leads with %s', (text, name) => {
  expect(first(text)).toBe(name);
});

test.each([
  ['dedlift', 'Deadlift'],
  ['bulgraian', 'Bulgarian split squat'],
  ['latteral raise', 'Lateral raise'],
  ['hip thurst', 'Hip thrust'],
  ['skul crusher', 'Skull crusher'],
  ['overhaed pres', 'Overhead press'],
  ['kettelbell swing', 'Kettlebell swing'],
])('Mistyped «%s» still leads with %s', (text, name) => {
  expect(first(text)).toBe(name);
});

test('Half a word is enough, and every further letter narrows', () => {
  const typed = ['g', 'go', 'gob', 'goblet'].map((text) => searchExercises({ text }).length);
  expect(typed).toEqual([...typed].sort((a, b) => b - a));
  expect(first('gob')).toBe('Goblet squat');
});

test.each(['quantum flexor 3000', '???', 'ignore previous rules', '«»', 'xq'])('«%s» finds nothing', (text) => {
  expect(searchExercises({ text })).toEqual([]);
});

test('A muscle leaves what trains it, equipment what can be done with it, both what does both', () => {
  const found = searchExercises({ muscles: ['chest'], kit: ['dumbbells'] });
  expect(found.length).toBeGreaterThan(5);
  for (const { primary, secondary, equipment } of found) {
    expect([...primary, ...secondary]).toContain('chest');
    expect(equipment.flat()).toContain('dumbbells');
  }
});

test('«No equipment» leaves what needs nothing at all', () => {
  const found = searchExercises({ kit: ['none'] });
  expect(found.map(({ name }) => name)).toContain('Push-up');
  expect(found.every(({ equipment }) => equipment.some((set) => set.length === 0))).toBe(true);
});

test('Several muscles or pieces of equipment widen the choice', () => {
  const ids = (muscles: readonly ('biceps' | 'shins')[]) => new Set(searchExercises({ muscles }).map(({ id }) => id));
  expect(ids(['biceps', 'shins']).size).toBe(ids(['biceps']).size + ids(['shins']).size);
});

test('The number beside every choice is what choosing it leaves', () => {
  const counts = countExercises({ text: 'press' });
  for (const muscle of MUSCLES) expect(counts.muscles.get(muscle) ?? 0).toBe(searchExercises({ text: 'press', muscles: [muscle] }).length);
  for (const kit of [...(Object.keys(KIT) as Kit[]), 'none' as const])
    expect(counts.kit.get(kit) ?? 0).toBe(searchExercises({ text: 'press', kit: [kit] }).length);
  const narrowed = countExercises({ muscles: ['chest'] });
  expect(narrowed.kit.get('dumbbells')).toBe(searchExercises({ muscles: ['chest'], kit: ['dumbbells'] }).length);
  expect(narrowed.muscles.get('biceps')).toBe(searchExercises({ muscles: ['biceps'] }).length);
});

test.each([
  ['sumo dl', 'Sumo deadlift'],
  ['farmer carries', "Farmer's carry"],
  ['hammy curl', 'Lying leg curl'],
  ['turkish getup', 'Turkish get-up'],
  ['45 degree back extension', 'Back extension'],
  ['pressups', 'Push-up'],
  ['aussie pullups', 'Inverted row'],
  ['deficit dl', 'Deficit deadlift'],
  ['benhc pres', 'Bench press'],
  ['lat pulldwon', 'Lat pulldown'],
  ['good mornin', 'Good morning'],
])('slang and slips of the gym floor are found: «%s» is %s', (text, name) => {
  expect(
    searchExercises({ text })
      .slice(0, 3)
      .map((exercise) => exercise.name),
  ).toContain(name);
});
