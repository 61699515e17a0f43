import type { Plan, PlanDay, Prescription } from '#domain/plan/plan.ts';
import { readPlanDay } from '#domain/plan/plan-view.ts';
import { returnRow } from '../../training/readiness/return-row.ts';
import type { Trainee } from '../person/trainee.ts';
import { estimateMinutes } from '../session-minutes.ts';

/** After an operation and after a birth the way back is that after 60 to 115 days away, whatever the days (READY-6). */
const DAYS_AWAY = 60;
const RESERVE_MOST = 10;

/** The first weeks of a block after an operation or a birth: half the sets and at least four in reserve, then more (READY-6). Later blocks are as usual. */
export function easeIn(plan: Plan, trainee: Trainee): Plan {
  if (!isEasedIn(trainee) || plan.block == null) return plan;
  const { weeks } = plan.block;
  const explanation = `${plan.explanation ?? ''} ${trainee.brief.after_surgery ? AFTER_SURGERY : AFTER_BIRTH}`;
  if (plan.weeks != null)
    return {
      ...plan,
      explanation,
      weeks: plan.weeks.map((week, index) => listed(week).map((day) => eased(day, { weeks, from: index, goal: plan.goal ?? '' }))),
    };
  return { ...plan, explanation, schedule: (plan.schedule ?? []).map((day) => eased(day, { weeks, from: null, goal: plan.goal ?? '' })) };
}

export function isEasedIn({ brief }: Trainee): boolean {
  return brief.block === 1 && (brief.after_surgery || brief.states.some(({ kind, weeks }) => kind === 'after a birth' && isRecent(weeks)));
}

/** Half a year after a birth training is as usual. */
const BIRTH_WEEKS = 26;

function isRecent(weeks = 0): boolean {
  return weeks < BIRTH_WEEKS;
}

const AFTER_SURGERY =
  'After your operation week 1 has half the sets with at least 4 reps in reserve, and the rest comes back over four weeks; what your surgeon said goes first.';
const AFTER_BIRTH =
  'After the birth week 1 has half the sets with at least 4 reps in reserve, and the rest comes back over four weeks; what your midwife or doctor said goes first.';

function listed(week: NonNullable<Plan['weeks']>[number]): readonly PlanDay[] {
  return Array.isArray(week) ? week : week.days;
}

interface Weeks {
  weeks: number;
  /** The one listed week, from 0; null where one schedule holds all. */
  from: number | null;
  goal: string;
}

function eased(day: PlanDay, { weeks, from, goal }: Weeks): PlanDay {
  const ease = (items: PlanDay['primary']): Prescription[] => (items ?? []).map((item) => easeItem(item, weeks, from));
  const written = { ...day, primary: ease(day.primary), accessories: ease(day.accessories) };
  return { ...written, minutes: estimateMinutes(readPlanDay(written, from ?? weeks - 2, 0), goal) };
}

function easeItem(item: Prescription, weeks: number, from: number | null): Prescription {
  const row = returnRow(DAYS_AWAY);
  const usual = Number(item.sets ?? 3);
  const fewer = (sets: number, week: number): number => Math.max(1, Math.round(sets * (row?.sets[week] ?? 1)));
  const reserve = (week: number): number => row?.rir_least[week] ?? 0;
  if (from !== null) {
    const rpe_schedule = item.rpe_schedule?.map((rpe, week) => Math.min(Number(rpe), RESERVE_MOST - reserve(week)));
    return { ...item, sets: fewer(usual, from), ...(rpe_schedule === undefined ? {} : { rpe_schedule }) };
  }
  const planned = Array.from({ length: weeks }, (_, week) => Number(item.sets_schedule?.[week] ?? usual));
  const sets_schedule = planned.map(fewer);
  const rir_schedule = item.rir_schedule?.map((rir, week) =>
    Number.parseInt(String(rir), 10) < reserve(week) ? String(reserve(week)) : String(rir),
  );
  const rir = rir_schedule?.[0];
  return { ...item, sets: sets_schedule[0] ?? usual, sets_schedule, ...(rir === undefined ? {} : { rir, rir_schedule }) };
}
