import { ageOn } from '../coaches/age.ts';
import { COACH_MAX_AGE, COACH_MIN_AGE } from '../limits.ts';

export type AgeVerdict = 'missing' | 'not_a_date' | 'too_young' | 'fits';

/** A coach is 18 or older (ONBOARD-4). Both days like `1990-04-17`. */
export function judgeAge(dob: string, today: string): AgeVerdict {
  if (dob.trim() === '') return 'missing';
  if (!isDay(dob)) return 'not_a_date';
  const age = ageOn(dob, today);
  if (age > COACH_MAX_AGE) return 'not_a_date';
  return age < COACH_MIN_AGE ? 'too_young' : 'fits';
}

/** Rejects dates such as 31 February, which would roll over into March. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
