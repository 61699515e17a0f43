import type { ExerciseRow } from '../exercise-row.ts';

// biome-ignore format: one exercise a line
export const CALF_EXERCISES: readonly ExerciseRow[] = [
  ['Standing calf raise', 'calf', 'cv', 'mc', 'M', 1, '', 'calfs, calf raises, calf raise', 'Drop into a deep stretch and wait one count|Rise as high as you can over the big toe'],
  ['Seated calf raise', 'calf', 'cv', 'mc', 'M', 1, '', 'seated calves', 'Pause at the bottom so that nothing bounces|Push all the way up and hold for a moment'],
  ['Leg-press calf raise', 'calf', 'cv', 'mc', 'M', 1, '', 'calf press', 'Put the balls of the feet on the lower edge|Move through the full stretch, knees almost straight'],
  ['Single-leg calf raise', 'calf', 'cv', '', 'Wu', 1, '', 'one leg calf', 'Stand on an edge with one hand on a wall|Let the heel sink low, then rise as high as you can'],
  ['Dumbbell calf raise', 'calf', 'cv', 'db', 'D', 1, '', 'db calves', 'Stand on an edge with the weights at your sides|Lower slowly and pause at the top'],
  ['Smith calf raise', 'calf', 'cv', 'sm', 'M', 1, '', 'smith calves', 'Bar across the back, balls of the feet on a plate|Use the full range and do not bounce'],
  ['Tibialis raise', 'calf', 'tb', '', 'W', 1, '', 'tib raise, shin raise', 'Lean your back on a wall, feet a step in front|Pull the toes up hard and lower them slowly'],
  ['Band toe raise', 'calf', 'tb', 'bd', 'Nu', 1, '', 'band dorsiflexion, banded tib raise', 'Fix the band low and loop it over the foot|Pull the toes towards you, return slowly'],
  ['Plate toe raise', 'calf', 'tb', 'plate', 'D', 1, '', 'weighted tib raise, plate tib raise', 'Sit high with the plate resting on the toes|Lift the toes as far as they go and lower slowly'],
  ['Heel walk', 'calf', 'tb', '', 'T', 1, '', 'heel walks', 'Walk on the heels with the toes pulled up|Take short steps and stay tall'],
];
