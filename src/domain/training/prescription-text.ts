import type { PrescriptionView } from '../plan/plan-view.ts';
import { isWorkingSet } from './set-kind.ts';
import { isHelp, loadText, measuredText } from './set-measure.ts';
import { effortText as saidEffort, sideText, type WrittenSet, withKind } from './set-text.ts';

type Effort = 'rpe' | 'rir';

type Prescribed = Pick<PrescriptionView, 'sets' | 'reps' | 'rpe' | 'rir'>;

/**
 * «N sets × reps», then RPE for strength plans or the RIR note otherwise, as far as the plan gives it (TODAY-1); `said`: as chosen in
 * Settings (SET-3).
 */
export function prescriptionText(prescribed: Prescribed, isStrength: boolean, said: Effort | null = null): string {
  const sets = `${prescribed.sets} ${prescribed.sets === 1 ? 'set' : 'sets'}`;
  return withEffort(`${sets} × ${repsWithWord(prescribed.reps)}`, prescribed, isStrength, said);
}

/** My Program: «sets x reps», then RPE or RIR (PLAN-11). */
export function programText(prescribed: Prescribed, isStrength: boolean): string {
  return withEffort(`${prescribed.sets} x ${prescribed.reps}`, prescribed, isStrength);
}

/** Workout History: «Set n: reps reps @ weight lbs», RPE if given, in the unit it was logged in (HIST-2). `name`: «Set 3», «Warm-up 1». */
export function loggedSetText(set: WrittenSet, name: string): string {
  const measured = measuredText(set);
  const amount = `${name}: ${measured ?? `${set.reps} ${set.reps === 1 ? 'rep' : 'reps'}`}${sideText(set)}`;
  const bare = measured === undefined ? `${amount}, bodyweight` : amount;
  const load = set.weight === '' ? bare : `${amount} ${isHelp(set.weight) ? 'with' : '@'} ${loadText(set.weight, set.unit)}`;
  const done = `${load}${saidEffort(set)}`;
  return isWorkingSet(set) ? withKind(done, set) : done;
}

/** «5 reps», «8–12 reps»; text with its own count («30 s», «AMRAP», «10 each») stays. */
export function repsWithWord(reps: string): string {
  if (reps === '1') return '1 rep';
  return /^\d+(\s*[-–—]\s*\d+|\+)?$/.test(reps) ? `${reps} reps` : reps;
}

function withEffort(text: string, prescribed: Prescribed, isStrength: boolean, said: Effort | null = null): string {
  const effort = (said === null ? undefined : saidAs(prescribed, said)) ?? effortText(prescribed, isStrength);
  return effort === '' ? text : `${text}, ${effort}`;
}

/** «RIR 2» for RPE 8 and «RPE 8–9» for «1-2»; undefined where nothing is said, or only in words. */
function saidAs({ rpe, rir }: Pick<Prescribed, 'rpe' | 'rir'>, said: Effort): string | undefined {
  if (rpe !== null) return said === 'rpe' ? `RPE ${rpe}` : `RIR ${RPE_OF_NONE - rpe}`;
  const range = /^\s*(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*$/.exec(rir ?? '');
  if (range === null || said === 'rir') return undefined;
  const [least = 0, most = least] = range.slice(1).flatMap((text) => (text === undefined ? [] : [Number(text)]));
  const hardest = RPE_OF_NONE - Math.min(least, most);
  const easiest = RPE_OF_NONE - Math.max(least, most);
  return easiest === hardest ? `RPE ${hardest}` : `RPE ${easiest}–${hardest}`;
}

/** RPE with no reps in reserve. */
const RPE_OF_NONE = 10;

/** «RPE 8» in a strength plan, «RIR 2» otherwise; empty without effort. */
function effortText(prescribed: Pick<Prescribed, 'rpe' | 'rir'>, isStrength: boolean): string {
  if (isStrength) return prescribed.rpe === null ? '' : `RPE ${prescribed.rpe}`;
  if (prescribed.rir === null) return '';
  return /rir|reserve/i.test(prescribed.rir) ? prescribed.rir : `RIR ${prescribed.rir}`;
}
