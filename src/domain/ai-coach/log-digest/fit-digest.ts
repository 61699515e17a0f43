import { withSessions } from './digest-exercise.ts';
import { type DigestExercise, isDigestShort, type LogDigest, SESSIONS_MOST } from './digest-shape.ts';

/** What shortening leaves of each exercise, step by step. */
const STEPS: readonly { months: number; sessions: number }[] = [
  { months: 12, sessions: SESSIONS_MOST },
  { months: 12, sessions: 6 },
  { months: 0, sessions: 6 },
  { months: 0, sessions: 2 },
];

/** The digest within its length: the oldest months and sessions go first, then targets of other days, then exercises from the end. */
export function fitDigest(digest: LogDigest): LogDigest {
  let fitted = digest;
  while (!isDigestShort(fitted)) {
    const shorter = withoutOldest(fitted) ?? withoutTargets(fitted) ?? withoutExercise(fitted);
    if (shorter === undefined) return { ...fitted, targets: [], exercises: [], last: null, changes: [], block: null };
    fitted = shorter;
  }
  return fitted;
}

/** Drops the oldest entries of all exercises at once, so that no exercise is shortened alone. */
function withoutOldest(digest: LogDigest): LogDigest | undefined {
  const months = Math.max(0, ...digest.exercises.map((one) => one.months.length));
  const sessions = Math.max(0, ...digest.exercises.map((one) => one.sessions.length));
  const step = STEPS.find((left) => months > left.months || sessions > left.sessions);
  if (step === undefined) return undefined;
  if (months > step.months) return mapExercises(digest, (one) => ({ ...one, months: one.months.slice(0, months - 1) }));
  return mapExercises(digest, (one) =>
    step.months === 0 ? { ...one, sessions: one.sessions.slice(0, sessions - 1) } : withSessions(one, sessions - 1),
  );
}

function mapExercises(digest: LogDigest, change: (exercise: DigestExercise) => DigestExercise): LogDigest {
  return { ...digest, exercises: digest.exercises.map(change) };
}

function withoutTargets(digest: LogDigest): LogDigest | undefined {
  const here = digest.targets.filter(({ day }) => day === digest.place?.day);
  return here.length === digest.targets.length ? undefined : { ...digest, targets: here };
}

function withoutExercise(digest: LogDigest): LogDigest | undefined {
  return digest.exercises.length === 0 ? undefined : { ...digest, exercises: digest.exercises.slice(0, -1) };
}
