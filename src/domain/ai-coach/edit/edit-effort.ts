import type { Prescription } from '#domain/plan/plan.ts';
import { easeEffortTo, raiseEffort } from '../../plan/shift-effort.ts';
import type { SessionItem } from '../change/session-items.ts';
import type { Trainee } from '../person/trainee.ts';
import { changeItems, findItems, missingWords, targetWords } from './find-items.ts';
import { changed, type EditContext, type Outcome, refused } from './outcome.ts';
import type { PlanEdit } from './plan-edit.ts';

const RESERVE_MOST = 6;
/** Least reps in reserve (B70): an easy state, under 18 or from 65 on, and a beginner under a bar. */
const LEAST = { easy: 3, guarded: 2, beginner: 1 };

/** Other reps in reserve in every loading week; the lighter week stays at least as easy as it was. */
export function changeEffort(context: EditContext, edit: PlanEdit & { kind: 'effort' }): Outcome {
  const { draft, trainee } = context;
  const found = findItems(draft, edit.target).filter(({ item }) => item.exercise?.pattern !== 'conditioning');
  if (found.length === 0) return refused(context, missingWords(edit.target));
  if (edit.rir < 0 || edit.rir > RESERVE_MOST) return refused(context, `0 to ${RESERVE_MOST} reps in reserve make sense.`);
  const kept = new Set<string>();
  const weeks = draft.weeks.length;
  const next = changeItems(draft, edit.target, ({ item }, week) => {
    if (item.exercise?.pattern === 'conditioning') return item;
    if (edit.rir < leastFor(item, trainee)) {
      kept.add(item.name);
      return item;
    }
    const raw = withReserve(item.raw, edit.rir, weeks > 1 && week === weeks - 1);
    return JSON.stringify(raw) === JSON.stringify(item.raw) ? item : { ...item, raw };
  });
  const couldNot = [...kept].map((name) => `${name} keeps more in reserve: closer to the limit is not for you yet.`);
  const isSame = next.weeks.every((week, index) => week.every((day, place) => day === draft.weeks[index]?.[place]));
  if (isSame) return refused(context, ...(couldNot.length > 0 ? couldNot : ['It is planned with that effort already.']));
  const effort = draft.is_strength ? `RPE ${10 - edit.rir}` : `${edit.rir} ${edit.rir === 1 ? 'rep' : 'reps'} in reserve (RIR ${edit.rir})`;
  return changed(next, `Effort for ${targetWords(edit.target)}: ${effort} each loading week.`, { could_not: couldNot });
}

/** The planned effort moved by some points in every week; sets, reps and exercises stay. */
export function shiftEffort(context: EditContext, edit: PlanEdit & { kind: 'effort-step' }): Outcome {
  const { draft, trainee } = context;
  const found = findItems(draft, edit.target).filter(({ item }) => item.exercise?.pattern !== 'conditioning');
  if (found.length === 0) return refused(context, missingWords(edit.target));
  const weeks = draft.weeks.length;
  const next = changeItems(draft, edit.target, ({ item }, week) => {
    const isLighterWeek = weeks > 1 && week === weeks - 1;
    if (item.exercise?.pattern === 'conditioning' || (edit.by < 0 && isLighterWeek)) return item;
    const raw = edit.by > 0 ? easeEffortTo(item.raw, edit.by, RPE_LEAST) : harder(item, -edit.by, trainee);
    return JSON.stringify(raw) === JSON.stringify(item.raw) ? item : { ...item, raw };
  });
  const isSame = next.weeks.every((week, index) => week.every((day, place) => day === draft.weeks[index]?.[place]));
  const way = edit.by > 0 ? 'lower' : 'higher';
  if (isSame)
    return refused(
      context,
      edit.by > 0
        ? `The effort of ${targetWords(edit.target)} is at RPE ${RPE_LEAST} or below already, and easier sets do not count as work. Fewer sets make it easier: say «one set less of everything».`
        : `The effort of ${targetWords(edit.target)} is as high as suits you.`,
    );
  const by = Math.abs(edit.by);
  const effort = draft.is_strength
    ? `RPE ${by} ${way}`
    : `${by} ${by === 1 ? 'rep' : 'reps'} ${edit.by > 0 ? 'more' : 'less'} in reserve (RIR)`;
  return changed(next, `Effort for ${targetWords(edit.target)}: ${effort} in each week; sets and reps stay.`);
}

/** The lighter last week of a schedule stays as it is. */
function harder(item: SessionItem, by: number, trainee: Trainee): Prescription {
  const length = Math.max(item.raw.rpe_schedule?.length ?? 0, item.raw.rir_schedule?.length ?? 0);
  const loading = length > 1 ? Array.from({ length: length - 1 }, (_, week) => week) : undefined;
  return raiseEffort(item.raw, by, RPE_MOST - leastFor(item, trainee), loading);
}

const RPE_MOST = 10;
/** Easier sets are no hard sets. */
const RPE_LEAST = 6;

function leastFor({ exercise, main }: SessionItem, trainee: Trainee): number {
  if (trainee.easy) return LEAST.easy;
  if (trainee.guarded) return LEAST.guarded;
  return trainee.experience === 'beginner' && (main || exercise?.compound === true) ? LEAST.beginner : 0;
}

/** `isLighter`: this week of a plan that lists its weeks is the lighter one. */
function withReserve(raw: Prescription, rir: number, isLighter: boolean): Prescription {
  const rpe = 10 - rir;
  const next: Prescription = { ...raw };
  const easier = (value: number | string): number | string => (Number(value) < rpe ? value : rpe);
  if (raw.rpe != null) next.rpe = isLighter ? easier(raw.rpe) : rpe;
  if (raw.rpe_schedule != null) {
    const last = raw.rpe_schedule.length - 1;
    next.rpe_schedule = raw.rpe_schedule.map((value, week) => (week > 0 && week === last ? easier(value) : rpe));
  }
  if (raw.rir != null || (raw.rpe == null && raw.rpe_schedule == null)) next.rir = String(rir);
  if (raw.rir_schedule != null) {
    const last = raw.rir_schedule.length - 1;
    next.rir_schedule = raw.rir_schedule.map((value, week) =>
      week > 0 && week === last ? (Number.parseFloat(String(value)) > rir ? value : String(rir)) : String(rir),
    );
  }
  return next;
}
