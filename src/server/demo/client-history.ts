import type { Plan } from '#domain/plan/plan.ts';
import { formatHlc } from '#domain/sync/hlc.ts';
import type { Operation, OperationKind } from '#domain/sync/operation.ts';
import { operationIdAt } from '#domain/sync/operation-id.ts';
import { bodySlot, PLAN_USE_SLOT, planSlot, sessionFinishSlot, sessionId, sessionSlot, setSlot } from '#domain/sync/slots.ts';
import { shiftDay } from '#domain/training/week.ts';
import type { DemoClient, DemoTraining } from './clients-table.ts';
import { demoChance, demoId } from './demo-id.ts';

const WEEKS = 8;
const BLOCK_WEEKS = 4;
const SETS = 4;
const REPS = 5;
const PLANNED_RPE = 8;
/** Of each week's three workouts, counted from today. */
const DAYS_AGO = [5, 3, 1] as const;
const DAYS: readonly { readonly label: string; readonly lifts: readonly string[] }[] = [
  { label: 'Day A', lifts: ['Back Squat', 'Bench Press'] },
  { label: 'Day B', lifts: ['Deadlift', 'Barbell Row'] },
  { label: 'Day C', lifts: ['Back Squat', 'Bench Press'] },
];
const START: Readonly<Record<string, number>> = { 'Back Squat': 185, 'Bench Press': 135, Deadlift: 225, 'Barbell Row': 115 };
const LOAD_STEP = 5;
const GROWTH_A_WEEK = 0.012;

/** «weeks ago, day of three» that were not trained. */
const MISSED: Readonly<Partial<Record<DemoTraining, readonly string[]>>> = {
  'one missed': ['1 1', '3 2'],
  'two missed': ['0 1', '0 2', '2 0'],
  quiet: ['0 0', '0 1', '0 2', '1 0', '1 1', '1 2'],
};

/** A client's eight weeks by one plan, as a phone would have logged them. `today` is yyyy-mm-dd. The same on every run of a day. */
export function buildClientHistory(client: DemoClient, training: DemoTraining, today: string): Operation[] {
  const operations: Operation[] = [];
  const name = `${client.first_name} ${client.last_name}`;
  const plan_id = demoId(`client plan ${name}`);
  const add = (kind: OperationKind, slot: string, value: Record<string, unknown>, at: number) => {
    const n = operations.length + 1;
    const time = { wall: at, counter: 0, device: 'demo-phone' };
    operations.push({ op_id: operationIdAt(time, demoId(`${name} ${String(n)}`)), n, kind, slot, hlc: formatHlc(time), v: 1, value });
  };
  const begun = instant(shiftDay(today, -WEEKS * 7), 0);
  add('plan.put', planSlot(plan_id), { plan_id, plan: planOf(), made_at: iso(begun), source: 'demo' }, begun);
  add('plan.use', PLAN_USE_SLOT, { plan_id }, begun);
  for (let week = 0; week < WEEKS; week += 1) {
    for (const [day, { label, lifts }] of DAYS.entries()) {
      const weeksAgo = WEEKS - 1 - week;
      if (MISSED[training]?.includes(`${String(weeksAgo)} ${String(day)}`) === true) continue;
      const performed_on = shiftDay(today, -(weeksAgo * 7 + (DAYS_AGO[day] ?? 0)));
      // The block ends with this week, or is in its second.
      const place = { plan_id, week: (training === 'last week' ? week : week + 2) % BLOCK_WEEKS, day };
      const session_id = sessionId({ performed_on, ...place, n: 1 });
      let at = instant(performed_on, Math.floor(demoChance(session_id) * 60));
      add('session.put', sessionSlot(session_id), { performed_on, ...place, label, started_at: iso(at) }, at);
      for (const lift of lifts) {
        for (let set_n = 1; set_n <= SETS; set_n += 1) {
          at += 180_000;
          const set = { session_id, exercise: lift, exercise_n: 1, set_n };
          const note = client.note !== undefined && weeksAgo === 0 && set_n === SETS ? { note: client.note } : {};
          const done = { ...doneSet(training, lift, week), unit: 'lb', prescribed: `${SETS} sets × ${REPS} reps, RPE ${PLANNED_RPE}` };
          add('set.put', setSlot(set), { ...set, ...done, ...note, logged_at: iso(at) }, at);
        }
      }
      add('session.finish', sessionFinishSlot(session_id), { session_id, finished_at: iso(at + 60_000) }, at + 60_000);
    }
    const measured_on = shiftDay(today, -((WEEKS - 1 - week) * 7 + 1));
    const at = instant(measured_on, -10 * 60);
    const body = { measure: 'weight', measured_on, amount: (172 - week * 0.4).toFixed(1), unit: 'lb', made_at: iso(at) };
    add('body.put', bodySlot('weight', measured_on), body, at);
  }
  return operations;
}

function planOf(): Plan {
  return {
    goal: 'strength',
    schedule: DAYS.map(({ label, lifts }) => ({
      day: label,
      primary: lifts.map((exercise) => ({ exercise, sets: SETS, reps: String(REPS), rpe: PLANNED_RPE })),
      accessories: [],
    })),
  } as Plan;
}

/** Weight and effort of a week, from 0. */
function doneSet(training: DemoTraining, lift: string, week: number): { reps: number; weight: string; rpe: number } {
  const grown = (START[lift] ?? 100) * (1 + GROWTH_A_WEEK * week);
  const weeksAgo = WEEKS - 1 - week;
  if (training === 'harder squat' && lift === 'Back Squat') return { reps: REPS, weight: '185', rpe: Math.min(9.5, 6.5 + week * 0.5) };
  if (training === 'stalled bench' && lift === 'Bench Press' && weeksAgo < 2) return { reps: REPS, weight: rounded(grown * 0.9), rpe: 8.5 };
  return { reps: REPS, weight: rounded(grown), rpe: training === 'hard' && weeksAgo === 0 ? 9.5 : PLANNED_RPE };
}

function rounded(weight: number): string {
  return String(Math.round(weight / LOAD_STEP) * LOAD_STEP);
}

/** 17:30 UTC plus some minutes. */
function instant(date: string, minutes: number): number {
  return Date.parse(`${date}T17:30:00Z`) + minutes * 60_000;
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
