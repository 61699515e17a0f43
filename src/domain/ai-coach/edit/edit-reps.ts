import { capital } from '../../exercises/exercise-words.ts';
import { withWeekReps } from '../../plan/week-schedules.ts';
import { parseReps, type RepRange } from '../../training/rep-range.ts';
import { restOf } from '../build/scheme.ts';
import { SLOT_OF_PATTERN } from '../build/slot-table.ts';
import type { SessionItem } from '../change/session-items.ts';
import { listWords } from '../person/list-words.ts';
import type { Trainee } from '../person/trainee.ts';
import { changeItems, findItems, missingWords, targetWords } from './find-items.ts';
import { changed, type EditContext, type Outcome, refused } from './outcome.ts';
import type { PlanEdit } from './plan-edit.ts';

/** Zones from heavy to light; «heavier» moves one to the left. */
const ZONES: readonly (readonly [number, number])[] = [
  [1, 3],
  [3, 5],
  [4, 6],
  [6, 8],
  [8, 12],
  [12, 15],
  [15, 20],
  [20, 25],
];
const REPS_MOST = 30;
const LIGHT_REPS_MOST = 50;
const SINGLE_JOINT_LEAST = 6;
const STRENGTH_MAIN_MOST = 12;

/** Other reps, exactly or a zone heavier or lighter; timed exercises and reps that would hurt stay and are named. */
export function changeReps(context: EditContext, edit: PlanEdit & { kind: 'reps' }): Outcome {
  const { draft, trainee } = context;
  const found = findItems(draft, edit.target).filter(({ item }) => item.exercise?.load !== 'time');
  if (found.length === 0) return refused(context, `There is no ${targetWords(edit.target)} with reps in your plan.`);
  const stays = new Map<string, string>();
  const next = changeItems(draft, edit.target, ({ item }) => {
    if (item.exercise?.load === 'time') return item;
    const reps = edit.reps ?? zoneBeside(item, edit.style ?? 'lighter', trainee);
    const why = whyStays(item, reps, draft.is_strength);
    if (why !== undefined) stays.set(item.name, why);
    return why !== undefined || reps === item.reps ? item : { ...item, reps, raw: withWeekReps(item.raw, reps) };
  });
  const changedNames = [...new Set(found.map(({ item }) => item.name).filter((name) => !stays.has(name)))];
  const couldNot = [...stays].map(([name, why]) => `${name} keeps its reps: ${why}.`);
  const isSame = next.weeks.every((week, index) => week.every((day, place) => day === draft.weeks[index]?.[place]));
  if (isSame)
    return refused(context, ...(couldNot.length > 0 ? couldNot : [`${capital(targetWords(edit.target))} already has these reps.`]));
  const what = changedNames.length <= 3 ? listWords(changedNames) : capital(targetWords(edit.target));
  const how =
    edit.reps === undefined
      ? edit.style === 'heavier'
        ? 'fewer reps with more weight'
        : 'more reps with less weight'
      : `${edit.reps} reps`;
  return changed(next, `${what}: ${how}.`, { could_not: couldNot });
}

/** The next heavier or lighter zone that the exercise suits. */
function zoneBeside(item: SessionItem, style: 'heavier' | 'lighter', trainee: Trainee): string {
  const range = parseReps(item.reps) ?? ({ low: 8, high: 12 } as RepRange);
  const middle = (range.low + range.high) / 2;
  const distance = ([low, high]: readonly [number, number]): number => Math.abs((low + high) / 2 - middle);
  const now = ZONES.reduce((best, zone, index) => (distance(zone) < distance(ZONES[best] ?? zone) ? index : best), 0);
  const least = trainee.experience === 'beginner' ? 5 : 1;
  const fits = (index: number): boolean => {
    const [low = 0, high = 0] = ZONES[index] ?? [];
    return (
      ZONES[index] !== undefined && low >= least && high >= (item.exercise?.range[0] ?? 1) && low <= (item.exercise?.range[1] ?? REPS_MOST)
    );
  };
  const to = style === 'heavier' ? now - 1 : now + 1;
  const zone = fits(to) ? ZONES[to] : undefined;
  return zone === undefined ? item.reps : `${zone[0]}–${zone[1]}`;
}

function whyStays({ exercise, main }: SessionItem, reps: string, isStrength: boolean): string | undefined {
  const range = parseReps(reps);
  if (range === undefined) return 'these reps cannot be read';
  const light = exercise?.load === 'bodyweight' || exercise?.pattern === 'core';
  if (range.unit === 'seconds') return 'it is counted in reps, not in time';
  if (range.low < 1 || range.low > range.high || range.high > (light ? LIGHT_REPS_MOST : REPS_MOST))
    return `1 to ${light ? LIGHT_REPS_MOST : REPS_MOST} make sense`;
  if (exercise !== undefined && !exercise.compound && exercise.load !== 'bodyweight' && range.high < SINGLE_JOINT_LEAST)
    return 'fewer than six strain a single joint for nothing';
  if (isStrength && main && exercise?.load === 'barbell' && range.low > STRENGTH_MAIN_MOST)
    return `a main lift of a strength plan stays at ${STRENGTH_MAIN_MOST} or fewer`;
  return undefined;
}

const REST = { least: 15, most: 600 };
const REST_STEP = 30;
const REST_HEAVY_LEAST = 90;

/** Longer, shorter or exactly so much rest; heavy bar lifts keep what they need. */
export function changeRest(context: EditContext, edit: PlanEdit & { kind: 'rest' }): Outcome {
  const { draft, trainee } = context;
  const found = findItems(draft, edit.target).filter(({ item }) => item.exercise?.pattern !== 'conditioning');
  if (found.length === 0) return refused(context, missingWords(edit.target));
  if (edit.seconds !== undefined && (edit.seconds < REST.least || edit.seconds > REST.most))
    return refused(context, `Rests between ${REST.least} seconds and ${REST.most / 60} minutes make sense.`);
  const short = new Set<string>();
  const next = changeItems(draft, edit.target, ({ item }) => {
    if (item.exercise?.pattern === 'conditioning') return item;
    const wanted = edit.seconds ?? restNow(item, trainee) + (edit.style === 'longer' ? REST_STEP : -REST_STEP);
    const heavy = item.main && item.exercise?.compound === true && item.exercise.load === 'barbell';
    const least = heavy ? Math.min(REST_HEAVY_LEAST, restNow(item, trainee)) : REST.least * 2;
    const seconds = Math.min(Math.max(wanted, edit.seconds !== undefined && !heavy ? REST.least : least), REST.most);
    if (heavy && seconds > wanted) short.add(item.name);
    return seconds === item.raw.rest_seconds ? item : { ...item, raw: { ...item.raw, rest_seconds: seconds } };
  });
  const couldNot = [...short].map((name) => `${name} rests at least ${REST_HEAVY_LEAST} seconds: heavy sets need them.`);
  const isSame = next.weeks.every((week, index) => week.every((day, place) => day === draft.weeks[index]?.[place]));
  if (isSame)
    return refused(context, ...(couldNot.length > 0 ? couldNot : [`${capital(targetWords(edit.target))} already has that rest.`]));
  const how = edit.seconds === undefined ? `${REST_STEP} seconds ${edit.style ?? 'longer'}` : secondsWords(edit.seconds);
  return changed(next, `Rest for ${targetWords(edit.target)}: ${how}.`, { could_not: couldNot });
}

function restNow(item: SessionItem, trainee: Trainee): number {
  if (item.raw.rest_seconds != null && item.raw.rest_seconds > 0) return item.raw.rest_seconds;
  return item.exercise === undefined
    ? 90
    : restOf({ exercise: item.exercise, main: item.main, slot: SLOT_OF_PATTERN[item.exercise.pattern] }, trainee);
}

function secondsWords(seconds: number): string {
  return seconds % 60 === 0 && seconds >= 120 ? `${seconds / 60} minutes` : `${seconds} seconds`;
}
