import { findExercise } from '../../exercises/find-exercise.ts';
import { estimateOneRepMax } from '../../training/e1rm.ts';
import { type WeightUnit, weightNumber, weightWithUnit } from '../../training/units.ts';
import { RECORD_REPS } from './digest-exercise.ts';
import type { DatedSet, DigestExercise } from './digest-shape.ts';
import { type AskedExercise, exerciseNamed, insteadWords, loggedExercise } from './exercise-asked.ts';
import type { LogQuestion } from './log-question.ts';
import { emptyLogWords, notLoggedWords } from './missing-words.ts';
import { isWithin, periodAsked } from './period-asked.ts';
import { dayWords, onDay, oneSetWords, setOf, writtenSet } from './set-words.ts';
import { toldSetWords } from './told-set.ts';

const RECORDS_SAID = 4;
const ASKED_MAX = /\b(?:[1i] ?rm|(?:1|one) rep(?: max)?|e1rm|estimat\w*|max(?:imum)? (?:off|from)|calc\w*)\b/;
const ASKED_REPS = /\bmost (?:reps|times)\b|\bhow many (?:reps|times)\b|\blongest\b|\bin one go\b/;

/** «For triples»: as lifters count. */
const REPS_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\btriples?\b/, '3'],
  [/\bdoubles?\b/, '2'],
  [/\bfor (?:5s|fives|5 reps?|sets of 5)\b/, '5'],
];

/** «What is my best squat?», «best 5RM?», «what would my one rep be?» */
export function answerRecord(question: LogQuestion): string[] {
  const { exercise, digest, text } = question;
  const told = ASKED_MAX.test(text) ? toldSetWords(text, question.unit) : undefined;
  if (told !== undefined) return [told];
  if (exercise === undefined) return allRecords(question);
  const logged = loggedExercise(digest, exercise);
  if (logged === undefined) return [...insteadWords(exercise), ...notLoggedWords(exercise, question)];
  return [...insteadWords(exercise), ...recordWords(exercise, logged, question), ...lookedBack(logged, question)];
}

function recordWords(asked: AskedExercise, logged: DigestExercise, question: LogQuestion): string[] {
  const { text } = question;
  const { reps } = logged.records;
  const heaviest = logged.records.heaviest[0]?.set;
  const within = periodRecord(asked, logged, question);
  if (within !== undefined) return [within];
  if (heaviest === undefined) return reps === null ? [`${asked.name} has no finished set yet.`] : [mostReps(asked, reps, question)];
  const repMax = /\b(\d{1,2}) ?-?(?:rm|rep max)\b/.exec(text)?.[1] ?? REPS_IN_WORDS.find(([signs]) => signs.test(text))?.[1];
  const wanted = repMax === undefined || repMax === '1' ? undefined : Number(repMax);
  const most = `${exceeded(heaviest, question)}${asked.name}, heaviest: ${datedWords(heaviest, asked, question)}.`;
  if (wanted !== undefined) return [repMaxWords(wanted, asked, logged, question)];
  const atWeight = repsAtWeight(asked, logged, question);
  if (atWeight !== undefined) return [atWeight, most];
  const estimate = estimateWords(asked, logged.records.estimate, question);
  if (ASKED_MAX.test(text)) return [...estimate, most];
  if (ASKED_REPS.test(text) && reps !== null) return [mostReps(asked, reps, question), most];
  return [most, ...estimate];
}

const ASKED_BEYOND = /\b(?:past|exceed\w*|more than|beat(?:en)?|over|reach\w*|above|surpass\w*|hit|get to|got to)\b[a-z ]*?(\d+(?:\.\d+)?)/;
const ASKED_AT = /\b(?:most reps|how many (?:reps|times)|rep (?:pr|record))\b.*?\b(?:at|with|on) (?:the )?(\d+(?:\.\d+)?)/;

/** «Yes. » or «Not by the log. » where the question names a weight to beat. */
function exceeded(heaviest: DatedSet, { text, unit }: LogQuestion): string {
  const named = ASKED_BEYOND.exec(text)?.[1];
  const weight = weightIn(heaviest, unit);
  if (named === undefined || weight === undefined) return '';
  return weight >= Number(named) ? 'Yes. ' : 'Not in the log I see. ';
}

function weightIn(set: DatedSet, unit: WeightUnit): number | undefined {
  const { weight, unit: from } = writtenSet(setOf(set));
  return weightNumber(weight, from, unit);
}

/** «Most reps at 100 kg»: the set with the most reps of at least that weight. */
function repsAtWeight(asked: AskedExercise, logged: DigestExercise, question: LogQuestion): string | undefined {
  const named = ASKED_AT.exec(question.text)?.[1];
  if (named === undefined) return undefined;
  const sets = [
    ...logged.sessions.flatMap(({ on, sets: own }) => own.map((set): DatedSet => [on, ...set])),
    ...logged.months,
    ...logged.records.heaviest.map(({ set }) => set),
  ];
  const heavy = sets.filter((set) => (weightIn(set, question.unit) ?? 0) >= Number(named));
  const best = heavy.reduce<DatedSet | undefined>((top, set) => (top === undefined || set[1] > top[1] ? set : top), undefined);
  return best === undefined
    ? `I see no set of ${asked.name} with ${weightWithUnit(named, question.unit)} or more.`
    : `${asked.name}, most reps from ${weightWithUnit(named, question.unit)} up: ${datedWords(best, asked, question)}.`;
}

/** «100 kg × 5, RPE 8, on Nov 2» */
function datedWords(set: DatedSet, asked: AskedExercise, { unit, digest }: Pick<LogQuestion, 'unit' | 'digest'>): string {
  return `${oneSetWords(setOf(set), unit, asked.exercise)}, ${onDay(set[0], digest.today)}`;
}

function mostReps(asked: AskedExercise, set: DatedSet, question: LogQuestion): string {
  return `${asked.name}, ${asked.exercise?.load === 'time' ? 'longest' : 'most reps'}: ${datedWords(set, asked, question)}.`;
}

function repMaxWords(reps: number, asked: AskedExercise, logged: DigestExercise, question: LogQuestion): string {
  const found = logged.records.heaviest.find(({ n }) => n >= reps);
  if (found === undefined) return `I see no set of ${asked.name} with ${reps} reps or more.`;
  const exact = RECORD_REPS.some((n) => n === reps) ? `${reps} reps or more` : `at least ${found.n} reps`;
  return `${asked.name}, heaviest for ${exact}: ${datedWords(found.set, asked, question)}.`;
}

function estimateWords(asked: AskedExercise, set: DatedSet | null, question: LogQuestion): string[] {
  // Added weight alone says nothing about a maximum that includes the body.
  if (set === null || asked.exercise?.load === 'bodyweight') return [];
  const range = estimateRange(set, question.unit);
  if (range === undefined) return [];
  return [`Best estimated maximum: about ${range}, from ${datedWords(set, asked, question)}.`];
}

/** An estimate within the spread of the formula's confidence. */
function estimateRange(set: DatedSet, unit: WeightUnit): string | undefined {
  const written = writtenSet(setOf(set));
  const weight = weightNumber(written.weight, written.unit, unit);
  const estimate = weight === undefined ? undefined : estimateOneRepMax({ weight, reps: written.reps, rpe: written.rpe });
  if (estimate === undefined || estimate.confidence === 'none') return undefined;
  const value = weightWithUnit(String(Math.round(estimate.value)), unit);
  return estimate.confidence === 'low' ? `${value} (rough, because of many reps or no RPE)` : value;
}

/** The heaviest or longest set within a period that the question names, from the sets at hand. */
function periodRecord(asked: AskedExercise, logged: DigestExercise, question: LogQuestion): string | undefined {
  const period = periodAsked(question.text, question.digest);
  if (period === undefined) return undefined;
  const sets = logged.sessions
    .flatMap(({ on, sets: own }) => own.map((set): DatedSet => [on, ...set]))
    .filter(([on]) => isWithin(on, period));
  const figure = (set: DatedSet) => weightIn(set, 'kg') ?? 0;
  const best = sets.reduce<DatedSet | undefined>(
    (top, set) => (top === undefined || figure(set) > figure(top) || (figure(set) === figure(top) && set[1] > top[1]) ? set : top),
    undefined,
  );
  return best === undefined ? undefined : `${asked.name}, best set ${period.words}: ${datedWords(best, asked, question)}.`;
}

/** Says how far back the records go when that is not everything. */
function lookedBack({ first, records }: DigestExercise, { digest }: LogQuestion): string[] {
  if (records.from <= first) return [];
  return [`I looked back to ${dayWords(records.from, digest.today)}; Workout History has the sets before.`];
}

function allRecords(question: LogQuestion): string[] {
  const { digest, plan } = question;
  const lines = digest.exercises.flatMap((logged) => {
    const asked = exerciseNamed(logged.name, plan, digest);
    const heaviest = logged.records.heaviest[0]?.set ?? logged.records.reps;
    return heaviest === null ? [] : [`${logged.name} ${datedWords(heaviest, asked, question).replace(/, RPE [\d.]+/, '')}`];
  });
  if (lines.length === 0) return emptyLogWords(question);
  const bests = lines.slice(0, RECORDS_SAID).join('; ');
  const strongest = strongestLift(question);
  return [`Your heaviest sets: ${bests}.`, ...strongest, 'Name an exercise for its records in full.'];
}

function strongestLift({ digest, unit, text }: LogQuestion): string[] {
  if (!/\bstrongest\b/.test(text)) return [];
  const estimates = digest.exercises.flatMap(({ name, records: { estimate } }) => {
    const load = findExercise(name)?.load;
    if (estimate === null || load === 'bodyweight') return [];
    const set = writtenSet(setOf(estimate));
    const weight = weightNumber(set.weight, set.unit, unit);
    const value = weight === undefined ? undefined : estimateOneRepMax({ weight, reps: set.reps, rpe: set.rpe })?.value;
    return value === undefined ? [] : [{ name, value }];
  });
  const top = estimates.sort((a, b) => b.value - a.value)[0];
  return top === undefined
    ? []
    : [`In sheer weight that is ${top.name}, an estimated maximum near ${weightWithUnit(String(Math.round(top.value)), unit)}.`];
}
