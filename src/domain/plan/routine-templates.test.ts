import { expect, test } from 'vitest';
import { findExercise } from '../exercises/find-exercise.ts';
import { readPlanDay } from './plan-view.ts';
import { ROUTINE_TEMPLATES } from './routine-templates.ts';

const days = ROUTINE_TEMPLATES.flatMap(({ name, days: all }) => all.map((day, index) => ({ name, view: readPlanDay(day, 0, index) })));
const lines = days.flatMap(({ name, view }) => [...view.primary, ...view.accessories].map((line) => ({ name, line })));

test.each(lines)('ROUTINE-19 $name: $line.exercise is in the library by that name', ({ line }) => {
  expect(findExercise(line.exercise)?.name).toBe(line.exercise);
});

test('ROUTINE-19 two dumbbells need nothing else, and full body one barbell, its rack and bench, and a bar to hang from', () => {
  const kit = (of: string) =>
    new Set(lines.filter(({ name }) => name === of).flatMap(({ line }) => findExercise(line.exercise)?.equipment[0] ?? []));
  expect(kit('Two dumbbells')).toEqual(new Set(['dumbbells']));
  expect([...kit('Full body')].sort()).toEqual(['barbell', 'bench', 'pull-up-bar', 'rack']);
});

test.each(ROUTINE_TEMPLATES.map(({ name, times_a_week, days: all }) => ({ name, times_a_week, all })))(
  'ROUTINE-19 $name trains chest, back and legs at least three times in two weeks',
  ({ times_a_week, all }) => {
    const trained = all.flatMap((day, index) => {
      const view = readPlanDay(day, 0, index);
      const times = times_a_week / all.length;
      return [...view.primary, ...view.accessories].flatMap((line) => {
        const { primary = [], secondary = [] } = findExercise(line.exercise) ?? {};
        return [...primary, ...secondary].map((muscle) => ({ muscle, index, times }));
      });
    });
    for (const muscle of ['chest', 'lats', 'quads', 'hamstrings', 'glutes']) {
      const sessions = new Map(trained.filter((each) => each.muscle === muscle).map(({ index, times }) => [index, times]));
      expect(
        [...sessions.values()].reduce((sum, times) => sum + times, 0),
        muscle,
      ).toBeGreaterThanOrEqual(1.5);
    }
  },
);
