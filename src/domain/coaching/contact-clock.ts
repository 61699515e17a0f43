import { hoursToMilliseconds, millisecondsToHours, millisecondsToMinutes } from 'date-fns';
import { CONTACT_STROKE_HOURS, FIRST_CONTACT_HOURS } from '../limits.ts';

export interface ContactClock {
  /** Strokes that are over; the next one is now. */
  readonly passed: number;
  readonly strokes: number;
  /** Until the promise is due; both 0 afterwards. */
  readonly hours: number;
  readonly minutes: number;
}

/** The 72 hours of first contact as twelve strokes of six hours, with what is left (REL-5). `due_at` and `now` in ms since 1970. */
export function contactClock(due_at: number, now: number): ContactClock {
  const strokes = FIRST_CONTACT_HOURS / CONTACT_STROKE_HOURS;
  const left = Math.min(Math.max(0, due_at - now), hoursToMilliseconds(FIRST_CONTACT_HOURS));
  const gone = hoursToMilliseconds(FIRST_CONTACT_HOURS) - left;
  return {
    passed: Math.floor(gone / hoursToMilliseconds(CONTACT_STROKE_HOURS)),
    strokes,
    hours: millisecondsToHours(left),
    minutes: millisecondsToMinutes(left) % 60,
  };
}
