import { stateAgainst } from '../person/state-against.ts';
import { type CheckInput, error, type Finding } from './finding.ts';

/** Nothing in any week that the trainee's state leaves out (STATE-1). */
export function checkState({ shapes, trainee }: CheckInput): Finding[] {
  return shapes
    .flat()
    .flatMap((day) => day.work)
    .flatMap(({ exercise }) => {
      const against = exercise === undefined ? undefined : stateAgainst(exercise, trainee.brief);
      return exercise === undefined || against === undefined ? [] : [error('STATE', `${exercise.name} does not suit ${against.name}.`)];
    });
}
