import type { ExerciseRow } from '../exercise-row.ts';

// biome-ignore format: one exercise a line
export const HORIZONTAL_PULL_EXERCISES: readonly ExerciseRow[] = [
  ['Barbell row', 'horizontal-pull', 'ub lt / bi rd er', 'bb', 'B', 2, 'L', 'bent over row, bb row, bor, bent over barbell row, barbell rows, bb rows', 'Hinge over and hold that angle|Pull the bar to the lower ribs without a jerk|Lower it until the arms are long'],
  ['Pendlay row', 'horizontal-pull', 'ub lt / bi er', 'bb', 'B', 2, 'l', 'dead stop row', 'Start every rep with the bar still on the floor|Keep the back flat and pull fast to the chest'],
  ['Underhand barbell row', 'horizontal-pull', 'lt ub / bi er', 'bb', 'B', 2, 'L e', 'yates row', 'Grip with the palms up, just outside the legs|Pull to the waist, elbows past the ribs'],
  ['T-bar row', 'horizontal-pull', 'ub lt / bi er', 'bb+lm|mc', 'B', 2, 'l', 'tbar, t bar', 'Sit the hips back and keep the chest proud|Pull to the stomach and lower with control'],
  ['Chest-supported T-bar row', 'horizontal-pull', 'ub lt / bi rd', 'mc', 'M', 1, '', 'supported row, seal row machine', 'Keep the chest on the pad the whole time|Pull back and squeeze the shoulder blades'],
  ['Seal row', 'horizontal-pull', 'ub lt / bi', 'bb+bn', 'B', 2, '', 'prone row', 'Lie flat on the bench, arms hanging|Pull the bar towards the bench and lower slowly'],
  ['Meadows row', 'horizontal-pull', 'lt ub / bi', 'bb+lm', 'Bu', 2, 'l', 'landmine row', 'Stand side on to the bar, hinged over|Pull the elbow back and out to the side'],
  ['One-arm dumbbell row', 'horizontal-pull', 'lt ub / bi rd', 'db+bn', 'Du', 1, 'l', 'db row, single arm row, kroc, single arm dumbbell row, dumbbell row, 1 arm row', 'Support yourself with one hand, back flat|Pull the elbow towards the hip|Let the weight stretch the arm before the next rep'],
  ['Chest-supported dumbbell row', 'horizontal-pull', 'ub lt / bi rd', 'db+bn', 'D', 1, '', 'incline row', 'Lie with the chest on an incline bench|Draw the elbows back and pause at the top'],
  ['Bent-over dumbbell row', 'horizontal-pull', 'ub lt / bi er', 'db', 'D', 1, 'l', 'two arm db row', 'Hinge over with soft knees and a flat back|Pull the weights towards your pockets'],
  ['Seated cable row', 'horizontal-pull', 'ub lt / bi', 'cb', 'M', 1, 'l', 'cable row, low row, seated row, cable rows', 'Sit tall with the knees slightly bent|Pull to the stomach without rocking the trunk'],
  ['One-arm cable row', 'horizontal-pull', 'lt ub / bi', 'cb', 'Mu', 1, '', 'single arm cable row', 'Let the shoulder blade reach forward at the start|Pull the elbow back to the hip, trunk still'],
  ['Machine row', 'horizontal-pull', 'ub lt / bi', 'mc', 'M', 1, '', 'hammer row, plate loaded row', 'Set the pad so the arms can stretch fully|Pull back, pause for a count and return slowly'],
  ['Inverted row', 'horizontal-pull', 'ub lt / bi co', 'bar|rg|sm|bb+rk', 'W', 1, '', 'body row, australian pull up, trx row', 'Keep the body straight from head to heels|Pull the chest to the bar and lower slowly'],
  ['Band row', 'horizontal-pull', 'ub lt / bi', 'bd', 'N', 1, '', 'banded row', 'Fix the band at chest height and step back|Pull to the ribs and squeeze the shoulder blades'],
  ['Gorilla row', 'horizontal-pull', 'ub lt / bi co', 'kb', 'Du', 2, 'l', 'kb row', 'Hinge over two bells on the floor|Push one bell down while you row the other'],
  ['Renegade row', 'horizontal-pull', 'ub lt / co tc', 'db', 'Du', 3, 'W s', 'plank row', 'Plank on the dumbbells with the feet wide|Row without letting the hips turn'],
  ['Underhand inverted row', 'horizontal-pull', 'lt ub / bi', 'bar|rg|sm|bb+rk', 'W', 1, 'e', 'supinated inverted row, reverse grip body row', 'Grip with the palms facing you|Pull the bar to the waist, body straight'],
  ['Sled row', 'horizontal-pull', 'ub lt / bi', 'sl', 'T', 1, '', 'sled pull', 'Face the sled with straps in both hands|Row it towards you, step back and repeat'],
];
