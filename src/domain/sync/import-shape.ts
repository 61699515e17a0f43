import { int, maxLength, minimum, nullable, object, optional, record, regex, string, catch as zodCatch } from 'zod/mini';

const dateSchema = string().check(regex(/^\d{4}-\d{2}-\d{2}$/));
const instantSchema = string().check(maxLength(40));
const nameSchema = string().check(maxLength(200));

/** One import of a file, so that any of the person's phones can undo it (IMPORT-5). */
export const importValueSchema = object({
  import_id: string().check(maxLength(512)),
  app: string().check(maxLength(40)),
  file: nameSchema,
  started_at: instantSchema,
  /** Null while it is being stored, and for good when that was broken off. */
  finished_at: nullable(instantSchema),
  undone_at: nullable(instantSchema),
  from: dateSchema,
  to: dateSchema,
  workouts: int().check(minimum(0)),
  sets: int().check(minimum(0)),
  /** Names that were chosen by hand, by those of the file, for the next file (IMPORT-21). */
  names: zodCatch(optional(record(nameSchema, nameSchema)), undefined),
  /** The clock of what the file held besides workouts, by which undoing finds it (IMPORT-20). */
  others_at: zodCatch(optional(nullable(instantSchema)), undefined),
});
