import { array, boolean, gte, int, lte, maxLength, object, optional, type output, string, enum as zodEnum } from 'zod/mini';
import { EXPERIENCES, GOALS } from '#domain/ai-coach/brief.ts';
import { GYMS, type GymName } from '#domain/ai-coach/person/gyms-table.ts';
import { REGIONS } from '#domain/ai-coach/person/limitations.ts';
import { MINUTES_LEAST, MINUTES_MOST } from '#domain/ai-coach/understand/facts/read-minutes.ts';
import { MUSCLES } from '#domain/exercises/exercise.ts';
import { planSchema } from '#domain/plan/plan.ts';

const name = () => string().check(maxLength(80));
const minutes = () => int().check(gte(MINUTES_LEAST), lte(MINUTES_MOST));
const GYM_NAMES = Object.keys(GYMS) as [GymName, ...GymName[]];

/** The fields a model may set, from the trainee's own messages; age, red flags and known maxima are excluded. */
export const briefPatchSchema = object({
  goal: optional(zodEnum(GOALS)),
  experience: optional(zodEnum(EXPERIENCES)),
  days: optional(int().check(gte(1), lte(7))),
  minutes: optional(minutes()),
  gym: optional(zodEnum(GYM_NAMES)),
  careful_with: optional(
    array(object({ region: zodEnum(REGIONS), strict: optional(boolean()), overhead: optional(boolean()) })).check(maxLength(12)),
  ),
  leave_out: optional(array(name()).check(maxLength(20))),
  wants: optional(array(name()).check(maxLength(20))),
  focus: optional(array(zodEnum(MUSCLES)).check(maxLength(6))),
});
export type BriefPatch = output<typeof briefPatchSchema>;

export const nothingSchema = object({});
export const swapSchema = object({ from: name(), to: name() });
export const minutesSchema = object({ minutes: minutes() });
export const proposalSchema = object({ plan: planSchema });
export const explainSchema = object({ exercise: name() });
