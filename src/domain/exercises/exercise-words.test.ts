import { expect, test } from 'vitest';
import { KIT, type Kit, PATTERNS } from './exercise.ts';
import { difficultyText, equipmentText, kitName, musclesText, SECTIONS, sectionOf, stressText } from './exercise-words.ts';
import { EXERCISES, exerciseById } from './library.ts';

const exercise = (id: string) => {
  const found = exerciseById(id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

test('Every way of moving has exactly one heading, and no heading stands over nothing', () => {
  expect(SECTIONS.flatMap(({ patterns }) => patterns).sort()).toEqual([...PATTERNS].sort());
  expect(SECTIONS.filter(({ title }) => !EXERCISES.some((one) => sectionOf(one) === title))).toEqual([]);
});

test.each([
  ['bench-press', 'Barbell, squat rack and bench'],
  ['goblet-squat', 'Dumbbells or kettlebells'],
  ['push-up', 'No equipment'],
  ['step-up', 'Dumbbells or kettlebells, with a box or step'],
  ['pull-up', 'Pull-up bar'],
  ['back-extension', 'Back extension bench'],
])('What %s needs is said in words: %s', (id, words) => {
  expect(equipmentText(exercise(id))).toBe(words);
});

test.each([
  ['back-squat', 'Knee a lot; low back and hip a little'],
  ['face-pull', 'None in particular'],
  ['floor-press', 'Shoulder and elbow a little'],
  ['bench-dip', 'Shoulder, elbow and wrist a lot'],
])('The joints %s loads are said in words', (id, words) => {
  expect(stressText(exercise(id))).toBe(words);
});

test('Muscles, difficulty and equipment are named as a person would', () => {
  expect(musclesText(['chest', 'triceps', 'front delts'])).toBe('Chest, triceps and front delts');
  expect(musclesText([])).toBe('');
  expect(['push-up', 'front-squat', 'deadlift'].map((id) => difficultyText(exercise(id)))).toEqual([
    'Easy to learn',
    'Demanding',
    'Takes practice',
  ]);
  expect(kitName('none')).toBe('No equipment');
  for (const kit of Object.keys(KIT) as Kit[]) expect(kitName(kit)).toMatch(/^[A-Z]/);
});
