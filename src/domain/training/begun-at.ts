import type { RememberedChoice } from './next-workout.ts';
import { LONGEST_MINUTES } from './workout-minutes.ts';

interface Place {
  readonly plan_id: string;
  readonly week: number;
  readonly day: number;
}

interface Clock {
  /** yyyy-mm-dd */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The instant a workout was started that has no set yet (TODAY-14); null when it was not, or so long ago that it was forgotten. */
export function begunAt(choice: RememberedChoice | null, { plan_id, week, day }: Place, { today, now }: Clock): string | null {
  if (choice?.started_at === undefined || choice.on !== today) return null;
  if (choice.plan_id !== plan_id || choice.week !== week || choice.day !== day) return null;
  const minutes = (now - Date.parse(choice.started_at)) / 60_000;
  return minutes >= 0 && minutes <= LONGEST_MINUTES ? choice.started_at : null;
}

/** The session a workout without a plan was started as on this phone today; it may have no set yet (ROUTINE-18). */
export function startedAs(choice: RememberedChoice | null, { plan_id, week, day }: Place, today: string): string | undefined {
  if (choice?.on !== today || choice.plan_id !== plan_id || choice.week !== week || choice.day !== day) return undefined;
  return choice.session_id;
}

/** «24:10», «1:04:10»: how long a workout has lasted. Both in milliseconds since 1970. */
export function elapsedText(since: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
