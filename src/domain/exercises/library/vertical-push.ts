import type { ExerciseRow } from '../exercise-row.ts';

// biome-ignore format: one exercise a line
export const VERTICAL_PUSH_EXERCISES: readonly ExerciseRow[] = [
  ['Overhead press', 'vertical-push', 'fd / tc sd', 'bb+rk', 'B', 2, 'S l w', 'ohp, military press, mp, shoulder press, strict press, barbell overhead press, standing press, over head press', 'Squeeze the glutes and keep the ribs down|Move the bar close past the face|Bring the head through once the bar is above it'],
  ['Push press', 'power', 'fd / tc sd qd', 'bb+rk', 'B', 3, 'S l W', 'pushpress', 'Take a short, straight dip with the whole foot down|Drive up hard with the legs, then press out'],
  ['Seated barbell press', 'vertical-push', 'fd / tc sd', 'bb+rk+bn', 'B', 2, 'S w', 'seated ohp', 'Keep the back against the support|Press in a straight line from chin to above the head'],
  ['Seated dumbbell press', 'vertical-push', 'fd / tc sd', 'db+bn', 'D', 1, 'S', 'db shoulder press, dbsp, seated dumbbell shoulder press, dumbbell shoulder press', 'Start with the weights stacked over the elbows|Press up without arching off the bench'],
  ['Standing dumbbell press', 'vertical-push', 'fd / tc sd co', 'db', 'D', 2, 'S l', 'standing db press', 'Squeeze the glutes so the back cannot arch|Press up until the arms are beside the ears'],
  ['Arnold press', 'vertical-push', 'fd sd / tc', 'db+bn', 'D', 2, 'S', 'arnolds', 'Start with the palms facing you, elbows in front|Turn the palms forward as you press'],
  ['Single-arm overhead press', 'vertical-push', 'fd / tc sd ob', 'db|kb', 'Du', 2, 'S', 'one arm press', 'Hold the free arm out for balance|Press up without leaning to the other side'],
  ['Half-kneeling landmine press', 'vertical-push', 'fd ch / tc co', 'bb+lm', 'Bu', 1, 's', 'landmine press', 'Kneel on the knee of the pressing side, hips level|Press up and forward with the ribs down'],
  ['Machine shoulder press', 'vertical-push', 'fd / tc sd', 'mc', 'M', 1, 'S', 'shoulder machine', 'Set the seat so the handles start near the chin|Press up without shrugging and lower slowly'],
  ['Smith overhead press', 'vertical-push', 'fd / tc sd', 'sm', 'M', 1, 'S w', 'smith press', 'Line up so the bar passes just in front of the face|Press straight up and lower it to the chin'],
  ['Pike push-up', 'vertical-push', 'fd / tc sd', '', 'W', 2, 'S W', 'pikes', 'Lift the hips high, with the legs fairly straight|Lower the head forward to a spot ahead of the hands'],
  ['Handstand push-up', 'vertical-push', 'fd / tc sd', '', 'W', 3, 'S W n', 'hspu', 'Place the hands a foot from the wall|Lower slowly until the head is near the floor|Press up with a tight belly, without arching'],
  ['Band overhead press', 'vertical-push', 'fd / tc sd', 'bd', 'N', 1, 's', 'banded ohp', 'Stand on the band with the hands at the shoulders|Press overhead evenly and lower against the pull'],
  ['Z press', 'vertical-push', 'fd / tc sd co', 'bb', 'B', 3, 'S l', 'seated floor press', 'Sit on the floor with the legs out in front|Stay tall and press without leaning back'],
];
