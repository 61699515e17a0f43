import { daysBetween, shiftDay } from '../training/week.ts';
import { findLift } from './find-lift.ts';
import type { LiftHistory } from './lift-history.ts';
import { FINDING_ORDER, type FindingContext, type ProgressFinding } from './progress-finding.ts';
import { median } from './robust.ts';

/** PROG-9: running sessions whose median effort is this far from the plan. */
const OFF_PLAN = { sessions: 3, after_bad_note: 2, rpe: 1 } as const;
/**
 * PROG-9: a lift is loaded by its last three sessions (TRAIN-3). Until it has them a hard session says that its first loads were guessed
 * too high, and nothing of fatigue.
 */
const LOADED_FROM = 3;
/** PROG-9: two main lifts of different patterns that fall or feel harder within these days. */
const TOGETHER_DAYS = 14;
/** A note of bad sleep or soreness counts for this long. */
const NOTE_DAYS = 14;
/** Below this share of the planned sessions only pain is said (PROG-12). */
const ADHERENCE_MIN = 0.6;
/** Reports of one movement, or one report this strong, make pain a finding (PROG-12). */
const PAIN = { reports: 2, score: 5, days: 42 } as const;

/**
 * What the log says, most urgent first: at most one finding for a lift, and findings without a lift about the whole training (PROG-12).
 * The same history and context always give the same answer.
 */
export function findFindings(history: readonly LiftHistory[], context: FindingContext): ProgressFinding[] {
  const pain = painFindings(history, context);
  if (isSilent(context)) return pain;
  const lifts = history.flatMap((lift) => findLift(lift, context));
  const tired = fatigue(history, lifts, context);
  const easy = tired === undefined && !lifts.some(isTrouble) ? tooEasy(history, context) : undefined;
  const whole = [tired, easy].flatMap((finding) => finding ?? []);
  const ordered = [...pain, ...whole, ...lifts].sort((a, b) => FINDING_ORDER.indexOf(a.id) - FINDING_ORDER.indexOf(b.id));
  return ordered.filter(
    (finding, index) => finding.exercise_id === null || ordered.findIndex((other) => other.exercise_id === finding.exercise_id) === index,
  );
}

function isSilent({ adherence, phase, is_block_over }: FindingContext): boolean {
  if (adherence !== null && adherence < ADHERENCE_MIN) return true;
  return phase !== 'loading' && !(phase === 'light' && is_block_over);
}

function isTrouble({ id }: ProgressFinding): boolean {
  return id === 'regression' || id === 'missed-reps' || id === 'same-load-harder' || id === 'plateau';
}

function painFindings(history: readonly LiftHistory[], { pain, today }: FindingContext): ProgressFinding<'pain'>[] {
  const ids = [...new Set(pain.map((report) => report.exercise_id))];
  return ids.flatMap((exercise_id) => {
    const reports = pain.filter((report) => report.exercise_id === exercise_id && daysBetween(report.on, today) <= PAIN.days);
    const scores = reports.flatMap((report) => report.score ?? []);
    const worst = scores.length === 0 ? null : Math.max(...scores);
    if (reports.length < PAIN.reports && (worst ?? 0) < PAIN.score) return [];
    const days = reports.map((report) => report.on).sort();
    const name = history.find((lift) => lift.exercise_id === exercise_id)?.name ?? null;
    const numbers = { reports: reports.length, worst };
    return [{ id: 'pain' as const, exercise_id, name, numbers, from: days[0] ?? today, to: days.at(-1) ?? today }];
  });
}

interface Effort {
  on: string;
  /** Median points of RPE above the plan, of the day's main sets. */
  overshoot: number;
  isAllAtTop: boolean;
}

/** The loading days with rated main sets, oldest first; of each lift without its first `skipped` sessions. */
function efforts(history: readonly LiftHistory[], skipped: number): Effort[] {
  const days = new Map<string, { over: number[]; isAtTop: boolean[] }>();
  for (const lift of history.filter(({ is_main }) => is_main)) {
    const counted = lift.sessions.filter(({ is_excluded }) => !is_excluded).slice(skipped);
    for (const session of counted.filter(({ is_light }) => !is_light)) {
      const day = days.get(session.on) ?? { over: [], isAtTop: [] };
      days.set(session.on, day);
      for (const { rpe, target_rir, reps, target_reps } of session.sets) {
        if (rpe !== null && target_rir !== null) day.over.push(rpe - (10 - target_rir));
        day.isAtTop.push(target_reps !== null && reps >= target_reps[1]);
      }
    }
  }
  return [...days]
    .filter(([, { over }]) => over.length > 0)
    .map(([on, { over, isAtTop }]) => ({ on, overshoot: median(over), isAllAtTop: isAtTop.every(Boolean) }))
    .sort((a, b) => (a.on < b.on ? -1 : 1));
}

/** Sessions in a row clearly harder than planned, or two main lifts of different patterns in trouble at once (PROG-9). */
function fatigue(
  history: readonly LiftHistory[],
  lifts: readonly ProgressFinding[],
  { today, notes }: FindingContext,
): ProgressFinding<'fatigue'> | undefined {
  const isNoted = notes.some((note) => daysBetween(note.on, today) <= NOTE_DAYS);
  const needed = isNoted ? OFF_PLAN.after_bad_note : OFF_PLAN.sessions;
  const last = recentEfforts(history, today, needed, LOADED_FROM);
  if (last.length === needed && last.every((day) => day.overshoot >= OFF_PLAN.rpe))
    return wholeFinding('fatigue', { sessions: needed, overshoot: median(last.map((day) => day.overshoot)) }, last);
  const mains = new Map(history.filter(({ is_main }) => is_main).map((lift) => [lift.exercise_id, lift.pattern ?? lift.exercise_id]));
  const falling = lifts.filter(
    ({ id, exercise_id, to }) =>
      (id === 'regression' || id === 'same-load-harder') && mains.has(exercise_id ?? '') && to >= shiftDay(today, -TOGETHER_DAYS),
  );
  if (new Set(falling.map(({ exercise_id }) => mains.get(exercise_id ?? ''))).size < 2) return undefined;
  const days = falling.flatMap(({ from, to }) => [from, to]).sort();
  const numbers = { sessions: last.length, overshoot: null };
  return { id: 'fatigue', exercise_id: null, name: null, numbers, from: days[0] ?? today, to: days.at(-1) ?? today };
}

/** Three sessions in a row clearly easier than planned with every rep done (PROG-10). */
function tooEasy(history: readonly LiftHistory[], { today }: FindingContext): ProgressFinding<'too-easy'> | undefined {
  const last = recentEfforts(history, today, OFF_PLAN.sessions);
  if (last.length < OFF_PLAN.sessions || !last.every((day) => day.overshoot <= -OFF_PLAN.rpe && day.isAllAtTop)) return undefined;
  return wholeFinding('too-easy', { sessions: last.length, undershoot: median(last.map((day) => day.overshoot)) }, last);
}

/** The last days, if the newest is recent enough to speak of today. */
function recentEfforts(history: readonly LiftHistory[], today: string, most: number, skipped = 0): Effort[] {
  const last = efforts(history, skipped).slice(-most);
  const newest = last.at(-1);
  return newest === undefined || daysBetween(newest.on, today) > TOGETHER_DAYS ? [] : last;
}

function wholeFinding<Id extends 'fatigue' | 'too-easy'>(
  id: Id,
  numbers: ProgressFinding<Id>['numbers'],
  days: readonly Effort[],
): ProgressFinding<Id> {
  return { id, exercise_id: null, name: null, numbers, from: days[0]?.on ?? '', to: days.at(-1)?.on ?? '' } as ProgressFinding<Id>;
}
