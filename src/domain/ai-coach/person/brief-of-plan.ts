import type { Kit } from '../../exercises/exercise.ts';
import { prescribedExercise } from '../../exercises/find-exercise.ts';
import type { Plan } from '../../plan/plan.ts';
import { dayView, planView } from '../../plan/plan-view.ts';
import { type Brief, EMPTY_BRIEF } from './brief-shape.ts';
import { GYMS } from './gyms-table.ts';
import { traineeForPlan } from './trainee.ts';
import { weekdaysOfPlan } from './weekdays.ts';

/** Equipment that only a gym has. */
const GYM_ONLY: readonly Kit[] = ['machine', 'cable', 'smith-machine'];

/** What a plan from elsewhere tells about the trainee: goal, days and equipment. Nothing else is assumed. */
export function briefOfPlan(plan: Plan): Brief {
  const { days } = planView(plan);
  const views = Array.from({ length: days }, (_, day) => dayView(plan, 0, day)).flatMap((day) => day ?? []);
  const exercises = views.flatMap((day) => [...day.primary, ...day.accessories]).flatMap((item) => prescribedExercise(item) ?? []);
  const used = [...new Set(exercises.flatMap((exercise) => exercise.equipment[0] ?? []))];
  const isGym = used.some((item) => GYM_ONLY.includes(item));
  return {
    ...EMPTY_BRIEF,
    goal: traineeForPlan(plan, undefined).goal,
    days,
    weekdays: weekdaysOfPlan(views.map((day) => day.label)),
    kit: isGym ? GYMS['full gym'].kit : [...new Set<Kit>([...GYMS.bodyweight.kit, ...used])],
    gym: isGym ? GYMS['full gym'].name : 'what your plan uses',
  };
}
