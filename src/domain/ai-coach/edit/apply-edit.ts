import type { Plan, PlanDay } from '#domain/plan/plan.ts';
import type { Brief } from '../person/brief-shape.ts';
import type { Trainee } from '../person/trainee.ts';
import { briefAfterEdit } from './brief-after-edit.ts';
import { moveDays, shiftSession, swapDays } from './edit-days.ts';
import { changeEffort, shiftEffort } from './edit-effort.ts';
import { addExercise, removeItems, swapExercise } from './edit-exercises.ts';
import { trainAtMost, trainOften } from './edit-frequency.ts';
import { changeIntensity } from './edit-intensity.ts';
import { reorder } from './edit-order.ts';
import { changeReps, changeRest } from './edit-reps.ts';
import { changeSets, shiftFocus } from './edit-sets.ts';
import { changeSupersets } from './edit-supersets.ts';
import { changeTime } from './edit-time.ts';
import { addDays, changeDayContent, changeSplit, dropDays } from './edit-week.ts';
import { type Exceptions, NO_EXCEPTIONS, withExcepted, withLocked, withoutUnwanted } from './keep-excepted.ts';
import { mendErrors } from './mend-errors.ts';
import { errorsOf, knownErrors } from './new-errors.ts';
import type { EditContext, Outcome } from './outcome.ts';
import { readPlanDraft, writePlanDraft } from './plan-draft.ts';
import type { EditResult, PlanEdit } from './plan-edit.ts';
import { trimDay } from './trim-day.ts';

/**
 * Changes only what the edit names, then mends what would break a rule with severity error. Works on plans from any source; exercises it
 * does not know stay as they are. An edit that is not possible returns the same plan and says why. Pure and deterministic, never throws.
 */
export function applyEdit(plan: Plan, edit: PlanEdit, trainee: Trainee, except: Exceptions = NO_EXCEPTIONS): EditResult {
  if (isOversized(plan)) return { plan, done: [], mended: [], could_not: ['This plan is too large for me to change.'] };
  const before = withLocked(readPlanDraft(plan), except);
  const chosen = applyKind({ draft: before, trainee: withoutUnwanted(trainee, except) }, edit);
  const outcome = { ...chosen, draft: withExcepted(before, chosen.draft, except) };
  const { done, could_not } = outcome;
  if (done.length === 0) return { plan, done: [], mended: [], could_not };
  if (outcome.draft === before) return { plan, done, mended: [], could_not };
  const after = writePlanDraft(before, outcome.draft);
  const brief = briefWhileEdited(trainee.brief, edit, after);
  const known = knownErrors(errorsOf(plan, trainee.brief));
  const { draft, mended, left } = mendErrors(outcome.draft, { before, brief, known, fixed_days: outcome.fixed_days });
  if (left.length > 0) return { plan, done: [], mended: [], could_not: [...new Set(left.slice(0, 2).map(({ sentence }) => sentence))] };
  return { plan: writePlanDraft(before, draft), done, mended: [...outcome.mended, ...mended], could_not };
}

const WEEKS_MOST = 12;
const DAYS_MOST = 7;
const EXERCISES_A_DAY_MOST = 40;

/** A plan from elsewhere may be anything; looking through thousands of days would take minutes. */
function isOversized(plan: Plan): boolean {
  const weeks = plan.weeks ?? [];
  const lists = weeks.length > 0 ? weeks.map((week) => (Array.isArray(week) ? week : week.days)) : [plan.schedule ?? []];
  const countOf = ({ primary, accessories, exercises }: PlanDay): number =>
    (primary?.length ?? 0) + (accessories?.length ?? 0) + (exercises?.length ?? 0);
  return (
    weeks.length > WEEKS_MOST || lists.some((days) => days.length > DAYS_MOST || days.some((day) => countOf(day) > EXERCISES_A_DAY_MOST))
  );
}

/** Longer sessions on one day are asked for, so they are not judged by the minutes of the others. */
function briefWhileEdited(brief: Brief, edit: PlanEdit, after: Plan): Brief {
  const next = briefAfterEdit(brief, edit, after);
  if (edit.kind !== 'time' || next.minutes === null) return next;
  const minutes = edit.minutes ?? next.minutes + (edit.by ?? 0);
  return { ...next, minutes: Math.max(next.minutes, minutes) };
}

function applyKind(context: EditContext, edit: PlanEdit): Outcome {
  switch (edit.kind) {
    case 'swap':
      return swapExercise(context, edit);
    case 'remove':
      return removeItems(context, edit);
    case 'trim':
      return trimDay(context, edit);
    case 'add':
      return addExercise(context, edit);
    case 'often':
      return trainOften(context, edit);
    case 'at-most':
      return trainAtMost(context, edit);
    case 'move-day':
      return moveDays(context, edit);
    case 'swap-days':
      return swapDays(context, edit);
    case 'drop-day':
      return dropDays(context, edit);
    case 'add-day':
      return addDays(context, edit);
    case 'day-content':
      return changeDayContent(context, edit);
    case 'split':
      return changeSplit(context, edit);
    case 'sets':
      return changeSets(context, edit);
    case 'focus':
      return shiftFocus(context, edit);
    case 'reps':
      return changeReps(context, edit);
    case 'effort':
      return changeEffort(context, edit);
    case 'effort-step':
      return shiftEffort(context, edit);
    case 'rest':
      return changeRest(context, edit);
    case 'order':
      return reorder(context, edit);
    case 'superset':
      return changeSupersets(context, edit);
    case 'intensity':
      return changeIntensity(context, edit);
    case 'time':
      return changeTime(context, edit);
    case 'shift-session':
      return shiftSession(context, edit);
  }
}
