import { array, literal, looseObject, nullable, number, optional, type output, string, union } from 'zod/mini';

/**
 * A plan as any backend may send it (PLAN-7, PLAN-8): sets and reps may be missing (defaults 3 and «8–12»), and a number may
 * come as text. Optional fields past `rir` are ours. Read it through `plan-view.ts`, never directly.
 */
const prescriptionSchema = looseObject({
  exercise: optional(nullable(string())),
  name: optional(nullable(string())),
  sets: optional(nullable(union([number(), string()]))),
  reps: optional(nullable(union([number(), string()]))),
  rpe: optional(nullable(union([number(), string()]))),
  rpe_schedule: optional(nullable(array(union([number(), string()])))),
  rir: optional(nullable(union([number(), string()]))),
  exercise_id: optional(nullable(string())),
  rest_seconds: optional(nullable(number())),
  superset: optional(nullable(string())),
  note: optional(nullable(string())),
  warm_up: optional(nullable(string())),
  why: optional(nullable(string())),
});

export const planDaySchema = looseObject({
  day: optional(nullable(union([string(), number()]))),
  title: optional(nullable(string())),
  minutes: optional(nullable(number())),
  primary: optional(nullable(array(prescriptionSchema))),
  accessories: optional(nullable(array(prescriptionSchema))),
  exercises: optional(nullable(array(prescriptionSchema))),
});

export const planSchema = looseObject({
  goal: optional(nullable(string())),
  explanation: optional(nullable(string())),
  weeks: optional(nullable(array(union([array(planDaySchema), looseObject({ days: array(planDaySchema) })])))),
  schedule: optional(nullable(array(planDaySchema))),
  format: optional(literal(1)),
});

export type Plan = output<typeof planSchema>;
export type PlanDay = output<typeof planDaySchema>;
export type Prescription = output<typeof prescriptionSchema>;
