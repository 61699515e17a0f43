import { array, int, maximum, maxLength, minimum, number, object, type output, positive, string, enum as zodEnum } from 'zod/mini';

const weightSchema = number().check(positive(), maximum(1000));

/** A gym's equipment, weights in `unit`. Empty plates or dumbbells mean the usual ones. */
export const gymSchema = object({
  name: string().check(maxLength(80)),
  unit: zodEnum(['kg', 'lb']),
  /** The bar used for barbell lifts. */
  bar: weightSchema,
  plates: array(object({ weight: weightSchema, pairs: int().check(minimum(1), maximum(40)) })).check(maxLength(20)),
  /** Single dumbbell weights available in pairs. */
  dumbbells: array(weightSchema).check(maxLength(100)),
});

export type Gym = output<typeof gymSchema>;
