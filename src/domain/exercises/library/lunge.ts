import type { ExerciseRow } from '../exercise-row.ts';

// biome-ignore format: one exercise a line
export const LUNGE_EXERCISES: readonly ExerciseRow[] = [
  ['Bulgarian split squat', 'lunge', 'qd gl / ad co', 'db+bn', 'Du', 2, 'k h', 'bss, bulgarians, rear foot elevated', 'Rest the back foot lightly on the bench|Drop straight down until the thigh is near level|Push up through the front foot'],
  ['Split squat', 'lunge', 'qd gl / ad', 'db|kb', 'Du', 1, 'k', 'static lunge', 'Take a long stance and bend both knees|Let the front foot do the work'],
  ['Bodyweight split squat', 'lunge', 'qd gl / ad', '', 'Wu', 1, 'k', 'bw split squat', 'Lower the back knee until it almost touches the floor|Stand up through the heel of the front foot'],
  ['Barbell split squat', 'lunge', 'qd gl / ad', 'bb+rk', 'Bu', 2, 'k l', 'bb split squat', 'Set your stance and your balance before you bend|Move straight down and up, trunk upright'],
  ['Walking lunge', 'lunge', 'qd gl / hm ad', 'db|kb', 'Du', 2, 'K', 'lunges, lunge walk, dumbbell lunge, walking lunges', 'Take long, quiet steps in a straight line|Bring the back knee near the floor, then step through'],
  ['Forward lunge', 'lunge', 'qd gl / hm', 'db', 'Du', 1, 'K', 'front lunge', 'Step out, then drop straight down|Push the floor away to come back in one step'],
  ['Reverse lunge', 'lunge', 'gl qd / hm', 'db|kb', 'Du', 1, 'k', 'back lunge, rev lunge', 'Step back softly onto the ball of the foot|Keep your weight on the front foot all the way'],
  ['Barbell reverse lunge', 'lunge', 'gl qd / hm', 'bb+rk', 'Bu', 2, 'k l', 'bb lunge', 'Brace first, then take a long step back|Pull yourself up with the front leg, not a push-off'],
  ['Lateral lunge', 'lunge', 'ad gl / qd', 'db', 'Du', 2, 'k h', 'side lunge, cossack lite', 'Step wide and sit back into that hip|Keep the other leg straight, both feet flat'],
  ['Cossack squat', 'lunge', 'ad qd / gl', '', 'Wu', 3, 'K h', 'cossacks', 'Shift all your weight over one foot|Keep that heel down while the other leg stays long'],
  ['Step-up', 'lunge', 'qd gl / hm', 'db+box|kb+box', 'Du', 1, 'k', 'step ups, box step', 'Put the whole foot on the box|Stand up without a push from the floor|Lower yourself slowly on the same leg'],
  ['Bodyweight step-up', 'lunge', 'qd gl / hm', 'box', 'Wu', 1, 'k', 'stair step', 'Use a step that cannot slide|Lean in a little, stand tall, then lower slowly'],
  ['Lateral step-down', 'lunge', 'qd / gl ab', 'box', 'Wu', 1, 'k', 'heel taps, step downs', 'Stand side on and tap the floor lightly with the heel|Keep the knee pointing where the toes point'],
  ['Pistol squat', 'lunge', 'qd gl / co', '', 'Wu', 3, 'K h', 'pistols, one leg squat', 'Reach the arms and the free leg forward|Sit back slowly, holding on to something if needed'],
  ['Skater squat', 'lunge', 'qd gl / co', '', 'Wu', 3, 'K', 'shrimp squat', 'Reach the back knee towards the floor behind you|Arms forward, weight over the middle of the front foot'],
  ['Single-leg press', 'lunge', 'qd gl / ad', 'mc', 'Mu', 1, 'k', 'one leg press', 'Place the foot in the middle of the plate|Keep the hips level and heavy on the seat'],
  ['Smith split squat', 'lunge', 'qd gl / ad', 'sm', 'Mu', 1, 'k', 'smith lunge', 'Put the front foot well ahead of the bar|Let the back knee drop straight down under the hip'],
  ['Suspension lunge', 'lunge', 'qd gl / co', 'rg', 'Wu', 2, 'k', 'trx lunge', 'Hang the back foot in the strap, hop the other forward|Sit back slightly and keep the front heel down'],
  ['Safety-bar split squat', 'lunge', 'qd gl / ad', 'ssb+rk', 'Bu', 2, 'k', 'ssb split squat, hatfield split squat', 'Hold the rack lightly for balance, not for help|Drop straight down over the front foot'],
];
