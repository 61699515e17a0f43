import type { Plan } from '#domain/plan/plan.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { type Brief, keptFree } from '../person/brief-shape.ts';
import { traineeOf } from '../person/trainee.ts';
import { whyNotPrescribe } from './may-prescribe.ts';
import { contentsOfPlan, type PlanContents } from './plan-contents.ts';
import type { ExerciseRef, PlanEdit } from './plan-edit.ts';

/** The coach's own plans before and after the facts, to learn which of its choices the facts change. */
interface Choices {
  before: Plan;
  after: Plan;
}

/** Facts that ask for another kind of training: nothing of the plan can be taken for granted. */
export function asksForNewPlan(before: Brief, brief: Brief): boolean {
  return (
    brief.goal !== before.goal ||
    brief.style !== before.style ||
    JSON.stringify(brief.meet) !== JSON.stringify(before.meet) ||
    brief.season !== before.season ||
    (before.lighter !== null && brief.lighter === null)
  );
}

/**
 * The edits that make the plan in use agree with facts told since it was made (PLAN-14): what a limitation, the equipment or a refusal
 * forbids is exchanged, days and minutes are fitted, wishes are met. Everything else stays, also what was changed by hand.
 */
export function editsForFacts(plan: Plan, before: Brief, brief: Brief, choices: Choices | undefined): PlanEdit[] {
  const contents = contentsOfPlan(plan);
  const refs = distinct(contents);
  return [
    ...brief.swaps.filter((swap) => !before.swaps.includes(swap)).flatMap((swap) => swapEdit(swap, refs)),
    ...forbidden(refs, brief).map(({ ref }): PlanEdit => ({ kind: 'swap', from: ref, to: null, because: 'told' })),
    ...(choices === undefined || !hasMoreKit(before, brief) ? [] : betterChoices(refs, choices)),
    ...dayEdits(contents, before, brief),
    ...wishEdits(refs, before, brief),
    ...(brief.minutes === null || brief.minutes === before.minutes ? [] : [{ kind: 'time' as const, minutes: brief.minutes }]),
  ];
}

interface Planned {
  ref: ExerciseRef;
  exercise: Exercise | undefined;
}

function distinct({ exercises }: PlanContents): Planned[] {
  return exercises.filter(({ ref }, index) => exercises.findIndex((other) => other.ref.name === ref.name) === index);
}

function forbidden(refs: readonly Planned[], brief: Brief): Planned[] {
  const trainee = traineeOf(brief);
  return refs.filter(
    ({ exercise }) => exercise !== undefined && (brief.refused.includes(exercise.id) || whyNotPrescribe(exercise, trainee) !== undefined),
  );
}

function swapEdit({ from, to }: Brief['swaps'][number], refs: readonly Planned[]): PlanEdit[] {
  const planned = refs.find(({ ref }) => ref.id === from);
  return planned === undefined ? [] : [{ kind: 'swap', from: planned.ref, to: { id: to, name: to } }];
}

export function hasMoreKit(before: Brief, brief: Brief): boolean {
  return (brief.kit ?? []).some((item) => before.kit?.includes(item) === false);
}

/** New equipment comes in where the coach's own choice changes with it; what the trainee chose stays. */
function betterChoices(refs: readonly Planned[], { before, after }: Choices): PlanEdit[] {
  const [old, now] = [distinct(contentsOfPlan(before)), distinct(contentsOfPlan(after))];
  const come = now.filter(({ ref }) => !old.some((other) => other.ref.name === ref.name) && !refs.some((one) => one.ref.name === ref.name));
  return refs.flatMap((planned): PlanEdit[] => {
    const isOwnChoice = old.some(({ ref }) => ref.name === planned.ref.name) && !now.some(({ ref }) => ref.name === planned.ref.name);
    const at = come.findIndex(({ exercise }) => exercise?.pattern === planned.exercise?.pattern);
    if (!isOwnChoice || at === -1) return [];
    const [better] = come.splice(at, 1);
    return better === undefined ? [] : [{ kind: 'swap', from: planned.ref, to: better.ref, because: 'told' }];
  });
}

function dayEdits(contents: PlanContents, before: Brief, brief: Brief): PlanEdit[] {
  const { days, weekdays } = contents;
  const isNamed = brief.weekdays.length > 0 && brief.weekdays.join() !== before.weekdays.join();
  if (isNamed && brief.weekdays.length <= days.length) return ontoWeekdays(contents, brief.weekdays);
  const [old, now] = [traineeOf(before), traineeOf(brief)];
  if (now.days !== old.days && now.days !== days.length) {
    if (isNamed && now.days > days.length) return beyondWeekdays(contents, brief.weekdays, now.days);
    const named = brief.weekdays.filter((weekday) => !weekdays.includes(weekday));
    if (now.days < days.length) return [{ kind: 'drop-day', days: now.days }];
    return [{ kind: 'add-day', days: now.days, ...(named.length === 0 ? {} : { weekdays: named }) }];
  }
  const taken = keptFree(brief);
  const isTaken = (index: number): boolean => taken.includes(weekdays[index] ?? -1);
  return days.some(({ index }) => isTaken(index))
    ? movedFrom(
        contents,
        isTaken,
        [1, 2, 3, 4, 5, 6, 0].filter((day) => !taken.includes(day)),
      )
    : [];
}

/** The plan on exactly these weekdays: sessions that are on none of them are left out while there are too many, then move. */
function ontoWeekdays({ days, weekdays }: PlanContents, wished: readonly number[]): PlanEdit[] {
  const isElsewhere = (index: number): boolean => !wished.includes(weekdays[index] ?? -1);
  const surplus = days.length - wished.length;
  const dropped = days.filter(({ index }) => isElsewhere(index)).slice(surplus === 0 ? days.length : -surplus);
  // From the last on, so that the places of the others stay.
  const drops = [...dropped].reverse().map((day): PlanEdit => ({ kind: 'drop-day', day }));
  const kept = days.filter((day) => !dropped.includes(day));
  const left = { days: kept.map((day, index) => ({ ...day, index })), weekdays: kept.map(({ index }) => weekdays[index] ?? -1) };
  return [...drops, ...movedFrom(left, (index) => !wished.includes(left.weekdays[index] ?? -1), wished)];
}

/** More weekdays than sessions: each session that is on none of them moves to the nearest free one, and the new ones come on the rest. */
function beyondWeekdays({ days, weekdays }: PlanContents, wished: readonly number[], count: number): PlanEdit[] {
  const free = wished.filter((weekday) => !weekdays.includes(weekday));
  const moves = days.flatMap((day) => {
    const now = weekdays[day.index] ?? -1;
    if (wished.includes(now) || free.length === 0) return [];
    // Weeks begin on Monday; of two as near the later one.
    const far = (weekday: number): number => Math.abs(((weekday + 6) % 7) - ((now + 6) % 7)) - (weekday > now ? 0.5 : 0);
    const weekday = free.toSorted((a, b) => far(a) - far(b))[0] ?? now;
    free.splice(free.indexOf(weekday), 1);
    return [{ day, weekday }];
  });
  return [...(moves.length === 0 ? [] : [{ kind: 'move-day' as const, moves }]), { kind: 'add-day', days: count, weekdays: free }];
}

/** Moves sessions to the free ones of these weekdays, in order. */
function movedFrom(
  { days, weekdays }: Pick<PlanContents, 'days' | 'weekdays'>,
  mustMove: (index: number) => boolean,
  to: readonly number[],
): PlanEdit[] {
  const free = to.filter((weekday) => !weekdays.includes(weekday));
  const moves = days.flatMap((day) => {
    const weekday = mustMove(day.index) ? free.shift() : undefined;
    return weekday === undefined ? [] : [{ day, weekday }];
  });
  return moves.length === 0 ? [] : [{ kind: 'move-day', moves }];
}

function wishEdits(refs: readonly Planned[], before: Brief, brief: Brief): PlanEdit[] {
  const wanted = brief.wanted.filter((id) => !before.wanted.includes(id) && !refs.some(({ ref }) => ref.id === id));
  const more = brief.focus.filter((muscle) => !before.focus.includes(muscle));
  const pairs = brief.supersets !== before.supersets && brief.supersets !== null ? brief.supersets : undefined;
  return [
    ...wanted.map((id): PlanEdit => ({ kind: 'add', exercise: { id, name: id } })),
    ...(more.length === 0 ? [] : [{ kind: 'focus' as const, more, less: [] }]),
    ...(pairs === undefined ? [] : [{ kind: 'superset' as const, pair: pairs, exercises: [] }]),
  ];
}
