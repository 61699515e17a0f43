import { prescribedExercise } from '../../exercises/find-exercise.ts';
import type { PrescriptionView } from '../../plan/plan-view.ts';
import type { DayRef, ExerciseRef, PlanEdit } from './plan-edit.ts';

/** An exercise of a plan as edits name it. */
export function refOfItem(item: PrescriptionView): ExerciseRef {
  return { id: prescribedExercise(item)?.id ?? null, name: item.exercise };
}

/**
 * The edits that move an exercise of a day (its exercises in order) one place earlier or later; none at the end. A superset moves as a whole and is
 * never torn apart by its neighbour; inside it the two change places.
 */
export function moveEdits(items: readonly PrescriptionView[], place: number, by: -1 | 1, day: DayRef): PlanEdit[] {
  const [item, neighbour] = [items[place], items[place + by]];
  if (item === undefined) return [];
  const isPair = item.superset !== null && neighbour?.superset === item.superset;
  const own = isPair ? [item] : groupAt(items, place);
  const edge = by < 0 ? own[0] : own.at(-1);
  const beside = isPair ? neighbour : items[edge === undefined ? -1 : items.indexOf(edge) + by];
  if (beside === undefined) return [];
  const passed = isPair ? [beside] : groupAt(items, items.indexOf(beside));
  const anchor = by < 0 ? passed[0] : passed.at(-1);
  if (anchor === undefined) return [];
  return own.map((member, index): PlanEdit => {
    const before = own[index - 1];
    const to = by < 0 ? { before: refOfItem(anchor) } : { after: refOfItem(before ?? anchor) };
    return { kind: 'order', target: { exercise: refOfItem(member), day }, place: to };
  });
}

/** The exercises done in turn with the one at this place, itself included. */
function groupAt(items: readonly PrescriptionView[], place: number): PrescriptionView[] {
  const mark = items[place]?.superset ?? null;
  if (mark === null) return items.slice(place, place + 1);
  let from = place;
  let to = place;
  while (items[from - 1]?.superset === mark) from -= 1;
  while (items[to + 1]?.superset === mark) to += 1;
  return items.slice(from, to + 1);
}
