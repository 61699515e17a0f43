import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import type { Brief } from '../person/brief-shape.ts';
import { exerciseOf } from './edit-exercises.ts';
import type { ExerciseRef, PlanEdit } from './plan-edit.ts';

/**
 * What the coach knows once an edit is accepted: days, minutes and refusals that the edit changed, so that a plan built later and the
 * checker agree with the plan in use.
 */
export function briefAfterEdit(brief: Brief, edit: PlanEdit, after: Plan): Brief {
  switch (edit.kind) {
    case 'drop-day':
    case 'add-day':
      return { ...brief, days: planView(after).days, weekdays: [] };
    case 'move-day':
    case 'swap-days':
      return { ...brief, weekdays: [] };
    case 'time':
      return edit.day === undefined && edit.minutes !== undefined ? { ...brief, minutes: edit.minutes } : brief;
    case 'swap':
      return wanting(edit.day === undefined ? refusing(brief, edit.from) : brief, edit.to);
    case 'remove':
      return edit.target.day === undefined && edit.target.exercise !== undefined ? refusing(brief, edit.target.exercise) : brief;
    case 'split':
      return { ...brief, split: edit.split };
    case 'add':
      return wanting(brief, edit.exercise);
    default:
      return brief;
  }
}

function refusing(brief: Brief, ref: ExerciseRef): Brief {
  const id = exerciseOf(ref)?.id;
  if (id === undefined || brief.refused.includes(id)) return brief;
  return { ...brief, refused: [...brief.refused, id], wanted: brief.wanted.filter((other) => other !== id) };
}

function wanting(brief: Brief, ref: ExerciseRef | null): Brief {
  const id = ref === null ? undefined : exerciseOf(ref)?.id;
  return id === undefined || !brief.refused.includes(id) ? brief : { ...brief, refused: brief.refused.filter((other) => other !== id) };
}
