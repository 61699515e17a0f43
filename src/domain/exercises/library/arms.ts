import type { ExerciseRow } from '../exercise-row.ts';

// biome-ignore format: one exercise a line
export const ARMS_EXERCISES: readonly ExerciseRow[] = [
  ['Barbell curl', 'biceps', 'bi / fa', 'bb', 'B', 1, 'E W', 'bb curl, curls', 'Keep the elbows beside the ribs|Curl without a swing and lower slowly'],
  ['EZ-bar curl', 'biceps', 'bi / fa', 'ez', 'B', 1, 'e', 'ez curl', 'Hold the bar on its angled part|Keep the elbows still and lower all the way'],
  ['Dumbbell curl', 'biceps', 'bi / fa', 'db', 'D', 1, 'e', 'db curl, bicep curls, bisep, biceps curl, dumbbell curls', 'Turn the palms up as you lift|Lower until the arms are straight'],
  ['Hammer curl', 'biceps', 'bi fa', 'db', 'D', 1, '', 'hammers', 'Keep the thumbs on top all the way|Curl with still elbows and do not swing'],
  ['Incline dumbbell curl', 'biceps', 'bi', 'db+bn', 'D', 2, 's e', 'incline curl', 'Lie back and let the arms hang behind you|Curl without moving the shoulders forward'],
  ['Preacher curl', 'biceps', 'bi', 'ez|mc', 'M', 1, 'E', 'preachers', 'Keep the upper arm flat on the pad|Lower slowly, stop just short of straight'],
  ['Cable curl', 'biceps', 'bi / fa', 'cb', 'M', 1, 'e', 'cable bicep', 'Take one step back so the cable always pulls|Keep the elbows still and squeeze at the top'],
  ['Concentration curl', 'biceps', 'bi', 'db', 'Du', 1, 'e', 'conc curl', 'Brace the elbow against the inner thigh|Curl slowly up and slowly down'],
  ['Band curl', 'biceps', 'bi / fa', 'bd', 'N', 1, '', 'banded curl', 'Stand on the band, elbows beside the ribs|Curl up and resist the band on the way down'],
  ['Reverse curl', 'biceps', 'fa bi', 'ez', 'B', 1, 'e w', 'reverse curls', 'Grip the bar with the palms facing down|Keep the wrists straight as you curl'],
  ['Triceps pushdown', 'triceps', 'tc', 'cb', 'M', 1, 'e', 'pushdown, tri pushdown, tricep press down, tricep pushdown, cable pushdown, rope pushdown', 'Hold the elbows beside the ribs|Straighten the arms fully, then return to half way'],
  ['Overhead triceps extension', 'triceps', 'tc', 'cb|db', 'M', 1, 's E', 'overhead ext, french press', 'Point the elbows up and keep them there|Lower behind the head to a stretch, then straighten'],
  ['Skull crusher', 'triceps', 'tc', 'ez+bn', 'B', 2, 'E', 'skullcrushers, lying tricep ext, ez bar skull crusher', 'Lower the bar to just behind the forehead|Keep the upper arms still while the elbows bend'],
  ['Dumbbell triceps extension', 'triceps', 'tc', 'db+bn', 'D', 1, 'E', 'db skulls', 'Lower the dumbbells to either side of the head|Move only at the elbows'],
  ['Triceps kickback', 'triceps', 'tc', 'db', 'Du', 1, '', 'kickbacks', 'Hinge over with the upper arm level|Straighten the elbow and pause for a count'],
  ['Band pushdown', 'triceps', 'tc', 'bd', 'N', 1, '', 'banded tricep', 'Fix the band high and step back a little|Straighten fully and return slowly'],
  ['Bench dip', 'triceps', 'tc / ch', 'bn|box', 'W', 1, 'S E W', 'chair dip', 'Keep the hips close to the bench|Use a short range if the shoulders complain'],
  ['JM press', 'triceps', 'tc / ch', 'bb+bn', 'B', 3, 'E', 'jm bench', 'Lower the bar towards the throat, elbows forward|Stop when forearm meets biceps, then press back up'],
  ['Wrist curl', 'grip', 'fa', 'db|bb', 'D', 1, 'W', 'wrist curls', 'Rest the forearm on the thigh, palm up|Let the weight roll to the fingers, then curl it up'],
  ['Reverse wrist curl', 'grip', 'fa', 'db', 'D', 1, 'W', 'wrist extension', 'Rest the forearm on the thigh, palm down|Lift the knuckles in small, slow moves'],
  ['Triceps dip', 'triceps', 'tc / ch fd', 'dp', 'W', 2, 'S E', 'tricep dips, upright dip', 'Keep the trunk upright and the elbows close|Stop when the upper arms are level'],
  ['Plate pinch hold', 'grip', 'fa', 'plate', 'T', 1, '', 'plate pinch, pinch grip', 'Pinch the plate between thumb and fingertips|Stand tall and put it down before it slips'],
];
