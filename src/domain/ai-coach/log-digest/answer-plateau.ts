import { findExercise } from '../../exercises/find-exercise.ts';
import { daysBetween, shiftDay } from '../../training/week.ts';
import { listWords } from '../person/list-words.ts';
import type { DigestExercise } from './digest-shape.ts';
import { type AskedExercise, insteadWords, loggedExercise } from './exercise-asked.ts';
import type { LogQuestion } from './log-question.ts';
import { emptyLogWords, notLoggedWords } from './missing-words.ts';
import { dayWords, measureWord, onDay } from './set-words.ts';
import { bestPoint, stretchWords, type Trend, trendOf } from './trend.ts';

/** A standstill: this many sessions and days without a new best. */
const STALLED_SESSIONS = 4;
const STALLED_DAYS = 21;
const HARD_RPE = 9;
const EASY_RPE = 7.5;

/** «My bench is stuck.» */
export function answerPlateau(question: LogQuestion): string[] {
  const { exercise, digest } = question;
  if (exercise === undefined) return allPlateaus(question);
  const logged = loggedExercise(digest, exercise);
  if (logged === undefined) return [...insteadWords(exercise), ...notLoggedWords(exercise, question)];
  return [...insteadWords(exercise), ...plateauWords(exercise, logged, question)];
}

interface Standstill {
  kind: 'few' | 'moving' | 'early' | 'stalled';
  best: NonNullable<ReturnType<typeof bestPoint>>;
  /** Sessions since the best. */
  sessions: number;
}

function standstillOf(trend: Trend): Standstill | undefined {
  const best = bestPoint(trend.points);
  const last = trend.points.at(-1);
  if (best === undefined || last === undefined) return undefined;
  const sessions = trend.points.length - 1 - trend.points.indexOf(best);
  if (trend.kind === 'few') return { kind: 'few', best, sessions };
  const days = daysBetween(best.performed_on, last.performed_on);
  if (sessions >= STALLED_SESSIONS && days >= STALLED_DAYS) return { kind: 'stalled', best, sessions };
  return { kind: trend.kind === 'up' ? 'moving' : 'early', best, sessions };
}

function plateauWords(asked: AskedExercise, logged: DigestExercise, question: LogQuestion): string[] {
  const { digest, unit } = question;
  const trend = trendOf(logged, unit);
  const still = trend === undefined ? undefined : standstillOf(trend);
  if (trend === undefined || still === undefined) return notLoggedWords(asked, question);
  const { today } = digest;
  const word = measureWord(trend.measure, unit, asked.exercise);
  const what = trend.measure === 'max' ? 'estimated maximum' : 'best set';
  const { best, sessions } = still;
  if (still.kind === 'few')
    return [
      `My log shows too little of ${asked.name} to call it a plateau: ${trend.points.length} ${trend.points.length === 1 ? 'session' : 'sessions'}, the best near ${best.value} ${word}, ${onDay(best.performed_on, today)}.`,
      'Log it for two or three more weeks with RPE, and I can say.',
    ];
  if (still.kind === 'moving')
    return [
      `By the log ${asked.name} still moves: ${what} ${stretchWords(trend.start, word)} around ${dayWords(trend.start.from, today)}, ${stretchWords(trend.end, word)} lately, the best ${onDay(best.performed_on, today)}.`,
      'The weight on the bar moves in steps, so reps at the same weight count as progress. Keep going as written.',
    ];
  if (still.kind === 'early')
    return [
      `${asked.name} has its best, near ${best.value} ${word}, ${onDay(best.performed_on, today)}, ${sessions === 0 ? 'its newest session' : `${sessions} ${sessions === 1 ? 'session' : 'sessions'} ago`}. That is too short for a plateau; I call it one after ${STALLED_SESSIONS} sessions and three weeks without a better one.`,
      ...adviceWords(asked, logged, question).slice(0, 1),
    ];
  return [
    `Yes, ${asked.name} ${trend.kind === 'down' ? 'has slipped' : 'stands still'}: no better session than about ${best.value} ${word} ${onDay(best.performed_on, today)} in ${sessions} sessions since, lately ${stretchWords(trend.end, word)}.`,
    ...adviceWords(asked, logged, question),
  ];
}

const RECENT_SESSIONS = 3;
const RECENT_DAYS = 28;

/** What the log suggests to change: effort first, then how often, then the work itself. */
function adviceWords(asked: AskedExercise, logged: DigestExercise, { digest }: LogQuestion): string[] {
  const efforts = logged.sessions.slice(0, RECENT_SESSIONS).flatMap(({ sets }) => sets.flatMap(([, , rpe]) => rpe ?? []));
  const effort = efforts.length === 0 ? undefined : Math.round((efforts.reduce((sum, rpe) => sum + rpe, 0) / efforts.length) * 2) / 2;
  const often = logged.sessions.filter(({ on }) => on > shiftDay(digest.today, -RECENT_DAYS)).length;
  if (effort !== undefined && effort >= HARD_RPE)
    return [
      `Your last sets were at RPE ${effort}, so the tank is empty rather than the work too little. Take a lighter week, then start about 5% below. Say «I need a deload», and I propose it.`,
    ];
  if (often > 0 && often < 6)
    return [
      `You trained it ${often} ${often === 1 ? 'time' : 'times'} in four weeks: a second day a week is the first thing to change.${effort !== undefined && effort <= EASY_RPE ? ` RPE ${effort} also leaves room: take the last set to 8.` : ''}`,
    ];
  if (effort !== undefined && effort <= EASY_RPE)
    return [
      `Your last sets were at RPE ${effort}, which leaves a lot in you. Take the last set of each session to RPE 8 or 9 for three weeks.`,
    ];
  const unrated = effort === undefined ? ' Log RPE with it, so that I see whether effort or work is missing.' : '';
  return [
    `Effort and frequency are fine, so change the work: one set more a week, or another rep range for four weeks. Say «add a set to ${asked.name.toLowerCase()}», and I propose it.${unrated}`,
  ];
}

/** No exercise named: which ones stand still. */
function allPlateaus(question: LogQuestion): string[] {
  const { digest, unit } = question;
  const told = digest.exercises.flatMap((logged) => {
    const trend = trendOf(logged, unit);
    const still = trend === undefined ? undefined : standstillOf(trend);
    return still === undefined || still.kind === 'few' ? [] : [{ name: logged.name, logged, still }];
  });
  if (digest.exercises.length === 0) return emptyLogWords(question);
  if (told.length === 0)
    return [
      'No exercise has enough sessions in my view to call it a plateau. Three of one exercise over two weeks make a start; which one feels stuck?',
    ];
  const [stalled, moving] = [told.filter(({ still }) => still.kind === 'stalled'), told.filter(({ still }) => still.kind === 'moving')];
  const movingWords = moving.length === 0 ? [] : [`Still moving: ${listWords(moving.slice(0, 3).map(({ name }) => name))}.`];
  const first = stalled[0];
  if (first === undefined)
    return ['By the log no exercise has gone three weeks without a new best.', ...movingWords, 'Which one do you mean?'];
  const names = stalled.slice(0, 3).map(({ name, still }) => `${name} (best ${dayWords(still.best.performed_on, digest.today)})`);
  const asked = { name: first.name, exercise: findExercise(first.name), isPlanned: true, instead: null };
  return [
    `By the log these stand still: ${listWords(names)}.`,
    ...movingWords,
    `${first.name} first: ${adviceWords(asked, first.logged, question)[0] ?? ''}`,
  ];
}
