import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { dayName } from '../change/compare-days.ts';
import { listWords } from '../person/list-words.ts';
import type { Trainee } from '../person/trainee.ts';
import { type PlannedPart, partsOf, weeklySets } from './planned-part.ts';

/** Why an exercise is in the plan: what it is for, what of the person speaks for it, and its share of the week. */
export function whyExercise({ item, exercise, main }: PlannedPart, plan: Plan, trainee: Trainee): string {
  const places = partsOf(plan).filter((part) => part.item.exercise === item.exercise);
  const what =
    item.why !== null
      ? `${item.exercise}: ${/[.!?]$/.test(item.why) ? item.why : `${item.why}.`}`
      : `${item.exercise}${exercise === undefined ? '.' : ` trains ${listWords(exercise.primary)}.`}`;
  const where = `Your plan has ${listWords(places.map((part) => `${part.item.sets} ${part.item.sets === 1 ? 'set' : 'sets'} of ${part.item.reps} on ${part.day.label}`))}.`;
  if (exercise === undefined) return `${what} ${where}`;
  const [muscle] = exercise.primary;
  const { brief } = trainee;
  const spared =
    brief.limitations.length === 0
      ? ''
      : `It fits what you told me to spare (${listWords(brief.limitations.map(({ region }) => region))}).`;
  const wanted = brief.wanted.includes(exercise.id) && !what.includes('You asked') ? 'You asked for it.' : '';
  const kit = brief.gym === null || brief.gym === 'full gym' ? '' : `It needs nothing beyond what you have (${brief.gym.toLowerCase()}).`;
  const sets = places.reduce((sum, part) => sum + part.item.sets, 0);
  const isCounted = muscle !== undefined && exercise.pattern !== 'conditioning' && exercise.pattern !== 'power';
  const share = !isCounted
    ? ''
    : main && planView(plan).is_strength
      ? `It is a main lift of ${dayName(places[0]?.day.label ?? '')}: strength follows the lifts that are practised heavy (Schoenfeld et al. 2017, on loads).`
      : `Of the ${weeklySets(plan, muscle)} weekly sets for ${muscle} it does ${sets}, and the sum of a week decides (Pelland et al. 2025).`;
  return [what, where, wanted, spared, kit, share].filter((sentence) => sentence !== '').join(' ');
}
