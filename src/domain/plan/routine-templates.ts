import type { PlanDay, Prescription, Progression } from './plan.ts';

/** A routine anybody may copy (ROUTINE-19). */
export interface RoutineTemplate {
  readonly name: string;
  /** What it takes besides time, for example «barbell and machines». */
  readonly needs: string;
  /** How often a week it is meant, which may be more often than it has days. */
  readonly times_a_week: number;
  readonly days: readonly PlanDay[];
}

/** An exercise, its sets, and its reps. */
type Line = readonly [exercise: string, sets: number, reps: string];

const BARBELL_REST = 150;
const DUMBBELL_REST = 75;

/**
 * Beginners' barbell work adds a step each session, three times a week, two days in turn; after that weekly sets are shared over four days
 * with double progression (ACSM 2009 position stand; Schoenfeld et al. 2016 on training a muscle twice a week).
 */
export const ROUTINE_TEMPLATES: readonly RoutineTemplate[] = [
  {
    name: 'Full body',
    needs: 'a barbell, two days in turn',
    times_a_week: 3,
    days: [
      barbellDay('Day A', [
        ['Back squat', 3, '5'],
        ['Bench press', 3, '5'],
        ['Barbell row', 3, '6'],
      ]),
      barbellDay('Day B', [
        ['Deadlift', 2, '5'],
        ['Overhead press', 3, '5'],
        ['Chin-up', 3, '5–10'],
      ]),
    ],
  },
  {
    name: 'Upper and lower',
    needs: 'barbell and machines',
    times_a_week: 4,
    days: [
      day('Upper 1', [
        ['Bench press', 3, '5–8'],
        ['Barbell row', 3, '6–10'],
        ['Seated dumbbell press', 3, '8–12'],
        ['Lat pulldown', 3, '8–12'],
        ['Dumbbell curl', 2, '10–15'],
        ['Triceps pushdown', 2, '10–15'],
      ]),
      day('Lower 1', [
        ['Back squat', 3, '5–8'],
        ['Romanian deadlift', 3, '8–10'],
        ['Leg press', 2, '10–15'],
        ['Seated leg curl', 2, '10–15'],
        ['Standing calf raise', 3, '8–12'],
      ]),
      day('Upper 2', [
        ['Overhead press', 3, '5–8'],
        ['Pull-up', 3, '5–10'],
        ['Incline dumbbell press', 3, '8–12'],
        ['Seated cable row', 3, '8–12'],
        ['Lateral raise', 2, '12–20'],
        ['Face pull', 2, '12–20'],
      ]),
      day('Lower 2', [
        ['Deadlift', 3, '4–6'],
        ['Leg press', 3, '8–12'],
        ['Walking lunge', 2, '10–12'],
        ['Lying leg curl', 2, '10–15'],
        ['Seated calf raise', 3, '12–20'],
      ]),
    ],
  },
  {
    name: 'Two dumbbells',
    needs: 'two dumbbells, at home',
    times_a_week: 3,
    days: [
      dumbbellDay('Day A', [
        ['Goblet squat', 3, '8–15'],
        ['Dumbbell floor press', 3, '8–15'],
        ['Bent-over dumbbell row', 3, '8–15'],
        ['Plank', 2, '30–60 s'],
      ]),
      dumbbellDay('Day B', [
        ['Dumbbell Romanian deadlift', 3, '8–15'],
        ['Standing dumbbell press', 3, '8–15'],
        ['Reverse lunge', 3, '8–12'],
        ['Dumbbell curl', 2, '10–15'],
      ]),
      dumbbellDay('Day C', [
        ['Split squat', 3, '8–12'],
        ['Push-up', 3, '8–20'],
        ['Bent-over dumbbell row', 3, '8–15'],
        ['Single-leg Romanian deadlift', 2, '8–12'],
      ]),
    ],
  },
];

function barbellDay(title: string, lines: readonly Line[]): PlanDay {
  const isFixed = (reps: string) => /^\d+$/.test(reps);
  return day(title, lines, (reps) => ({ rest_seconds: BARBELL_REST, progression: rule(isFixed(reps) ? 'linear' : 'reps') }));
}

function dumbbellDay(title: string, lines: readonly Line[]): PlanDay {
  return day(title, lines, () => ({ rest_seconds: DUMBBELL_REST, progression: rule('reps') }));
}

function day(
  title: string,
  lines: readonly Line[],
  more: (reps: string) => Partial<Prescription> = () => ({ progression: rule('reps') }),
): PlanDay {
  return { title, exercises: lines.map(([exercise, sets, reps]) => ({ exercise, sets, reps, ...more(reps) })) };
}

function rule(name: Progression['rule']): Progression {
  return { rule: name };
}
