import type { Prescription } from '#domain/plan/plan.ts';
import { easeEffort } from '../../plan/shift-effort.ts';
import { dayName } from '../change/compare-days.ts';
import { withSets } from '../change/session-items.ts';
import type { Trainee } from '../person/trainee.ts';
import { changed, type EditContext, type Outcome } from './outcome.ts';
import { changeDays, isEasy } from './plan-draft.ts';
import type { PlanEdit } from './plan-edit.ts';

/** Easier or harder throughout, or on one day: one step of effort, and one set where there are many or few. */
export function changeIntensity(context: EditContext, edit: PlanEdit & { kind: 'intensity' }): Outcome {
  const { draft, trainee } = context;
  const isHarder = edit.to === 'harder';
  const easy = new Set((draft.weeks[0] ?? []).flatMap((day, index) => (isEasy(day) ? [index] : [])));
  const next = changeDays(draft, (items, day, week) =>
    items.map((item, index) => {
      if (item.exercise?.pattern === 'conditioning' || easy.has(day) || (edit.day?.index ?? day) !== day) return item;
      const eased = { ...item, raw: isHarder ? hardenEffort(item.raw, trainee) : easeEffort(item.raw, 1) };
      const isLighterWeek = week > 0 && week === draft.weeks.length - 1;
      const by = isHarder ? (index < HARDER_FIRST && item.sets < SETS_HARDER && !isLighterWeek ? 1 : 0) : item.sets > 2 ? -1 : 0;
      return by === 0 ? eased : withSets(eased, item.sets + by);
    }),
  );
  const where = edit.day === undefined ? 'throughout' : `on ${dayName(edit.day.label)}`;
  return changed(
    next,
    isHarder
      ? `Harder ${where}: less in reserve, and one set more on the first lifts${edit.day === undefined ? ' of each day' : ''}.`
      : `Easier ${where}: more in reserve, and one set less where there were three or more.`,
  );
}

/** Lifts of a day that get a set more. */
const HARDER_FIRST = 2;
const SETS_HARDER = 5;
const RPE_STEP = 0.5;

/** One rep less in reserve, half a point more RPE, never past what suits the trainee. */
function hardenEffort(raw: Prescription, trainee: Trainee): Prescription {
  const isCareful = trainee.experience === 'beginner' || trainee.guarded || trainee.easy;
  const most = trainee.easy ? 7.5 : isCareful ? 8 : 9;
  const harder = (value: number | string): number | string => {
    const rpe = Number(value);
    return Number.isFinite(rpe) && rpe < most ? Math.min(most, rpe + RPE_STEP) : value;
  };
  const reserve = (text: string): string => text.replace(/\d+(?:[.,]\d+)?/g, (found) => closer(found, Math.ceil(10 - most)));
  const next: Prescription = { ...raw };
  if (raw.rpe_schedule != null && raw.rpe_schedule.length > 0) {
    // The last week of a block stays the lighter one.
    const last = raw.rpe_schedule.length - 1;
    next.rpe_schedule = raw.rpe_schedule.map((value, week) => (week > 0 && week === last ? value : harder(value)));
  }
  if (raw.rpe != null) next.rpe = harder(raw.rpe);
  if (raw.rir != null) next.rir = reserve(String(raw.rir)).replace(/^(\d+)[–-]\1$/, '$1');
  if (raw.rir_schedule != null) {
    const last = raw.rir_schedule.length - 1;
    next.rir_schedule = raw.rir_schedule.map((value, week) => (week > 0 && week === last ? value : reserve(String(value))));
  }
  return next;
}

function closer(reserve: string, least: number): string {
  const reps = Number(reserve.replace(',', '.'));
  return reps > least ? String(Math.max(least, reps - 1)) : reserve;
}
