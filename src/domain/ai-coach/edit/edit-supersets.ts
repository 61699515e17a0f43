import { capital } from '../../exercises/exercise-words.ts';
import { parseReps } from '../../training/rep-range.ts';
import { GOOD_PAIRS, roundRest, SHORT_SESSION_PAIRS, whyNoPair } from '../build/pair-rules.ts';
import { restOf } from '../build/scheme.ts';
import { SLOT_OF_PATTERN, type Slot } from '../build/slot-table.ts';
import { type SessionItem, withSets } from '../change/session-items.ts';
import type { Trainee } from '../person/trainee.ts';
import { CHANGE_OVER_SECONDS, setSeconds } from '../session-minutes.ts';
import { daysWords, isExercise } from './find-items.ts';
import { changed, type EditContext, type Outcome, refused } from './outcome.ts';
import { changeDay, type PlanDraft } from './plan-draft.ts';
import type { ExerciseRef, PlanEdit } from './plan-edit.ts';

const REST_UNKNOWN = 60;

/** Pairs two exercises, everything that pairs well, or does away with pairs. */
export function changeSupersets(context: EditContext, edit: PlanEdit & { kind: 'superset' }): Outcome {
  if (!edit.pair) return unpair(context, edit);
  const [first, second] = edit.exercises;
  if (first === undefined || second === undefined) return pairAll(context, edit);
  const { draft, trainee } = context;
  const days = (draft.weeks[0] ?? []).flatMap((day, index) => {
    const [a, b] = [first, second].map((ref) => day.items.find((item) => isExercise(item, ref)));
    return a !== undefined && b !== undefined && (edit.day === undefined || edit.day.index === index) ? [{ index, a, b }] : [];
  });
  const [found] = days;
  if (found === undefined) {
    const apart = `${first.name} and ${second.name.toLowerCase()} are not on the same day, so they cannot be a pair.`;
    return refused(context, `${apart}${partnerOnItsDay(draft, [first, second])}`);
  }
  const why = whyNoPair(found.a, found.b, draft.is_strength);
  if (why !== undefined) {
    const items = draft.weeks[0]?.[found.index]?.items ?? [];
    const offer = betterPair([found.a, found.b], items, draft.is_strength);
    return refused(context, `${found.a.name} and ${found.b.name.toLowerCase()} are no good pair: ${why}.${offer}`);
  }
  const next = days.reduce((now, { index }) => paired(now, index, [[first, second]], trainee), draft);
  const where = daysWords(
    draft,
    days.map(({ index }) => index),
  );
  const said = `${found.a.name} and ${found.b.name.toLowerCase()} are a superset on ${where}.`;
  return changed(next, [said, ...besidesPair(draft.weeks[0]?.[found.index]?.items ?? [], found)]);
}

/** What pairing changes besides: the place of the second, and sets that were not as many. */
function besidesPair(items: readonly SessionItem[], { a, b }: { a: SessionItem; b: SessionItem }): string[] {
  const follows = items.indexOf(b) === items.indexOf(a) + 1 ? [] : [`${b.name} now follows ${a.name.toLowerCase()}`];
  const even = a.sets === b.sets ? [] : [`both have ${Math.max(a.sets, b.sets)} sets`];
  const words = [...follows, ...even].join(', and ');
  return words === '' ? [] : [`${capital(words)}.`];
}

/** A partner for one of two exercises on different days, else a good pair of one of these days. */
function partnerOnItsDay(draft: PlanDraft, refs: readonly ExerciseRef[]): string {
  const offers = (draft.weeks[0] ?? []).map(({ items }, index) => {
    const named = items.filter((item) => refs.some((ref) => isExercise(item, ref)));
    return betterPair(named, items, draft.is_strength).replace('that day', `on ${daysWords(draft, [index])}`);
  });
  return offers.find((offer) => offer !== '') ?? '';
}

/** A sentence with a partner for one of the exercises, else with a good pair of their day; empty where neither is. */
function betterPair(named: readonly SessionItem[], items: readonly SessionItem[], isStrength: boolean): string {
  for (const item of named) {
    const partner = partnerFor(item, items, isStrength);
    if (partner !== undefined) return ` ${item.name} goes well with ${partner.name.toLowerCase()}.`;
  }
  const [[one, other] = []] = named.length === 0 ? [] : sensiblePairs(items, isStrength, []);
  return one === undefined || other === undefined ? '' : ` ${one.name} and ${other.name.toLowerCase()} make a good pair that day.`;
}

function pairAll(context: EditContext, edit: PlanEdit & { kind: 'superset' }): Outcome {
  const { draft, trainee } = context;
  const done: string[] = [];
  let next = draft;
  for (const [index, day] of (draft.weeks[0] ?? []).entries()) {
    if (edit.day !== undefined && edit.day.index !== index) continue;
    const pairs = sensiblePairs(day.items, draft.is_strength, edit.exercises);
    if (pairs.length === 0) continue;
    next = paired(next, index, pairs, trainee);
    done.push(`${daysWords(draft, [index])}: ${pairs.map(([a, b]) => `${a.name} with ${b.name.toLowerCase()}`).join(', ')}.`);
  }
  return done.length > 0 ? changed(next, done) : refused(context, 'No two exercises of a day make a good pair here.');
}

/** Greedy in the order of `GOOD_PAIRS`; each exercise once. `about` limits to pairs with one of these. */
function sensiblePairs(items: readonly SessionItem[], isStrength: boolean, about: readonly ExerciseRef[]): [ExerciseRef, ExerciseRef][] {
  const free = items.filter((item) => item.raw.superset == null);
  const pairs: [ExerciseRef, ExerciseRef][] = [];
  const used = new Set<SessionItem>();
  for (const [one, other] of GOOD_PAIRS)
    for (const a of free) {
      const b = free.find(
        (item) => item !== a && !used.has(item) && slotOf(item) === other && whyNoPair(a, item, isStrength) === undefined,
      );
      if (used.has(a) || slotOf(a) !== one || b === undefined) continue;
      if (about.length > 0 && !about.some((ref) => isExercise(a, ref) || isExercise(b, ref))) continue;
      used.add(a).add(b);
      pairs.push([refOf(a), refOf(b)]);
    }
  return pairs;
}

function paired(draft: PlanDraft, day: number, pairs: readonly (readonly [ExerciseRef, ExerciseRef])[], trainee: Trainee): PlanDraft {
  return pairs.reduce(
    (now, pair) =>
      changeDay(now, day, (items) => {
        const [first, second] = pair.map((ref) => items.find((item) => isExercise(item, ref)));
        if (first === undefined || second === undefined) return items;
        const mark = freeMark(items);
        const sets = Math.max(first.sets, second.sets);
        const marked = (item: SessionItem, rest_seconds: number): SessionItem => {
          const even = item.sets === sets ? item : withSets(item, sets);
          return { ...even, raw: { ...even.raw, superset: mark, rest_seconds }, main: first.main, locked: true };
        };
        const rest = roundRest([restAlone(first, trainee), restAlone(second, trainee)], [first, second].map(secondsOfSet));
        return items.flatMap((item) =>
          item === first ? [marked(first, CHANGE_OVER_SECONDS), marked(second, rest)] : item === second ? [] : [item],
        );
      }),
    draft,
  );
}

function unpair(context: EditContext, edit: PlanEdit & { kind: 'superset' }): Outcome {
  const { draft, trainee } = context;
  const marksOf = (items: readonly SessionItem[], day: number): Set<string> => {
    if (edit.day !== undefined && edit.day.index !== day) return new Set();
    const named = items.filter((item) => edit.exercises.length === 0 || edit.exercises.some((ref) => isExercise(item, ref)));
    return new Set(named.flatMap((item) => item.raw.superset ?? []));
  };
  const days = (draft.weeks[0] ?? []).flatMap((day, index) => (marksOf(day.items, index).size > 0 ? [index] : []));
  if (days.length === 0) return refused(context, 'There are no supersets there: each exercise is done on its own already.');
  const next = days.reduce(
    (now, day) =>
      changeDay(now, day, (items) => {
        const marks = marksOf(items, day);
        return items.map((item) => {
          if (!marks.has(item.raw.superset ?? '')) return item;
          const { superset: _, ...raw } = item.raw;
          return { ...item, raw: { ...raw, rest_seconds: restAlone(item, trainee) } };
        });
      }),
    draft,
  );
  return changed(next, `One exercise at a time on ${daysWords(draft, days)}.`);
}

function partnerFor(item: SessionItem, items: readonly SessionItem[], isStrength: boolean): SessionItem | undefined {
  const slot = slotOf(item);
  const partners = [...GOOD_PAIRS, ...SHORT_SESSION_PAIRS].flatMap(([a, b]) => (a === slot ? [b] : b === slot ? [a] : []));
  return partners
    .flatMap((partner) => items.find((other) => other !== item && slotOf(other) === partner) ?? [])
    .find((other) => whyNoPair(item, other, isStrength) === undefined);
}

function freeMark(items: readonly SessionItem[]): string {
  const used = new Set(items.map((item) => item.raw.superset));
  return ['A', 'B', 'C', 'D', 'E', 'F', 'G'].find((mark) => !used.has(mark)) ?? 'H';
}

function restAlone(item: SessionItem, trainee: Trainee): number {
  if (item.raw.superset == null && item.raw.rest_seconds != null && item.raw.rest_seconds > 0) return item.raw.rest_seconds;
  const { exercise, main } = item;
  return exercise === undefined ? REST_UNKNOWN : restOf({ exercise, main, slot: SLOT_OF_PATTERN[exercise.pattern] }, trainee);
}

function secondsOfSet({ exercise, reps }: SessionItem): number {
  return setSeconds({ exercise, range: parseReps(reps) });
}

function slotOf(item: SessionItem): Slot | undefined {
  return item.exercise === undefined ? undefined : SLOT_OF_PATTERN[item.exercise.pattern];
}

function refOf(item: SessionItem): ExerciseRef {
  return { id: item.exercise?.id ?? null, name: item.name };
}
