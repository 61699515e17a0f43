import {
  array,
  boolean,
  gte,
  int,
  literal,
  lte,
  maxLength,
  minLength,
  object,
  optional,
  type output,
  string,
  union,
  enum as zodEnum,
} from 'zod/mini';
import { WEEKDAYS } from '#domain/ai-coach/person/weekdays.ts';

const name = () => string().check(maxLength(80));
const day = () => string().check(maxLength(40));
const reps = () => string().check(maxLength(20));
const weekday = () => zodEnum(WEEKDAYS);

const CONTENTS = [
  'full body',
  'upper body',
  'lower body',
  'push',
  'pull',
  'legs',
  'chest',
  'back',
  'shoulders',
  'arms',
  'glutes',
  'core',
  'cardio',
  'easy',
] as const;

/** What sets, reps, effort and rest are about; without an exercise everything, without a day every day. */
const where = { exercise: optional(name()), day: optional(day()) };

/** One edit of the plan in use, as a language model names it: days by label, exercises by name. */
const toolEditSchema = union([
  object({
    do: literal('add'),
    exercise: name(),
    day: optional(day()),
    sets: optional(int().check(gte(1), lte(10))),
    reps: optional(reps()),
  }),
  object({ do: literal('remove'), exercise: name(), day: optional(day()) }),
  object({ do: literal('swap'), from: name(), to: optional(name()), day: optional(day()) }),
  object({ do: literal('sets'), ...where, to: int().check(gte(1), lte(10)) }),
  object({ do: literal('reps'), ...where, to: reps() }),
  object({ do: literal('reps_in_reserve'), ...where, to: int().check(gte(0), lte(6)) }),
  object({ do: literal('rest'), ...where, seconds: int().check(gte(15), lte(600)) }),
  object({
    do: literal('order'),
    exercise: name(),
    day: optional(day()),
    place: zodEnum(['first', 'last', 'before', 'after']),
    other: optional(name()),
  }),
  object({ do: literal('superset'), pair: boolean(), exercises: array(name()).check(maxLength(2)), day: optional(day()) }),
  object({ do: literal('move_day'), day: day(), to: weekday() }),
  object({ do: literal('swap_days'), first: day(), second: day() }),
  object({ do: literal('drop_day'), day: day() }),
  object({ do: literal('add_day'), on: optional(weekday()) }),
  object({ do: literal('day_content'), day: day(), contents: array(zodEnum(CONTENTS)).check(minLength(1), maxLength(4)) }),
  object({ do: literal('split'), to: zodEnum(['full body', 'upper lower', 'push pull legs', 'body parts']) }),
  object({ do: literal('minutes'), day: day(), to: int().check(gte(15), lte(150)) }),
]);
export type ToolEdit = output<typeof toolEditSchema>;

export const planEditsSchema = object({ edits: array(toolEditSchema).check(minLength(1), maxLength(8)) });
