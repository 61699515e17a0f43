import type { Pattern } from '#domain/exercises/exercise.ts';
import type { LoadKind } from '#domain/training/loading.ts';

/** The demo trainee's one-rep maxima in pounds at the start, after a year and a half of steady training. Dumbbells: weight of one. */
export const STARTING_MAXIMA: Readonly<Partial<Record<Pattern, Readonly<Partial<Record<LoadKind, number>>>>>> = {
  squat: { barbell: 245, dumbbell: 90, machine: 400 },
  'knee-extension': { machine: 170 },
  lunge: { barbell: 150, dumbbell: 60, machine: 180 },
  hinge: { barbell: 300, dumbbell: 85, machine: 220 },
  'back-extension': { barbell: 120, dumbbell: 50, machine: 160 },
  power: { barbell: 155, dumbbell: 55 },
  glute: { barbell: 315, dumbbell: 100, machine: 220 },
  abduction: { machine: 150 },
  adduction: { machine: 150 },
  'leg-curl': { machine: 130, dumbbell: 35 },
  calf: { barbell: 250, dumbbell: 80, machine: 260 },
  'horizontal-push': { barbell: 185, dumbbell: 70, machine: 190 },
  fly: { dumbbell: 40, machine: 130 },
  pullover: { dumbbell: 65, machine: 110 },
  'vertical-push': { barbell: 120, dumbbell: 50, machine: 130 },
  'horizontal-pull': { barbell: 175, dumbbell: 80, machine: 180 },
  'vertical-pull': { machine: 175 },
  'side-delt': { dumbbell: 25, machine: 40 },
  'front-delt': { dumbbell: 28, machine: 40 },
  'rear-delt': { dumbbell: 25, machine: 70 },
  cuff: { dumbbell: 18, machine: 25 },
  trap: { barbell: 250, dumbbell: 85, machine: 200 },
  biceps: { barbell: 95, dumbbell: 38, machine: 90 },
  triceps: { barbell: 105, dumbbell: 38, machine: 95 },
  grip: { barbell: 200, dumbbell: 80 },
  core: { machine: 110, dumbbell: 40 },
  carry: { dumbbell: 85, barbell: 250 },
};
