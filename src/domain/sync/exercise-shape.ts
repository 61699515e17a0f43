import { array, looseObject, maxLength, minLength, nullable, type output, string } from 'zod/mini';
import { OWN_EXERCISE_NAME_MAX_LENGTH } from '../limits.ts';

const wordSchema = string().check(maxLength(40));
const nameSchema = string().check(minLength(1), maxLength(OWN_EXERCISE_NAME_MAX_LENGTH));

/** An exercise of one's own. Loose, and its words are open, so that what a newer app chose or added survives an edit here (OWN-5). */
export const ownExerciseSchema = looseObject({
  exercise_id: string().check(maxLength(200)),
  name: nameSchema,
  /** Names it had before; what was logged under them belongs to it (OWN-3). */
  earlier_names: array(nameSchema).check(maxLength(40)),
  /** How a set counts: `COUNTS` of `own-exercise.ts`. */
  counts: wordSchema,
  primary: array(wordSchema).check(maxLength(30)),
  secondary: array(wordSchema).check(maxLength(30)),
  equipment: array(wordSchema).check(maxLength(30)),
  made_at: string().check(maxLength(40)),
  /** Not offered since then; null while it is. */
  deleted_at: nullable(string().check(maxLength(40))),
});

export type OwnExercise = output<typeof ownExerciseSchema>;
