import type { Plan } from '#domain/plan/plan.ts';
import { KEPT_SHARE, type MuscleShift, shiftsBetween } from '../kept-volume.ts';
import { toMuscleSets } from '../muscle-sets.ts';
import { listWords } from '../person/list-words.ts';
import { planWork, setsPerMuscle, type Work } from '../plan-work.ts';
import { dayLabels } from './compare-days.ts';

const SAID_MOST = 3;

/** Muscles whose sets move beyond the tolerance, largest shift first. */
export function muscleShifts(before: readonly Work[], after: readonly Work[]): MuscleShift[] {
  return shiftsBetween(toMuscleSets(setsPerMuscle(before)), toMuscleSets(setsPerMuscle(after)));
}

/** «Every muscle keeps its sets.», or the exceptions. `span` is «a week» or «today». */
export function volumeWords(before: readonly Work[], after: readonly Work[], span: string): string[] {
  const shifts = muscleShifts(before, after);
  if (shifts.length === 0) return [`Every muscle keeps its sets ${span}, within ${KEPT_SHARE * 100}%.`];
  const said = shifts.slice(0, SAID_MOST).map(({ muscle, from, to }) => `${muscle} from ${sets(from)} to ${sets(to)}`);
  const rest = shifts.length - said.length;
  const more = rest > 0 ? `, and ${rest} more` : '';
  return [`Sets ${span} change for ${rest > 0 ? said.join(', ') : listWords(said)}${more}.`];
}

function sets(count: number): string {
  return String(Math.round(count * 2) / 2);
}

/** What a changed plan keeps: days, main lifts, sets per muscle. */
export function keptWords(before: Plan, after: Plan, kind: string): string[] {
  const [old, now] = [firstWeek(before), firstWeek(after)];
  const mains = (work: readonly Work[]): string => mainNames(work).join('|');
  const sameDays = dayLabels(before).join('|') === dayLabels(after).join('|');
  return [
    ...(sameDays && kind !== 'days' ? [`You still train on ${listWords(dayLabels(after))}.`] : []),
    ...(mains(old) === mains(now) && mains(now) !== '' ? ['Your main lifts stay.'] : []),
    ...volumeWords(old, now, 'a week'),
  ];
}

function mainNames(work: readonly Work[]): string[] {
  return [...new Set(work.filter(({ main }) => main).map(({ prescription }) => prescription.exercise))].sort();
}

function firstWeek(plan: Plan): Work[] {
  return (planWork(plan)[0] ?? []).flatMap((day) => day.work);
}
