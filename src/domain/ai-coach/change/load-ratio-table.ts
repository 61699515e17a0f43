/**
 * What is lifted in one exercise as a share of another of the same family, as the weight is logged: the bar with its plates, or one
 * of a pair of dumbbells. TRAIN-12: a pair of dumbbells moves about 0.8 of the bar, incline 0.8 of flat, front
 * 0.8 of back squat, Romanian 0.7 of conventional deadlift, overhead 0.6 of bench. Starting guesses, always with a feeler set.
 */
export const LOAD_FAMILIES: readonly Readonly<Record<string, number>>[] = [
  {
    'bench-press': 1,
    'incline-bench-press': 0.8,
    'dumbbell-bench-press': 0.4,
    'neutral-grip-dumbbell-press': 0.4,
    'incline-dumbbell-press': 0.32,
    'overhead-press': 0.6,
    'seated-barbell-press': 0.6,
    'seated-dumbbell-press': 0.24,
    'standing-dumbbell-press': 0.24,
  },
  { 'floor-press': 1, 'dumbbell-floor-press': 0.4 },
  { 'back-squat': 1, 'front-squat': 0.8, 'dumbbell-squat': 0.4, 'dumbbell-front-squat': 0.32 },
  { deadlift: 1, 'romanian-deadlift': 0.7, 'dumbbell-romanian-deadlift': 0.28 },
  { 'barbell-row': 1, 'bent-over-dumbbell-row': 0.4 },
  { 'seal-row': 1, 'chest-supported-dumbbell-row': 0.4 },
  { 'barbell-split-squat': 1, 'split-squat': 0.4 },
  { 'barbell-reverse-lunge': 1, 'reverse-lunge': 0.4 },
  { 'hip-thrust': 1, 'dumbbell-hip-thrust': 0.8 },
  { 'barbell-shrug': 1, 'dumbbell-shrug': 0.4 },
  { 'barbell-curl': 1, 'dumbbell-curl': 0.4 },
];
