import { type Exercise, KIT } from '../../exercises/exercise.ts';
import { hasKitFor } from '../../exercises/substitutes.ts';
import { limitationAgainst } from '../person/limitations.ts';
import { listWords } from '../person/list-words.ts';
import { stateAgainst } from '../person/state-against.ts';
import { isWished, type Trainee } from '../person/trainee.ts';

/**
 * Why an exercise somebody asks for by name cannot come into the plan; undefined when it can. An earlier refusal does not count: the
 * newer wish wins.
 */
export function whyNotPrescribe(exercise: Exercise, trainee: Trainee): string | undefined {
  const { name } = exercise;
  const against = limitationAgainst(exercise, trainee.brief.limitations);
  if (against !== undefined) return `${name} is hard on your ${against.region}.`;
  const state = stateAgainst(exercise, trainee.brief);
  if (state !== undefined) return `${name} does not suit ${state.name}.`;
  if (trainee.easy && exercise.pattern === 'power') return `${name} is too explosive for now.`;
  if (trainee.kit !== null && !hasKitFor(exercise, trainee.kit))
    return `${name} needs ${neededKit(exercise, trainee)}, which you do not have.`;
  if (trainee.experience === 'beginner' && exercise.difficulty === 3 && !isWished(exercise, trainee)) {
    const untold = trainee.brief.experience === null ? ' If you have lifted for a year or more, tell me, and ask again.' : '';
    return `${name} is a movement for later; a simpler one comes first.${untold}`;
  }
  return undefined;
}

/** The missing equipment of the way of doing it that lacks least. */
function neededKit(exercise: Exercise, { kit }: Trainee): string {
  const missing =
    exercise.equipment.map((set) => set.filter((item) => kit?.has(item) !== true)).sort((a, b) => a.length - b.length)[0] ?? [];
  return listWords(missing.map((item) => KIT[item]));
}
