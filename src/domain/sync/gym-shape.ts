import {
  array,
  int,
  looseObject,
  maximum,
  maxLength,
  minimum,
  number,
  object,
  optional,
  type output,
  positive,
  string,
  catch as zodCatch,
  enum as zodEnum,
} from 'zod/mini';

const weightSchema = number().check(positive(), maximum(1000));
const KIND_MAX_LENGTH = 40;

/**
 * A gym's equipment, weights in `unit`. Empty plates or dumbbells mean the usual ones. Loose, so that an edit keeps what a newer app added.
 */
export const gymSchema = looseObject({
  name: string().check(maxLength(80)),
  unit: zodEnum(['kg', 'lb']),
  /** The bar used for barbell lifts. */
  bar: weightSchema,
  plates: array(object({ weight: weightSchema, pairs: int().check(minimum(1), maximum(40)) })).check(maxLength(20)),
  /** Single dumbbell weights available in pairs. */
  dumbbells: array(weightSchema).check(maxLength(100)),
  /** What its other bars weigh empty, by equipment (GYM-2); missing ones weigh what the bar does. */
  bars: zodCatch(
    optional(array(object({ kind: string().check(maxLength(KIND_MAX_LENGTH)), weight: weightSchema })).check(maxLength(10))),
    undefined,
  ),
  /** Its stations, machines and bars, by equipment; missing: everything. */
  kit: zodCatch(optional(array(string().check(maxLength(KIND_MAX_LENGTH))).check(maxLength(60))), undefined),
});

export type Gym = output<typeof gymSchema>;
