import type { ExerciseRow } from '../exercise-row.ts';

// biome-ignore format: one exercise a line
export const CARRY_AND_CONDITIONING_EXERCISES: readonly ExerciseRow[] = [
  ["Farmer's carry", 'carry', 'fa tr / co gl', 'db|kb', 'T', 1, 'l', 'farmer walk, farmers', 'Stand tall with the shoulders down|Walk in short, steady steps without swaying'],
  ['Suitcase carry', 'carry', 'ob fa / tr', 'db|kb', 'Tu', 1, 'l', 'one hand carry', 'Hold one weight and do not lean towards it|Walk as if both hands were full'],
  ['Front-rack carry', 'carry', 'co ub / fa', 'kb', 'T', 2, 'w', 'rack walk', 'Hold the bells close at the shoulders|Keep the ribs down and take slow steps'],
  ['Overhead carry', 'carry', 'fd co / tr', 'db|kb', 'Tu', 3, 'S', 'waiter walk', 'Lock the arm out beside the ear|Keep the ribs down and walk slowly'],
  ['Sled push', 'conditioning', 'qd gl / cv', 'sl', 'T', 1, 'k', 'prowler', 'Lean in with firm arms and a flat back|Take long, strong steps and push through the toes'],
  ['Sled drag', 'conditioning', 'qd gl / hm', 'sl', 'T', 1, '', 'backward drag', 'Walk backward with the hips slightly low|Push through the toes until each knee is straight'],
  ['Rowing machine', 'conditioning', 'ub qd / hm er', 'mc', 'T', 1, 'l', 'erg, rower, row erg', 'Push with the legs, then lean, then pull the arms|Come back in the opposite order, without hurry'],
  ['Stationary bike', 'conditioning', 'qd', 'mc', 'T', 1, '', 'bike, spin bike, assault bike', 'Set the saddle at the height of your hip|Keep a pace at which you can still talk'],
  ['Incline walk', 'conditioning', 'gl cv', 'mc', 'T', 1, '', 'treadmill walk, 12-3-30', 'Walk tall and let go of the rails|Choose a slope at which you can still talk'],
  ['Brisk walk', 'conditioning', 'gl cv', '', 'T', 1, '', 'walk, walking, steps, outdoor walk', 'Walk tall and let the arms swing|Go fast enough to breathe deeper, slow enough to talk'],
  ['Step mill', 'conditioning', 'gl qd / cv', 'mc', 'T', 1, 'k', 'stairmaster, stairs', 'Stand tall, hands only light on the rails|Put the whole foot on every step'],
  ['Jump rope', 'conditioning', 'cv', 'rope', 'T', 2, 'k', 'skipping', 'Hop just high enough for the rope|Turn it from the wrists, elbows close'],
  ['Burpee', 'conditioning', 'qd ch / co', '', 'T', 2, 'K W', 'burpees', 'Step back instead of jumping if you need to|Keep the belly tight and land softly'],
  ['Battle rope', 'conditioning', 'fd co / fa', 'rope', 'T', 1, 's', 'ropes', 'Sit into a half squat, ribs down|Make the waves from the shoulders, both hands relaxed'],
  ['Turkish get-up', 'carry', 'co fd / gl', 'kb', 'Du', 3, 'S w', 'tgu', 'Keep your eyes on the bell and the arm locked|Settle in each position before the next|Come down the same way, step by step'],
  ['Medicine-ball slam', 'power', 'lt co / gl', 'mb', 'W', 1, 'l', 'ball slams', 'Reach up tall with the ball|Throw it down hard and let the knees bend'],
  ['Trap-bar carry', 'carry', 'fa tr / co gl', 'tb', 'T', 1, 'l', 'hex bar carry, trap bar walk', 'Pick it up like a deadlift, back flat|Walk tall in short, even steps'],
  ['Medicine-ball chest pass', 'power', 'ch / tc fd', 'mb', 'W', 1, '', 'chest pass, med ball throw', 'Stand an arm and a step away from a solid wall|Push the ball out fast and catch it softly'],
  ['Medicine-ball rotational throw', 'power', 'ob / gl co', 'mb', 'Wu', 2, 'l', 'rotational throw, side throw, med ball side toss', 'Stand side on to a solid wall|Turn the back hip first and let the arms follow'],
];
