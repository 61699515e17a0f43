import { findExercise } from '../../exercises/find-exercise.ts';
import { lastSessionsAsked } from '../understand/acts/plain-log-forms.ts';
import type { DigestExercise, DigestSet } from './digest-shape.ts';
import { type AskedExercise, insteadWords, loggedExercise } from './exercise-asked.ts';
import { isLastHidden } from './hide-facts.ts';
import type { LogQuestion } from './log-question.ts';
import { emptyLogWords, notLoggedWords } from './missing-words.ts';
import { type AskedMuscles, musclesAsked } from './muscles-asked.ts';
import { type AskedPeriod, isWithin, periodAsked } from './period-asked.ts';
import { dayWords, onDay, setsWords } from './set-words.ts';

const EXERCISES_SAID = 6;
const SESSIONS_SAID = 10;
const HIDDEN = 'You removed the last session from «What your coach sees». Show it there again, and I tell you what was in it.';

/** «What did I bench last time?», «what did I do on Friday?» */
export function answerLast(question: LogQuestion): string[] {
  const { exercise, digest, text } = question;
  const period = periodAsked(text, digest);
  if (exercise === undefined) return sessionWords(question, period);
  const logged = loggedExercise(digest, exercise);
  if (logged === undefined) return [...insteadWords(exercise), ...notLoggedWords(exercise, question)];
  return [...insteadWords(exercise), ...exerciseWords(exercise, logged, question, period)];
}

function exerciseWords(
  asked: AskedExercise,
  logged: DigestExercise,
  { digest, unit, text }: LogQuestion,
  period: AskedPeriod | undefined,
): string[] {
  const { today } = digest;
  const most = lastSessionsAsked(text);
  if (most !== undefined) return [listWords(asked, logged, { digest, unit }, most)];
  const words = (sets: readonly DigestSet[]) => setsWords(sets, unit, asked.exercise);
  const inPeriod = period === undefined ? undefined : logged.sessions.find(({ on }) => isWithin(on, period));
  if (inPeriod !== undefined) return [`${asked.name} ${onDay(inPeriod.on, today)}: ${words(inPeriod.sets)}.`];
  const none = period === undefined ? [] : [`I see no ${asked.name} ${period.words}.`];
  const [newest] = logged.sessions;
  const isToday = newest?.on === today;
  const [last, before] = isToday ? logged.sessions.slice(1) : logged.sessions;
  const now = newest !== undefined && isToday ? [`${asked.name} today so far: ${words(newest.sets)}.`] : [];
  if (last === undefined)
    return [
      ...none,
      ...(now.length > 0
        ? [...now, 'It is the first time in your log.']
        : [`${asked.name} was last logged ${onDay(logged.records.from, today)}.`]),
    ];
  return [
    ...none,
    ...now,
    `${now.length > 0 ? 'The time before' : `${asked.name}, last time`} ${onDay(last.on, today)}: ${words(last.sets)}.`,
    ...(before === undefined || now.length > 0 ? [] : [`Before that, ${onDay(before.on, today)}: ${words(before.sets)}.`]),
    ...(isLastHidden(digest.hidden) ? ['Your newest session is not in this: you removed it from «What your coach sees».'] : []),
  ];
}

/** «My rows, last 5 sessions»: each with its day, newest first. */
function listWords(
  asked: AskedExercise,
  logged: DigestExercise,
  { digest, unit }: Pick<LogQuestion, 'digest' | 'unit'>,
  most: number,
): string {
  const listed = logged.sessions.slice(0, Math.min(most, SESSIONS_SAID));
  const lines = listed.map(({ on, sets }) => `${dayWords(on, digest.today)}: ${setsWords(sets, unit, asked.exercise)}`);
  const all = listed.length < most ? ` I see no more than ${listed.length} of them; Workout History has all.` : '';
  return `${asked.name}, newest first. ${lines.join('. ')}.${all}`;
}

function sessionWords(question: LogQuestion, period: AskedPeriod | undefined): string[] {
  const { digest, unit } = question;
  const { last, today } = digest;
  if (period !== undefined) return periodWords(question, period);
  const [group] = musclesAsked(question.text);
  const ofGroup = group === undefined ? undefined : groupWords(group, question);
  if (ofGroup !== undefined) return ofGroup;
  if (last === null) return isLastHidden(digest.hidden) ? [HIDDEN] : emptyLogWords(question);
  const beside = [last.label, last.minutes === null ? '' : `${last.minutes} minutes`].filter((part) => part !== '').join(', ');
  const items = last.exercises.map(({ name, sets }) => `${name} ${setsWords(sets, unit, findExercise(name))}`);
  return [`Your last session was ${onDay(last.on, today)}${beside === '' ? '' : ` (${beside})`}: ${itemsWords(items)}.`];
}

/** «Last leg day»: the newest day on which these muscles were trained first, and their exercises. */
function groupWords({ name, muscles }: AskedMuscles, { digest, unit }: LogQuestion): string[] | undefined {
  const own = digest.exercises.filter((one) => findExercise(one.name)?.primary.some((muscle) => muscles.includes(muscle)) === true);
  const on = own
    .flatMap(({ sessions }) => sessions.map((session) => session.on))
    .sort()
    .at(-1);
  if (on === undefined) return undefined;
  const items = own.flatMap((one) =>
    one.sessions.filter((session) => session.on === on).map(({ sets }) => `${one.name} ${setsWords(sets, unit, findExercise(one.name))}`),
  );
  return [`You last trained ${name} ${onDay(on, digest.today)}: ${itemsWords(items)}.`];
}

/** The newest session of a period, put together from the exercises at hand. */
function periodWords(question: LogQuestion, period: AskedPeriod): string[] {
  const { digest, unit } = question;
  const { last, today } = digest;
  const days = digest.exercises.flatMap(({ sessions }) => sessions.map(({ on }) => on)).filter((on) => isWithin(on, period));
  const on = [...days, ...(last !== null && isWithin(last.on, period) ? [last.on] : [])].sort().at(-1);
  if (on === undefined) return noneInPeriod(question, period);
  if (on === last?.on) return sessionWords(question, undefined);
  const items = digest.exercises.flatMap(({ name, sessions }) =>
    sessions.filter((session) => session.on === on).map(({ sets }) => `${name} ${setsWords(sets, unit, findExercise(name))}`),
  );
  const others = new Set(days).size > 1 ? [`That is the latest of ${new Set(days).size} workouts ${period.words}.`] : [];
  return [`You trained ${onDay(on, today)}: ${itemsWords(items)}.`, ...others];
}

function noneInPeriod(question: LogQuestion, period: AskedPeriod): string[] {
  const { digest } = question;
  const trained = (digest.workouts ?? []).filter(([on]) => isWithin(on, period)).length > 0;
  if (isLastHidden(digest.hidden)) return [HIDDEN];
  if (trained) return [`You trained ${period.words}, but its sets are too far back for me to list; Workout History has them.`];
  const nearest = (digest.workouts ?? []).findLast(([on]) => on < period.from)?.[0] ?? digest.last?.on;
  if (nearest === undefined) return emptyLogWords(question);
  return [`I see no workout ${period.words}. The nearest is ${dayWords(nearest, digest.today)}.`];
}

function itemsWords(items: readonly string[]): string {
  const rest = items.length - EXERCISES_SAID;
  return `${items.slice(0, EXERCISES_SAID).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
}
