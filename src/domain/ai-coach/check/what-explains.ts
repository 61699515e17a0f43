import type { Exercise, Muscle, Pattern } from '../../exercises/exercise.ts';
import { EXERCISES } from '../../exercises/library.ts';
import { minutesOfWork, restSeconds } from '../../training/session-minutes.ts';
import type { Brief } from '../brief-shape.ts';
import { hardSets, isEasyDay, type WorkDay } from '../plan-work.ts';
import { allowedExercises, mayDo, type Trainee } from '../trainee.ts';
import { haveNeighbours, weekdaysOfPlan } from '../weekdays.ts';
import { MOST_SESSION_SETS } from './volume-table.ts';

/** From this share of the stated time on, a session is full: what is missing is missing for want of time. */
const FULL_SHARE = 0.7;
/** Sets below the most of a session that still fill it. */
const NEARLY_FULL = 2;
/** Nobody said how long: about an hour is what most people have. */
const USUAL_HOUR = 55;
/** Asked for, and over in a week: it owes nothing. */
export const LIGHTER = 'this is a lighter week';
/** A week of so little time has no room for five movements. */
const SHORT_WEEK_MINUTES = 90;
const SHORT_SESSION_MINUTES = 30;
/** Sets that make one weekly session a whole one. */
const ENOUGH_FOR_ONE_DAY = 12;

/**
 * Why a plan may fall short without being a bad plan, in the trainee's words; undefined when nothing explains it. Their time,
 * their equipment, what they refused or what bothers them are theirs to decide.
 */
export function scheduleExplains(days: readonly WorkDay[], trainee: Trainee): string | undefined {
  if (trainee.brief.lighter !== null) return LIGHTER;
  const training = days.filter((day) => !isEasyDay(day));
  if (training.length <= 3 && haveNeighbours(weekdaysOfPlan(training.map((day) => day.label))))
    return 'your training days follow each other';
  const work = training.flatMap((day) => day.work).filter((item) => item.exercise?.pattern !== 'conditioning');
  // A session spent on single joints is not short of time.
  if (work.filter((item) => item.exercise?.compound === true).length * 2 < work.length) return undefined;
  const sets = work.reduce((sum, item) => sum + item.prescription.sets, 0);
  if (training.length === 1 && sets >= ENOUGH_FOR_ONE_DAY) return 'one training day a week holds no more';
  const most = MOST_SESSION_SETS[trainee.experience][0];
  const hard = training.map((day) => day.work.reduce((all, item) => all + hardSets(item), 0));
  // Room that is wasted on one day explains nothing.
  if (hard.some((all) => all > most + NEARLY_FULL)) return undefined;
  if (hard.every((all) => all >= most - NEARLY_FULL)) return 'your sessions are full';
  const { minutes } = trainee.brief;
  const average = training.reduce((sum, day) => sum + dayMinutes(day), 0) / Math.max(1, training.length);
  if (minutes === null) return average >= USUAL_HOUR ? 'an hour each time leaves no room for more' : undefined;
  return average >= minutes * FULL_SHARE ? `${training.length} × ${minutes} minutes leave no room for more` : undefined;
}

/** The same for a whole movement: only a short week has no room for one. */
export function weekExplains(days: readonly WorkDay[], trainee: Trainee): string | undefined {
  const { minutes } = trainee.brief;
  const training = days.filter((day) => !isEasyDay(day)).length;
  const short = training === 1 || (minutes !== null && (minutes <= SHORT_SESSION_MINUTES || minutes * training <= SHORT_WEEK_MINUTES));
  return short || trainee.brief.lighter !== null ? scheduleExplains(days, trainee) : undefined;
}

export function choiceExplainsPattern(patterns: readonly Pattern[], trainee: Trainee): string | undefined {
  return whyNoPattern(patterns, trainee)?.words;
}

export function choiceExplainsMuscle(muscle: Muscle, trainee: Trainee): string | undefined {
  return known(trainee, muscle, () =>
    whyImpossible(trainee, (exercise) => exercise.primary.includes(muscle) && exercise.pattern !== 'conditioning', 2),
  )?.words;
}

/** Have they asked for movements of these patterns to be left out, though body and equipment would allow them? */
export function hasRefused(patterns: readonly Pattern[], trainee: Trainee): boolean {
  return whyNoPattern(patterns, trainee)?.refused === true;
}

function whyNoPattern(patterns: readonly Pattern[], trainee: Trainee): Choice | undefined {
  return known(trainee, patterns.join(), () =>
    whyImpossible(trainee, (exercise) => exercise.compound && patterns.includes(exercise.pattern), 1),
  );
}

/** What the trainee decided, in words; `refused` when by asking. */
interface Choice {
  readonly words: string;
  readonly refused: boolean;
}

/** It depends on the trainee alone, and is asked for every draft of their plan. */
const CHOICES = new WeakMap<Trainee, Map<string, Choice | undefined>>();

function known(trainee: Trainee, about: string, find: () => Choice | undefined): Choice | undefined {
  const choices = CHOICES.get(trainee) ?? new Map<string, Choice | undefined>();
  CHOICES.set(trainee, choices);
  if (!choices.has(about)) choices.set(about, find());
  return choices.get(about);
}

/** Which of their wishes, their body and their equipment leaves fewer than `enough` such exercises; undefined when none does. */
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
  return { words: `it is not possible with ${brief.gym ?? 'your equipment'}`, refused: false };
}

const MINUTES = new WeakMap<WorkDay, number>();

/** Minutes of a read day. */
export function dayMinutes(day: WorkDay): number {
  const minutes = MINUTES.get(day) ?? readMinutes(day);
  MINUTES.set(day, minutes);
  return minutes;
}

function readMinutes(day: WorkDay): number {
  return minutesOfWork(
    day.work.map(({ exercise, range, prescription }) => ({
      exercise,
      range,
      sets: prescription.sets,
      rest_seconds: restSeconds(prescription, ''),
    })),
  );
}
