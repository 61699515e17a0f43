import { KIT, type Kit } from '../exercises/exercise.ts';
import { exerciseById } from '../exercises/library.ts';
import { hasKitFor } from '../exercises/substitutes.ts';
import type { Plan } from '../plan/plan.ts';
import { isEasedIn } from './build/ease-in.ts';
import { hasFewerSets } from './build/fewer-sets.ts';
import { isHung } from './check/pull-up-table.ts';
import { type Brief, keptFree } from './person/brief-shape.ts';
import { limitationAgainst } from './person/limitations.ts';
import { listWords } from './person/list-words.ts';
import { keptKin } from './person/refused-kin.ts';
import { stateAgainst } from './person/state-against.ts';
import { allowedExercises, traineeOf } from './person/trainee.ts';
import { WEEKDAYS } from './person/weekdays.ts';
import { planWork, type WorkDay } from './plan-work.ts';

/** What the trainee asked for and this plan does not do, one sentence each with the reason. Empty when everything is met. */
export function unmetWishes(brief: Brief, plan: Plan): string[] {
  const week = planWork(plan)[0] ?? [];
  return [
    ...unmetDays(brief, week),
    ...unmetMinutes(brief, week),
    ...unusedMinutes(brief, week),
    ...unmetExercises(brief, week),
    ...keptWords(brief, week),
    ...unmetFocus(brief, week),
    ...unmetPullUps(brief),
  ];
}

function unmetDays(brief: Brief, week: readonly WorkDay[]): string[] {
  if (brief.days === null || week.length >= brief.days) return [];
  const named = brief.weekdays.length > 0 && brief.weekdays.length < brief.days;
  const names = named ? brief.weekdays : keptFree(brief);
  const reason = named ? `you named ${daysWords(names)}` : `${daysWords(names)} ${names.length === 1 ? 'stays' : 'stay'} free`;
  return [`The plan has ${week.length} ${week.length === 1 ? 'day' : 'days'} and not ${brief.days}: ${reason}.`];
}

function daysWords(days: readonly number[]): string {
  return listWords(days.map((day) => WEEKDAYS[day] ?? ''));
}

function unmetMinutes({ minutes }: Brief, week: readonly WorkDay[]): string[] {
  const longest = Math.max(0, ...week.map((day) => day.minutes ?? 0));
  return minutes === null || longest <= minutes * 1.1
    ? []
    : [`The longest session takes about ${longest} minutes, more than your ${minutes}.`];
}

/** Below this share of the stated time, why a session is shorter is said (TRAIN-21). */
const SAID_BELOW = 0.8;

function unusedMinutes(brief: Brief, week: readonly WorkDay[]): string[] {
  const { minutes } = brief;
  if (hasFewerSets(traineeOf(brief)) || isEasedIn(traineeOf(brief)) || brief.meet !== null) return [];
  const longest = Math.max(0, ...week.map((day) => day.minutes ?? 0));
  if (minutes === null || longest === 0 || longest >= minutes * SAID_BELOW) return [];
  return [`Sessions take up to ${longest} of your ${minutes} minutes: past that, more sets would tire you more than they build.`];
}

function unmetExercises(brief: Brief, week: readonly WorkDay[]): string[] {
  const planned = new Set(week.flatMap((day) => day.work.map(({ exercise }) => exercise?.id)));
  const wanted = [...brief.wanted, ...brief.swaps.map(({ to }) => to)].filter((id) => !planned.has(id));
  return wanted.flatMap((id) => {
    const exercise = exerciseById(id);
    return exercise === undefined ? [] : [`${exercise.name} is not in it: ${whyNot(id, brief)}.`];
  });
}

/** «Romanian deadlift stays»; the refused family itself is not named, so that no text speaks of it. */
function keptWords({ refused }: Brief, week: readonly WorkDay[]): string[] {
  const kept = keptKin(
    refused,
    week.flatMap((day) => day.work.flatMap(({ exercise }) => exercise ?? [])),
  );
  const [stays, goes] = kept.length === 1 ? ['stays', 'it should go'] : ['stay', 'they should go'];
  return kept.length === 0 ? [] : [`${listWords(kept.map(({ name }) => name))} ${stays} in the plan: tell me if ${goes} too.`];
}

/** Kit with a name in the plural. */
const MANY: ReadonlySet<Kit> = new Set<Kit>(['dumbbells', 'kettlebells', 'bands', 'plates', 'machine', 'dip-bars', 'rings']);

/** «A barbell, squat rack and bench», «dumbbells». */
export function neededWords(missing: readonly Kit[]): string {
  return `${missing[0] !== undefined && MANY.has(missing[0]) ? '' : 'a '}${listWords(missing.map((item) => KIT[item]))}`;
}

function whyNot(id: string, brief: Brief): string {
  const exercise = exerciseById(id);
  const trainee = traineeOf(brief);
  if (exercise === undefined) return 'I do not know it';
  if (trainee.kit !== null && !hasKitFor(exercise, trainee.kit)) {
    const missing = exercise.equipment[0]?.filter((item) => trainee.kit?.has(item) !== true) ?? [];
    return `it needs ${neededWords(missing)}`;
  }
  const limitation = limitationAgainst(exercise, brief.limitations);
  if (limitation !== undefined) return `it asks too much of your ${limitation.region}`;
  const state = stateAgainst(exercise, brief);
  if (state !== undefined) return `it does not suit ${state.name}`;
  return 'another movement of its kind fits your week better';
}

function unmetFocus(brief: Brief, week: readonly WorkDay[]): string[] {
  const trained = new Set(week.flatMap((day) => day.work.flatMap(({ exercise }) => exercise?.primary ?? [])));
  const missing = brief.focus.filter((muscle) => !trained.has(muscle));
  return missing.length === 0
    ? []
    : [`There is no direct work for your ${listWords(missing)}: what you have to train with does not allow it.`];
}

function unmetPullUps(brief: Brief): string[] {
  if (brief.style !== 'pull-ups' && brief.style !== 'first pull-up') return [];
  if (allowedExercises(traineeOf(brief)).some(isHung)) return [];
  return ['Pull-ups themselves are not in it, because there is no bar for you to hang from; one in a door frame would do.'];
}
