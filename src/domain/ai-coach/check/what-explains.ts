import type { Exercise, Muscle, Pattern } from '../../exercises/exercise.ts';
import { EXERCISES } from '../../exercises/library.ts';
import type { Brief } from '../person/brief-shape.ts';
import { rulesOf } from '../person/state-against.ts';
import { allowedExercises, mayDo, type Trainee } from '../person/trainee.ts';
import { haveNeighbours, weekdaysOfPlan } from '../person/weekdays.ts';
import { hardSets, isEasyDay, oncePerDay, type WorkDay } from '../plan-work.ts';
import { minutesOfWork, restSeconds } from '../session-minutes.ts';
import { MOST_SESSION_SETS } from './volume-table.ts';

/** From this share of the stated time a session counts as full, so that missing work is excused by time. */
const FULL_SHARE = 0.7;
/** Sets below the session maximum that still count as full. */
const NEARLY_FULL = 2;
/** Assumed minutes when the trainee named none. */
const USUAL_HOUR = 55;
/** A requested deload has no minimum. */
export const LIGHTER = 'this is a lighter week';
/** Weekly minutes below which five movements have no room. */
const SHORT_WEEK_MINUTES = 90;
const SHORT_SESSION_MINUTES = 30;
/** Sets that make a single weekly session complete. */
const ENOUGH_FOR_ONE_DAY = 12;

/**
 * Explains shortfalls of a sound plan in the trainee's words: their time, equipment, refusals or limitations; undefined when nothing
 * explains them.
 */
export function scheduleExplains(days: readonly WorkDay[], trainee: Trainee): string | undefined {
  if (trainee.brief.lighter !== null) return LIGHTER;
  const training = days.filter((day) => !isEasyDay(day));
  const neighbours = neighboursExplain(training);
  if (neighbours !== undefined) return neighbours;
  const work = training.flatMap((day) => day.work).filter((item) => item.exercise?.pattern !== 'conditioning');
  // A session of mostly isolation is not short of time.
  if (work.filter((item) => item.exercise?.compound === true).length * 2 < work.length) return undefined;
  return roomExplains(training, trainee);
}

/** Up to three days that follow each other leave no room for hard work on the same muscles. */
export function neighboursExplain(training: readonly WorkDay[]): string | undefined {
  const follow = training.length <= 3 && haveNeighbours(weekdaysOfPlan(training.map((day) => day.label)));
  return follow ? 'your training days follow each other' : undefined;
}

/** Why training days hold no more work: one day, full sessions or the stated minutes; undefined when they could. */
export function roomExplains(training: readonly WorkDay[], trainee: Trainee): string | undefined {
  const work = training.flatMap((day) => day.work).filter((item) => item.exercise?.pattern !== 'conditioning');
  const sets = work.reduce((sum, item) => sum + item.prescription.sets, 0);
  if (training.length === 1 && sets >= ENOUGH_FOR_ONE_DAY) return 'one training day a week holds no more';
  const most = MOST_SESSION_SETS[trainee.experience][0];
  const hard = training.map((day) => day.work.reduce((all, item) => all + hardSets(item), 0));
  // One overloaded day shows that time was not short.
  if (hard.some((all) => all > most + NEARLY_FULL)) return undefined;
  if (hard.every((all) => all >= most - NEARLY_FULL)) return 'your sessions are full';
  const { minutes } = trainee.brief;
  const average = training.reduce((sum, day) => sum + dayMinutes(day), 0) / Math.max(1, training.length);
  if (minutes === null) return average >= USUAL_HOUR ? 'an hour each time leaves no room for more' : undefined;
  return average >= minutes * FULL_SHARE ? `${training.length} × ${minutes} minutes leave no room for more` : undefined;
}

/** Like `scheduleExplains`, for a whole movement: only a short week has no room for one. */
export function weekExplains(days: readonly WorkDay[], trainee: Trainee): string | undefined {
  const training = days.filter((day) => !isEasyDay(day));
  return isShortWeek(training, trainee) || trainee.brief.lighter !== null ? scheduleExplains(days, trainee) : undefined;
}

/** Whether the training days have no room for every movement. */
export function isShortWeek(training: readonly WorkDay[], { brief: { minutes } }: Trainee): boolean {
  const days = training.length;
  return days === 1 || (minutes !== null && (minutes <= SHORT_SESSION_MINUTES || minutes * days <= SHORT_WEEK_MINUTES));
}

export function choiceExplainsPattern(patterns: readonly Pattern[], trainee: Trainee): string | undefined {
  return whyNoPattern(patterns, trainee)?.words;
}

export function choiceExplainsMuscle(muscle: Muscle, trainee: Trainee): string | undefined {
  return known(trainee, muscle, () =>
    whyImpossible(trainee, (exercise) => exercise.primary.includes(muscle) && exercise.pattern !== 'conditioning', 2),
  )?.words;
}

/** Like `choiceExplainsMuscle`, for exercises of one kind; `name` tells the kinds apart. */
export function choiceExplainsKind(name: string, suits: (exercise: Exercise) => boolean, trainee: Trainee): string | undefined {
  return known(trainee, name, () => whyImpossible(trainee, suits, 2))?.words;
}

/** Whether refusals, rather than body or equipment, rule out these patterns. */
export function hasRefused(patterns: readonly Pattern[], trainee: Trainee): boolean {
  return whyNoPattern(patterns, trainee)?.refused === true;
}

function whyNoPattern(patterns: readonly Pattern[], trainee: Trainee): Choice | undefined {
  return known(trainee, patterns.join(), () =>
    whyImpossible(trainee, (exercise) => exercise.compound && patterns.includes(exercise.pattern), 1),
  );
}

/** The trainee's decision in words; `refused` when by request. */
interface Choice {
  readonly words: string;
  readonly refused: boolean;
}

/** Cached: depends on the trainee alone and is needed for every draft. */
const CHOICES = new WeakMap<Trainee, Map<string, Choice | undefined>>();

function known(trainee: Trainee, about: string, find: () => Choice | undefined): Choice | undefined {
  const choices = CHOICES.get(trainee) ?? new Map<string, Choice | undefined>();
  CHOICES.set(trainee, choices);
  if (!choices.has(about)) choices.set(about, find());
  return choices.get(about);
}

/** The refusal, limitation or equipment that leaves fewer than `enough` suitable exercises; undefined when none does. */
function whyImpossible(trainee: Trainee, suits: (exercise: Exercise) => boolean, enough: number): Choice | undefined {
  if (allowedExercises(trainee).filter(suits).length >= enough) return undefined;
  const { brief } = trainee;
  const possibleWith = (freed: Partial<Brief>): boolean => {
    const free = { ...trainee, brief: { ...brief, ...freed } };
    return EXERCISES.filter((exercise) => suits(exercise) && mayDo(exercise, free)).length >= enough;
  };
  if (brief.refused.length > 0 && possibleWith({ refused: [] })) return { words: 'you asked to leave these movements out', refused: true };
  if (brief.limitations.length > 0 && possibleWith({ limitations: [] }))
    return { words: `your ${brief.limitations.map((limitation) => limitation.region).join(' and ')} comes first`, refused: false };
  const [state] = rulesOf(brief);
  if (state !== undefined && possibleWith({ states: [], age: null })) return { words: `${state.name} comes first`, refused: false };
  return { words: `it is not possible with ${brief.gym ?? 'your equipment'}`, refused: false };
}

export const dayMinutes = oncePerDay(({ work }) =>
  minutesOfWork(
    work.map(({ exercise, range, prescription }) => ({
      exercise,
      range,
      sets: prescription.sets,
      rest_seconds: restSeconds(prescription, ''),
      superset: prescription.superset,
    })),
  ),
);
