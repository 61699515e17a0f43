import { useMemo } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import type { Plan, PlanDay } from '#domain/plan/plan.ts';
import { type DayView, dayView, planDayAt, planView } from '#domain/plan/plan-view.ts';
import { type LoadNote, readLoadNotes } from '#domain/training/load-notes.ts';
import { readSessionDay } from '#offline/log/session-adjust.ts';
import type { Account } from '#offline/store/account.ts';

/** A session's current day. */
export interface SessionDay {
  /** The session; before the first set, its future id. */
  session_id: string;
  /** Unparsed. */
  raw: PlanDay;
  view: DayView;
  notes: ReadonlyMap<string, LoadNote>;
  /** The plan's other days of this week, unparsed. */
  others: readonly PlanDay[];
  /** The accepted sentence; null for the plan's day, and for exercises changed by hand. */
  changed: string | null;
  /** It differs from the plan's day. */
  isAdjusted: boolean;
}

export type SessionDayReading = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; value: SessionDay };

const NO_NOTES: ReadonlyMap<string, LoadNote> = new Map();

/** The plan's day, or its change for this session. */
export function useSessionDay(
  account: Account,
  input: { plan: Plan; place: { week: number; day: number }; planned: DayView; session_id: string },
): SessionDayReading {
  const { plan, place, planned, session_id } = input;
  const reading = useReading(
    `adjust|${account.owner}|${session_id}`,
    async () => ({ session_id, adjusted: await readSessionDay(account, session_id) }),
    { keep: true },
  );
  // A kept value may belong to the previous session.
  const adjusted = reading.status === 'ready' && reading.value.session_id === session_id ? reading.value.adjusted : null;
  const day = useMemo(
    () => (adjusted === null ? null : (dayView({ ...plan, weeks: null, schedule: [adjusted.day] }, place.week, 0) ?? null)),
    [plan, adjusted, place.week],
  );
  const others = useMemo(() => otherDays(plan, place.week, place.day), [plan, place.week, place.day]);
  if (reading.status !== 'ready') return reading;
  const value: SessionDay =
    adjusted === null || day === null
      ? {
          session_id,
          raw: planDayAt(plan, place.week, place.day) ?? {},
          view: planned,
          notes: NO_NOTES,
          others,
          changed: null,
          isAdjusted: false,
        }
      : {
          session_id,
          raw: adjusted.day,
          view: day,
          notes: readLoadNotes(adjusted.day),
          others,
          changed: adjusted.why === '' ? null : adjusted.why,
          isAdjusted: true,
        };
  return { status: 'ready', value };
}

function otherDays(plan: Plan, week: number, day: number): PlanDay[] {
  return Array.from({ length: planView(plan).days }, (_, index) => (index === day ? undefined : planDayAt(plan, week, index))).filter(
    (other) => other !== undefined,
  );
}
