import type { PrescriptionView } from '#domain/plan/plan-view.ts';

interface Arranged {
  about: 'order' | 'pairs' | 'rests';
  before: string;
  after: string;
}

/** With more changed rests than this the rest of them is left out. */
const RESTS_MOST = 3;

/** Differences in order, pairs and rests between two versions of a day with the same exercises. Changed pairs change rests too. */
export function compareArrangement(old: readonly PrescriptionView[], now: readonly PrescriptionView[]): Arranged[] {
  const order: Arranged = { about: 'order', before: namesOf(old), after: namesOf(now) };
  const pairs: Arranged = { about: 'pairs', before: pairWords(old), after: pairWords(now) };
  const isPaired = pairs.before !== pairs.after;
  return [order, pairs, ...(isPaired ? [] : compareRests(old, now))].filter(({ before, after }) => before !== after);
}

function namesOf(items: readonly PrescriptionView[]): string {
  return items.map(({ exercise }) => exercise).join(', ');
}

/** «Supersets: biceps curl with pushdown»; the exercises that share a mark. */
function pairWords(items: readonly PrescriptionView[]): string {
  const marks = [...new Set(items.flatMap(({ superset }) => superset ?? []))];
  const words = marks.map((mark) =>
    items
      .filter(({ superset }) => superset === mark)
      .map(({ exercise }) => exercise)
      .join(' with '),
  );
  return words.length === 0 ? 'No supersets' : `Supersets: ${words.sort().join(', ')}`;
}

function compareRests(old: readonly PrescriptionView[], now: readonly PrescriptionView[]): Arranged[] {
  const changed = old.flatMap((was) => {
    const is = now.find((other) => other.exercise === was.exercise && other.exercise_n === was.exercise_n);
    return is === undefined || is.rest_seconds === was.rest_seconds ? [] : [{ was, is }];
  });
  if (changed.length === 0) return [];
  const said = changed.slice(0, RESTS_MOST);
  const words = (items: readonly PrescriptionView[]): string =>
    items.map(({ exercise, rest_seconds }) => `${exercise}, rest ${rest_seconds === null ? 'open' : `${rest_seconds} s`}`).join('; ');
  return [{ about: 'rests', before: words(said.map(({ was }) => was)), after: words(said.map(({ is }) => is)) }];
}
