import { type DigestExercise, isDigestShort, type LogDigest } from './digest-shape.ts';

/** Sessions of an exercise that shortening leaves. */
const SESSIONS_LEFT = 2;

/** The digest within its length: the oldest sessions and months go first, then targets of other days, then exercises from the end. */
export function fitDigest(digest: LogDigest): LogDigest {
  let fitted = digest;
  while (!isDigestShort(fitted)) {
    const shorter = withoutOldest(fitted) ?? withoutTargets(fitted) ?? withoutExercise(fitted);
    if (shorter === undefined) return { ...fitted, targets: [], exercises: [], last: null, changes: [] };
    fitted = shorter;
  }
  return fitted;
}

/** Drops the oldest entries of all exercises at once, so that no exercise is shortened alone. */
function withoutOldest(digest: LogDigest): LogDigest | undefined {
  const longest = Math.max(0, ...digest.exercises.map(({ months }) => months.length));
  if (longest > 0) return mapExercises(digest, (one) => ({ ...one, months: one.months.slice(0, longest - 1) }));
  const most = Math.max(0, ...digest.exercises.map(({ sessions }) => sessions.length));
  if (most <= SESSIONS_LEFT) return undefined;
  return mapExercises(digest, (one) => ({ ...one, sessions: one.sessions.slice(0, most - 1) }));
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
