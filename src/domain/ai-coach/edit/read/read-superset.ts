import type { Muscle } from '../../../exercises/exercise.ts';
import type { ExerciseRef } from '../plan-edit.ts';
import { question } from './edit-words.ts';
import { type EditMessage, onlyDay, type ReadResult } from './read-context.ts';

const UNPAIR =
  /\b(?:unpair|uncouple|separate\w*|apart|unlink|straight sets?|(?:1|one) (?:thing |exercise )?at a time|finish (?:1|one)|one by one)\b|\b(?:stop|kill|undo|get rid of|quit|no more|no|not|don'?t(?: you dare)?|never|without|hate|dislike|rather not|can'?t)\b(?: [a-z']+){0,4} (?:supersets?|pair\w*|back to back|back-to-back|alternat\w*|combin\w*|coupl\w*|circuits?|doubl\w*|dashing|sticking|bounc\w*|anything|nothing|jump\w*)\b|\b(?:back to back|pairs?|supersets?|combinations?)\b.*\b(?:take (?:it|them) out|out|tiring|too much|breathe?|heart race)\b/;

export function readSuperset(message: EditMessage): ReadResult {
  const { exercises, muscles, plan, text } = message;
  const day = onlyDay(message);
  const on = day === undefined ? {} : { day };
  const pair = !UNPAIR.test(text);
  const parts = [
    ...exercises.slice(0, 2).map((mention) => [mention.ref, ...mention.others]),
    ...muscles.map((mention) => exercisesFor(plan, mention.muscles)),
  ].slice(0, 2);
  const ofPart = exercises.length === 0 && muscles.length === 1 && pair ? pairFor(plan, muscles[0]?.muscles ?? [], day?.index) : undefined;
  if (ofPart?.length === 0)
    return question(`No day has two exercises for ${muscles[0]?.words ?? 'that'} to pair. What should be paired?`, ['Superset what fits']);
  const named = ofPart ?? (parts.length > 1 ? sameDay(plan, parts) : exercises.map((mention) => mention.ref));
  return { edit: { kind: 'superset', pair, exercises: named.slice(0, 2), ...on } };
}

function exercisesFor(plan: EditMessage['plan'], muscles: readonly string[]): ExerciseRef[] {
  const all = plan.exercises.filter(({ exercise }) => exercise?.primary.some((muscle) => muscles.includes(muscle)) === true);
  return [...all].sort((a, b) => Number(a.exercise?.compound) - Number(b.exercise?.compound)).map(({ ref }) => ref);
}

/** «The arm stuff»: two exercises for the part on one day, those that work different muscles first; none where no day has two. */
function pairFor({ exercises }: EditMessage['plan'], muscles: readonly Muscle[], day: number | undefined): ExerciseRef[] {
  const own = exercises.filter(
    (item) => item.exercise?.primary.some((muscle) => muscles.includes(muscle)) === true && (day === undefined || item.day === day),
  );
  const pairs = own.flatMap((one, index) =>
    own.slice(index + 1).flatMap((other) => (other.day === one.day ? [[one, other] as const] : [])),
  );
  const isApart = ([one, other]: (typeof pairs)[number]): boolean => one.exercise?.primary[0] !== other.exercise?.primary[0];
  const isSmall = ([one, other]: (typeof pairs)[number]): boolean => one.exercise?.compound !== true && other.exercise?.compound !== true;
  const best = pairs.find((pair) => isApart(pair) && isSmall(pair)) ?? pairs.find(isSmall) ?? pairs.find(isApart) ?? pairs[0];
  return best === undefined ? [] : best.map(({ ref }) => ref);
}

/** One exercise of each list that are on one day; the first of each when none are. */
export function sameDay(plan: EditMessage['plan'], lists: readonly (readonly ExerciseRef[])[]): ExerciseRef[] {
  const all = plan.exercises;
  for (const day of new Set(all.map((item) => item.day))) {
    const today = new Set(all.filter((item) => item.day === day).map(({ ref }) => ref.name));
    const found = lists.map((refs) => refs.find((ref) => today.has(ref.name)));
    if (found.every((ref) => ref !== undefined)) return found.flatMap((ref) => ref ?? []);
  }
  return lists.flatMap((refs) => refs[0] ?? []);
}
