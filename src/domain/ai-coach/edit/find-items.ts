import { exerciseKey } from '../../exercises/exercise-key.ts';
import { dayName } from '../change/compare-days.ts';
import type { SessionItem } from '../change/session-items.ts';
import { listWords } from '../person/list-words.ts';
import { changeDays, type PlanDraft } from './plan-draft.ts';
import type { DayRef, ExerciseRef, Target } from './plan-edit.ts';

/** Whether an item of the plan is this exercise, by id, else by name. */
export function isExercise(item: SessionItem, ref: ExerciseRef): boolean {
  if (ref.id !== null && item.exercise !== undefined) return item.exercise.id === ref.id;
  return exerciseKey(item.name) === exerciseKey(ref.name);
}

export function isTargeted(item: SessionItem, day: number, target: Target): boolean {
  if (target.day !== undefined && target.day.index !== day) return false;
  if (target.role !== undefined && item.main !== (target.role === 'main')) return false;
  if (target.exercise !== undefined) return isExercise(item, target.exercise);
  if (target.cardio === true) return item.exercise?.pattern === 'conditioning';
  if (target.muscles === undefined) return item.exercise?.pattern !== 'conditioning' || target.role !== undefined;
  return item.exercise?.pattern !== 'conditioning' && target.muscles.some((muscle) => item.exercise?.primary.includes(muscle) === true);
}

/** An item with its place in the first week. */
export interface FoundItem {
  item: SessionItem;
  day: number;
  /** Occurrence of its name within the day, from 1: a lift may appear twice. */
  n: number;
}

export function findItems(draft: PlanDraft, target: Target): FoundItem[] {
  return (draft.weeks[0] ?? []).flatMap((day, index) =>
    numbered(day.items).flatMap(({ item, n }) => (isTargeted(item, index, target) ? [{ item, day: index, n }] : [])),
  );
}

/** Changes every targeted item in every week and marks it as named; undefined leaves it out. */
export function changeItems(
  draft: PlanDraft,
  target: Target,
  change: (found: FoundItem, week: number) => SessionItem | undefined,
): PlanDraft {
  return changeDays(draft, (items, day, week) =>
    numbered(items).flatMap(({ item, n }) => {
      if (!isTargeted(item, day, target)) return [item];
      const changed = change({ item, day, n }, week);
      return changed === undefined ? [] : changed === item ? [item] : [{ ...changed, locked: true }];
    }),
  );
}

function numbered(items: readonly SessionItem[]): { item: SessionItem; n: number }[] {
  return items.map((item, place) => ({ item, n: items.slice(0, place + 1).filter((other) => other.name === item.name).length }));
}

/** «bench press on Friday», «chest and triceps», «everything». */
export function targetWords({ exercise, cardio, muscles, role, day }: Target): string {
  const what =
    exercise !== undefined
      ? exercise.name.toLowerCase()
      : cardio === true
        ? 'cardio'
        : muscles !== undefined
          ? listWords(muscles)
          : role === 'main'
            ? 'the main lifts'
            : role === 'accessory'
              ? 'the accessories'
              : 'everything';
  return day === undefined ? what : `${what} on ${dayName(day.label)}`;
}

/** Why nothing could be changed: the plan has no such item. */
export function missingWords(target: Target): string {
  const what = targetWords(target);
  return target.exercise === undefined ? `I found nothing for ${what} in your plan.` : `There is no ${what} in your plan.`;
}

/** «Monday, Thursday» without repeats, for the days of found items. */
export function daysWords(draft: PlanDraft, days: readonly number[]): string {
  return listWords([...new Set(days)].map((day) => dayName(draft.weeks[0]?.[day]?.label ?? `Day ${day + 1}`)));
}

export function dayRef(draft: PlanDraft, index: number): DayRef {
  return { index, label: draft.weeks[0]?.[index]?.label ?? `Day ${index + 1}` };
}
