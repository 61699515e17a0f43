import { formatHlc } from '#domain/sync/hlc.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationIdAt } from '#domain/sync/operation-id.ts';
import { planSlot, sessionId, sessionSlot, setSlot } from '#domain/sync/slots.ts';

/** The server's clock in these tests, unless one says otherwise: 2 March 2026, noon. */
export const NOON = Date.UTC(2026, 2, 2, 12);

const SESSION = sessionId({ performed_on: '2026-03-02', plan_id: 'plan-1', week: 0, day: 0, n: 1 });

/** A device that writes operations in order, with fixed ids. `device` is one letter or digit, so that two devices never make equal ids. */
export function createWriter(device: string, start = NOON - 60_000) {
  let n = 0;
  const stamp = (at: number | undefined) => {
    n += 1;
    const time = { wall: at ?? start + n, counter: 0, device };
    const tail = `${device.codePointAt(0)!.toString(16).padStart(4, '0')}${String(n).padStart(10, '0')}`;
    return { op_id: operationIdAt(time, tail), n, hlc: formatHlc(time), v: 1 };
  };
  return {
    set: (exercise: string, set_n: number, reps: number, at?: number): Operation => ({
      ...stamp(at),
      kind: 'set.put',
      slot: setSlot({ session_id: SESSION, exercise, exercise_n: 1, set_n }),
      value: setValue(exercise, set_n, reps),
    }),
    deleteSet: (exercise: string, set_n: number, at?: number): Operation => ({
      ...stamp(at),
      kind: 'set.delete',
      slot: setSlot({ session_id: SESSION, exercise, exercise_n: 1, set_n }),
      value: null,
    }),
    session: (): Operation => ({
      ...stamp(undefined),
      kind: 'session.put',
      slot: sessionSlot(SESSION),
      value: { performed_on: '2026-03-02', plan_id: 'plan-1', week: 0, day: 0, label: 'Mon', started_at: '2026-03-02T10:00:00Z' },
    }),
    plan: (plan_id: string, plan: Record<string, unknown>): Operation => ({
      ...stamp(undefined),
      kind: 'plan.put',
      slot: planSlot(plan_id),
      value: { plan_id, plan, made_at: '2026-03-02T09:00:00Z', source: 'coach' },
    }),
  };
}

function setValue(exercise: string, set_n: number, reps: number) {
  return {
    session_id: SESSION,
    exercise,
    exercise_n: 1,
    set_n,
    reps,
    weight: '82.5',
    unit: 'lb',
    rpe: 8,
    prescribed: null,
    logged_at: '2026-03-02T10:05:00Z',
  };
}
