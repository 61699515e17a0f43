import type { Exercise } from '../../exercises/exercise.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import { chooseSubstitutes } from '../change/choose-substitute.ts';
import { dayName } from '../change/compare-days.ts';
import { standIn } from '../change/replace-work.ts';
import type { SessionItem } from '../change/session-items.ts';
import { listWords } from '../person/list-words.ts';
import type { Trainee } from '../person/trainee.ts';
import { changeItems, dayRef, daysWords, findItems, isExercise, missingWords } from './find-items.ts';
import { freshItem } from './fresh-item.ts';
import { whyNotPrescribe } from './may-prescribe.ts';
import { changed, type EditContext, type Outcome, refused } from './outcome.ts';
import { placed } from './place-item.ts';
import { changeDay, frameOf, minutesOfDay, type PlanDraft } from './plan-draft.ts';
import type { DayRef, ExerciseRef, PlanEdit, Target } from './plan-edit.ts';

const EXERCISES_A_DAY_MAX = 20;
const ADDED_SETS = 3;
const CARDIO_MINUTES = 15;

export function exerciseOf(ref: ExerciseRef): Exercise | undefined {
  return (ref.id === null ? undefined : exerciseById(ref.id)) ?? findExercise(ref.name);
}

/** Replaces one exercise wherever the target has it: same sets and effort, reps and rest that suit the other. */
export function swapExercise(context: EditContext, edit: PlanEdit & { kind: 'swap' }): Outcome {
  const { draft, trainee } = context;
  const target = { exercise: edit.from, ...(edit.day === undefined ? {} : { day: edit.day }) };
  const found = findItems(draft, target);
  const [first] = found;
  if (first === undefined) return refused(context, missingExercise(draft, target));
  const to = edit.to === null ? closest(context, first.item, new Set(found.map(({ day }) => day))) : exerciseOf(edit.to);
  if (to === undefined)
    return refused(
      context,
      edit.to === null
        ? `I found nothing close to ${first.item.name.toLowerCase()} that you can do; name what should come instead.`
        : `I do not know «${edit.to.name}», so I cannot say what it trains.`,
    );
  if (isExercise(first.item, { id: to.id, name: to.name })) return refused(context, `${to.name} is what the plan has there.`);
  const why = edit.to === null ? undefined : whyNotPrescribe(to, trainee);
  if (why !== undefined) return refused(context, why);
  const there = found.find(({ day }) => draft.weeks[0]?.[day]?.items.some((item) => item.exercise?.id === to.id) === true);
  if (there !== undefined) return refused(context, `${dayName(dayRef(draft, there.day).label)} already has ${to.name.toLowerCase()}.`);
  const next = changeItems(draft, target, ({ item }) => replaced(item, to, { trainee, reason: REASONS[edit.because ?? 'asked'] }));
  const where = daysWords(
    draft,
    found.map(({ day }) => day),
  );
  return changed(next, `${to.name} instead of ${first.item.name.toLowerCase()} on ${where}.${laterWords(to, trainee)}`, onlyOn(edit.day));
}

/** What is asked for by name comes in though it is hard to learn, with a warning. */
function laterWords({ difficulty }: Exercise, { experience }: Trainee): string {
  return experience === 'beginner' && difficulty === 3 ? ' It is hard to learn: begin light, and leave it when the form goes.' : '';
}

const KIN_MOST = 2;

/** What the plan has instead of an exercise that is not in it: «lunges» of a plan with split squats. */
function missingExercise(draft: PlanDraft, target: Target): string {
  const missing = target.exercise === undefined ? undefined : exerciseOf(target.exercise);
  const kin = (draft.weeks[0] ?? []).flatMap(({ items, label }) =>
    items.flatMap(({ exercise, name }) =>
      missing !== undefined && exercise?.pattern === missing.pattern && exercise.pattern !== 'conditioning'
        ? [`${name.toLowerCase()} on ${dayName(label)}`]
        : [],
    ),
  );
  const near = kin.length === 0 ? '' : ` Nearest to it: ${listWords(kin.slice(0, KIN_MOST))}. Name one, and I change that.`;
  return `${missingWords(target)}${near}`;
}

const REASONS = { asked: 'as you asked', told: 'for what you told me', block: 'new in this block' } as const;

function replaced(item: SessionItem, to: Exercise, { trainee, reason }: { trainee: Trainee; reason: string }): SessionItem {
  const fresh = standIn(item, to, trainee);
  const note = to.unilateral && to.load !== 'time' ? { note: 'Reps are for each side.' } : {};
  return { ...fresh, raw: { ...fresh.raw, ...note, why: `Instead of ${item.name.toLowerCase()}, ${reason}.` } };
}

/** Prefers a substitute that the week does not have yet. */
function closest({ draft, trainee }: EditContext, item: SessionItem, days: ReadonlySet<number>): Exercise | undefined {
  if (item.exercise === undefined) return undefined;
  const idsOf = (only: boolean): Set<string> =>
    new Set(
      (draft.weeks[0] ?? []).flatMap((day, index) =>
        only && !days.has(index) ? [] : day.items.flatMap(({ exercise }) => exercise?.id ?? []),
      ),
    );
  const inWeek = chooseSubstitutes(item.exercise, trainee, { exercises: idsOf(false) });
  return inWeek[0] ?? chooseSubstitutes(item.exercise, trainee, { exercises: idsOf(true) })[0];
}

/** Leaves items out; a day never becomes empty. */
export function removeItems(context: EditContext, edit: PlanEdit & { kind: 'remove' }): Outcome {
  const { draft } = context;
  const found = findItems(draft, edit.target);
  if (found.length === 0) return refused(context, missingExercise(draft, edit.target));
  const empty = found.find(({ day }) => draft.weeks[0]?.[day]?.items.length === found.filter((other) => other.day === day).length);
  if (empty !== undefined) {
    const day = dayName(dayRef(draft, empty.day).label);
    return refused(context, `Nothing would be left on ${day}; I can leave out the whole day, or put something else in its place.`);
  }
  const names = [...new Set(found.map(({ item }) => item.name))];
  const where = daysWords(
    draft,
    found.map(({ day }) => day),
  );
  const next = changeItems(draft, edit.target, () => undefined);
  return changed(unpaired(next), `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} left out on ${where}.`, onlyOn(edit.target.day));
}

/** Leaves these exercises out on these days. */
export function removeFrom(context: EditContext, days: readonly number[], goes: (item: SessionItem) => boolean): Outcome {
  const gone = days.flatMap((day) => context.draft.weeks[0]?.[day]?.items.filter(goes) ?? []);
  const next = days.reduce((draft, day) => changeDay(draft, day, (items) => items.filter((item) => !goes(item))), context.draft);
  const names = listWords([...new Set(gone.map(({ name }) => name))]);
  return changed(unpaired(next), `${names} ${gone.length === 1 ? 'is' : 'are'} left out on ${daysWords(context.draft, days)}.`, {
    fixed_days: new Set(days),
  });
}

/** What was taken from one day must not come back to it. */
function onlyOn(day: DayRef | undefined): Pick<Outcome, 'fixed_days'> {
  return { fixed_days: new Set(day === undefined ? [] : [day.index]) };
}

/** A superset mark that only one exercise of the day still has goes. */
function unpaired(draft: PlanDraft): PlanDraft {
  const weeks = draft.weeks.map((week) =>
    week.map((day) => {
      const marks = day.items.map((item) => item.raw.superset ?? null);
      const isAlone = (mark: string | null): boolean => mark !== null && marks.filter((other) => other === mark).length === 1;
      if (!marks.some(isAlone)) return day;
      const alone = ({ superset: _, ...raw }: SessionItem['raw']): SessionItem['raw'] => raw;
      return { ...day, items: day.items.map((item) => (isAlone(item.raw.superset ?? null) ? { ...item, raw: alone(item.raw) } : item)) };
    }),
  );
  return { ...draft, weeks };
}

/** Adds an exercise where its kind belongs in the day: cardio and core last, a compound after the other compounds. */
export function addExercise(context: EditContext, edit: PlanEdit & { kind: 'add' }): Outcome {
  const { draft, trainee } = context;
  const exercise = exerciseOf(edit.exercise);
  if (exercise === undefined) return refused(context, `I do not know «${edit.exercise.name}», so I cannot say what it trains.`);
  const why = whyNotPrescribe(exercise, trainee);
  if (why !== undefined) return refused(context, why);
  const lacks = (index: number): boolean => draft.weeks[0]?.[index]?.items.every((item) => item.exercise?.id !== exercise.id) === true;
  const all = Array.from({ length: draft.weeks[0]?.length ?? 0 }, (_, index) => index);
  const wanted = edit.day !== undefined ? [edit.day.index] : edit.each_day === true ? all : roomiest(draft, all.filter(lacks));
  const days = wanted.filter(lacks);
  const asked = wanted.length > 0 ? daysWords(draft, wanted) : 'Every day';
  if (days.length === 0) return refused(context, `${asked} already has ${exercise.name.toLowerCase()}.`);
  if (days.some((day) => (draft.weeks[0]?.[day]?.items.length ?? 0) >= EXERCISES_A_DAY_MAX))
    return refused(context, `${daysWords(draft, days)} is full: ${EXERCISES_A_DAY_MAX} exercises are the most.`);
  const reps = edit.minutes === undefined ? edit.reps : `${edit.minutes} min`;
  const fresh = {
    exercise,
    main: false,
    sets: edit.sets ?? (exercise.pattern === 'conditioning' ? 1 : ADDED_SETS),
    reps: exercise.pattern === 'conditioning' ? (reps ?? `${CARDIO_MINUTES} min`) : reps,
    why: 'Added as you asked.',
  };
  const next = days.reduce(
    (added, day) => changeDay(added, day, (items, week) => placed(items, freshItem(fresh, draft, trainee, week))),
    draft,
  );
  const amount = exercise.pattern === 'conditioning' ? ` (${fresh.reps})` : '';
  return changed(next, `${exercise.name}${amount} is added on ${daysWords(draft, days)}.`);
}

/** The day with fewest minutes. */
function roomiest(draft: PlanDraft, days: readonly number[]): number[] {
  const minutes = (index: number): number => {
    const day = draft.weeks[0]?.[index];
    return day === undefined ? Number.POSITIVE_INFINITY : minutesOfDay(day, frameOf(draft, 0));
  };
  return [...days].sort((a, b) => minutes(a) - minutes(b)).slice(0, 1);
}
