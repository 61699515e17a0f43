import { capital } from '../../exercises/exercise-words.ts';
import type { SessionItem } from '../change/session-items.ts';
import { listWords } from '../person/list-words.ts';
import { addExercise, exerciseOf, removeFrom } from './edit-exercises.ts';
import { dayRef, daysWords, isExercise } from './find-items.ts';
import { type EditContext, type Outcome, refused } from './outcome.ts';
import type { PlanEdit } from './plan-edit.ts';

/** An exercise on as many days as wished: added to those farthest from the days that have it, or left out of the last ones. */
export function trainOften(context: EditContext, edit: PlanEdit & { kind: 'often' }): Outcome {
  const { draft } = context;
  const pattern = edit.kin ? exerciseOf(edit.exercise)?.pattern : undefined;
  const own = (draft.weeks[0] ?? []).flatMap(({ items }, day) =>
    items.some((item) => isExercise(item, edit.exercise) || (pattern !== undefined && item.exercise?.pattern === pattern)) ? [day] : [],
  );
  const count = draft.weeks[0]?.length ?? 0;
  const name = edit.exercise.name;
  if (edit.days > count) return refused(context, `Your plan has ${count} days, so ${name.toLowerCase()} fits on ${count} at most.`);
  if (own.length === edit.days)
    return refused(
      context,
      `${name} is on ${daysWords(draft, own)}: that is ${edit.days === 1 ? 'once' : `${edit.days} times`} a week already.`,
    );
  if (own.length > edit.days)
    return removeFrom(context, own.slice(edit.days), (item) => isExercise(item, edit.exercise) || item.exercise?.pattern === pattern);
  let [now, done, days]: [EditContext, string[], number[]] = [context, [], own];
  let last: Outcome | undefined;
  while (days.length < edit.days) {
    const free = Array.from({ length: count }, (_, index) => index).filter((index) => !days.includes(index));
    const next = free.sort((a, b) => gap(b, days, count) - gap(a, days, count))[0] ?? 0;
    last = addExercise(now, { kind: 'add', exercise: edit.exercise, day: dayRef(now.draft, next) });
    if (last.done.length === 0) return last;
    done = [...done, ...last.done];
    days = [...days, next];
    now = { ...now, draft: last.draft };
  }
  return last === undefined ? refused(context) : { ...last, done };
}

/** Work of its own for a body part on so many days at most: those with least of it lose it. */
export function trainAtMost(context: EditContext, edit: PlanEdit & { kind: 'at-most' }): Outcome {
  const week = context.draft.weeks[0] ?? [];
  const isOfPart = (item: SessionItem): boolean => edit.muscles.some((muscle) => item.exercise?.primary[0] === muscle);
  const setsOn = (day: number): number => week[day]?.items.filter(isOfPart).reduce((sum, { sets }) => sum + sets, 0) ?? 0;
  const own = week.map((_, day) => day).filter((day) => setsOn(day) > 0);
  const name = capital(listWords(edit.muscles));
  if (own.length === 0) return refused(context, `${name}: no exercise of your plan is for that first.`);
  if (own.length <= edit.days)
    return refused(
      context,
      `${name}: exercises of their own are on ${daysWords(context.draft, own)} only, so ${own.length === 1 ? 'once' : `${own.length} times`} a week already.`,
    );
  const kept = own.toSorted((a, b) => setsOn(b) - setsOn(a)).slice(0, edit.days);
  return removeFrom(
    context,
    own.filter((day) => !kept.includes(day)),
    isOfPart,
  );
}

/** Sessions between a day and the nearest that has the exercise; the week goes round. */
function gap(day: number, days: readonly number[], count: number): number {
  return Math.min(count, ...days.map((other) => Math.min(Math.abs(day - other), count - Math.abs(day - other))));
}
