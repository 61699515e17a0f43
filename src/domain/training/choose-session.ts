import { hoursToMilliseconds } from 'date-fns';

/** The fields of a session that decide here; others pass through. */
export interface SessionLike {
  /** yyyy-mm-dd */
  performed_on: string;
  plan_id: string;
  week: number;
  day: number;
  /** Instants. */
  started_at: string;
  finished_at: string | null;
}

/** A session continues past midnight; one open for longer was forgotten and stays in the history. */
const OPEN_HOURS = 12;

export interface SessionChoice<Session> {
  session: Session | null;
  /** `Log Workout` was tapped: nothing new starts without a request. */
  finished: boolean;
}

/** The session for ticked sets: the open one, else today's logged one (unless `again`), else none yet. Sorted oldest first. */
export function chooseSession<Session extends SessionLike>(
  sessions: readonly Session[],
  place: { plan_id: string; week: number; day: number },
  clock: { today: string; now: number },
  again: boolean,
): SessionChoice<Session> {
  const here = sessions.filter((session) => session.plan_id === place.plan_id && session.week === place.week && session.day === place.day);
  const open = here.findLast((session) => isSessionOpen(session, clock));
  if (open !== undefined) return { session: open, finished: false };
  const logged = here.findLast((session) => session.finished_at !== null && session.performed_on === clock.today);
  if (logged === undefined || again) return { session: null, finished: false };
  return { session: logged, finished: true };
}

/** Whether sets go into this session without asking. */
export function isSessionOpen(session: SessionLike, clock: { today: string; now: number }): boolean {
  if (session.finished_at !== null) return false;
  if (session.performed_on === clock.today) return true;
  const age = clock.now - Date.parse(session.started_at);
  return session.performed_on < clock.today && age < hoursToMilliseconds(OPEN_HOURS);
}
