import type { ExerciseRow } from '../exercise-row.ts';

// biome-ignore format: one exercise a line
export const VERTICAL_PULL_EXERCISES: readonly ExerciseRow[] = [
  ['Pull-up', 'vertical-pull', 'lt / ub bi fa', 'pb', 'W', 2, 's e', 'pullup, pull ups, pullups, pull up', 'Start from a full hang with straight arms|Drive the elbows down and bring the chest up|Lower all the way under control'],
  ['Chin-up', 'vertical-pull', 'lt / bi ub', 'pb', 'W', 2, 'E s', 'chinup, chins', 'Grip at shoulder width, palms facing you|Pull the chest towards the bar, not just the chin'],
  ['Neutral-grip pull-up', 'vertical-pull', 'lt / ub bi', 'pb', 'W', 2, 's', 'hammer pull up', 'Hold the handles with the palms facing each other|Pull the elbows down to the ribs'],
  ['Weighted pull-up', 'vertical-pull', 'lt / ub bi', 'pb+belt', 'W', 3, 's E', 'weighted pullups', 'Add weight in the smallest steps you have|Start every rep from a full hang, without a swing'],
  ['Assisted pull-up', 'vertical-pull', 'lt / ub bi', 'mc', 'M', 1, 's', 'gravitron, pull up machine', 'Choose the help that lets you finish every rep well|Pull the chest to the handles, lower slowly'],
  ['Band-assisted pull-up', 'vertical-pull', 'lt / ub bi', 'bd+pb', 'W', 1, 's', 'banded pull up', 'Put a knee or a foot in the band|Pull the chest up and lower slower than you rose'],
  ['Negative pull-up', 'vertical-pull', 'lt / bi ub', 'pb', 'W', 1, 's E', 'eccentric chin', 'Step up so that you start at the top|Lower yourself for a count of five'],
  ['Dead hang', 'grip', 'fa lt', 'pb', 'T', 1, 's', 'hang', 'Wrap the whole hand around the bar|Keep the shoulders slightly active and breathe'],
  ['Lat pulldown', 'vertical-pull', 'lt / ub bi', 'cb', 'M', 1, 's', 'pulldown, lats machine, pull down, lat pull down, pulldowns', 'Lean back slightly with the chest up|Pull the bar to the collarbone, elbows down|Let the arms stretch long before the next rep'],
  ['Close-grip pulldown', 'vertical-pull', 'lt / bi ub', 'cb', 'M', 1, 'e', 'v bar pulldown', 'Keep the elbows in front of the body|Pull the handle to the upper chest'],
  ['Underhand pulldown', 'vertical-pull', 'lt / bi ub', 'cb', 'M', 1, 'E', 'reverse grip pulldown', 'Grip with the palms facing you at shoulder width|Drive the elbows down to the sides'],
  ['One-arm pulldown', 'vertical-pull', 'lt / bi ub', 'cb', 'Mu', 1, '', 'single arm lat', 'Let the arm reach all the way up|Pull the elbow down to the hip without leaning'],
  ['Straight-arm pulldown', 'pullover', 'lt / tc rd', 'cb', 'M', 1, 's', 'lat prayer, straight arm', 'Hinge slightly and keep the arms long|Sweep the bar down to the thighs with the lats'],
  ['Band pulldown', 'vertical-pull', 'lt / ub bi', 'bd', 'N', 1, '', 'banded pulldown', 'Fix the band above head height|Pull the elbows down to the ribs, then resist'],
  ['Machine pullover', 'pullover', 'lt / ch', 'mc', 'M', 1, 'S', 'pullover machine', 'Press with the elbows on the pads, not the hands|Sweep down to the hips and return slowly'],
  ['Weighted chin-up', 'vertical-pull', 'lt / bi ub', 'pb+belt', 'W', 3, 'E s', 'weighted chins, weighted chinup', 'Add weight only when every rep reaches the bar|Lower all the way to straight arms'],
];
