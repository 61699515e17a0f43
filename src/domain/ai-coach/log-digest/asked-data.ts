import type { Plan } from '#domain/plan/plan.ts';
import { exerciseKey } from '../../exercises/exercise-key.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import type { WeightUnit } from '../../training/units.ts';
import type { DataQuestion } from '../understand/acts/read-data-question.ts';
import { findMentions } from '../understand/find-mentions.ts';
import type { DigestExercise, LogDigest } from './digest-shape.ts';
import { type AskedExercise, exerciseAsked, loggedExercise } from './exercise-asked.ts';
import { type AskedMuscles, musclesAsked } from './muscles-asked.ts';
import { type AskedPeriod, periodsAsked } from './period-asked.ts';

/** A data question with what its words stand for in this log and plan. */
export interface AskedData {
  question: DataQuestion;
  text: string;
  digest: LogDigest;
  plan: Plan | undefined;
  unit: WeightUnit;
  /** Spans in the order named; «now» among them. */
  spans: readonly AskedPeriod[];
  exercises: readonly AskedExercise[];
  /** The logged exercises that a kind names: every row of the log for «rows». */
  kin: readonly DigestExercise[];
  muscles: readonly AskedMuscles[];
  /** 0 Sunday to 6 Saturday. */
  weekdays: readonly number[];
}

export interface DataInput {
  question: DataQuestion;
  digest: LogDigest;
  plan: Plan | undefined;
  unit: WeightUnit;
  /** The exercise talked about before, by name. */
  last: string | undefined;
}

const WEEKDAYS: readonly string[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)(?:days?|s|sdays?|nesdays?|rs|rsdays?|rdays?|urdays?)?\b/g;

/** Finds exercises, muscles, days and spans that a question names. */
export function readAskedData({ question, digest, plan, unit, last }: DataInput): AskedData {
  const { text } = question;
  const exercises = exercisesIn(text, { digest, plan, last });
  const withoutNames = findMentions(text, true).reduce((rest, { words }) => rest.replace(words, ' '), text);
  const muscles = musclesAsked(exercises.length > 0 && /\bpress|row|squat|curl|raise|lift|thrust\b/.test(text) ? withoutNames : text);
  return {
    question,
    text,
    digest,
    plan,
    unit,
    spans: periodsAsked(text, digest),
    exercises,
    kin: kinOf(text, exercises, digest),
    muscles,
    weekdays: weekdaysIn(text),
  };
}

function weekdaysIn(text: string): number[] {
  const named = [...text.matchAll(WEEKDAY)].map(([, day = '']) => WEEKDAYS.indexOf(day));
  return /\bweekends?\b/.test(text) ? [...named, 6, 0] : named;
}

const POINTS_BACK = /\b(?:it|that one|this one|that lift|this lift)\b/;

function exercisesIn(text: string, { digest, plan, last }: Pick<DataInput, 'digest' | 'plan' | 'last'>): AskedExercise[] {
  const named = findMentions(text, true).flatMap(({ words }) => exerciseAsked(words, plan, digest) ?? []);
  if (named.length === 0) {
    const one = exerciseAsked(text, plan, digest, POINTS_BACK.test(text) ? last : undefined);
    return one === undefined ? [] : [one];
  }
  return named.filter((one, index) => named.findIndex(({ name }) => name === one.name) === index);
}

const KINDS =
  /\b(rows|row|curls|curl|raises|lunges|lunge|pulldowns|extensions|pull[- ]?ups|chin[- ]?ups|dips|planks?|presses|squats|deadlifts|thrusts|carries|shrugs|flys|flies)\b/;

/** All logged exercises of a kind, where only the kind is named. */
function kinOf(text: string, exercises: readonly AskedExercise[], digest: LogDigest): DigestExercise[] {
  const kind = KINDS.exec(text)?.[1]
    ?.replace(/ie?s$|s$/, '')
    .replace(/[- ]/g, ' ');
  const own = exercises.flatMap((one) => loggedExercise(digest, one) ?? []);
  if (kind === undefined || exercises.length > 1) return own;
  const [only] = exercises;
  const isWhole = only === undefined || exerciseKey(text).includes(exerciseKey(only.name)) || only.instead === null;
  const isGeneric = /^(?:row|curl|raise|lunge|pulldown|extension|plank|press|dip|carr|shrug|fly|fl)$/.test(kind);
  if (!isGeneric && isWhole) return own;
  const key = exerciseKey(
    kind
      .replace(/^carr$/, 'carry')
      .replace(/^fl$/, 'fly')
      .replace('pulldown', 'pull down'),
  );
  const named = digest.exercises.filter(({ name }) => ` ${exerciseKey(name)} `.includes(` ${key} `));
  return named.length === 0 ? own : named;
}

/** Whether an exercise trains one of these muscles first. */
export function trainsFirst(name: string, { muscles }: Pick<AskedMuscles, 'muscles'>): boolean {
  return findExercise(name)?.primary.some((muscle) => muscles.includes(muscle)) === true;
}
