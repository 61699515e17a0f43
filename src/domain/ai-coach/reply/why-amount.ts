import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { capital } from '../../exercises/exercise-words.ts';
import { dayName } from '../change/compare-days.ts';
import { muscleDoes } from '../check/muscle-words.ts';
import { LEAST_WEEKLY_SETS, MAIN_LIFT_SETS, PRODUCTIVE_WEEKLY_SETS } from '../check/volume-table.ts';
import { listWords } from '../person/list-words.ts';
import type { Trainee } from '../person/trainee.ts';
import { type PlannedPart, partsOf, weeklySets } from './planned-part.ts';

/** Loads that rise little or not at all. */
const LIGHT_LOADS: ReadonlySet<string> = new Set(['band', 'bodyweight']);

function setWords(sets: number): string {
  return `${sets} ${sets === 1 ? 'set' : 'sets'}`;
}

/** Why so many sets of a planned exercise. */
export function whySets(plan: Plan, trainee: Trainee, { item, exercise, day, main }: PlannedPart): string {
  const fact = `${item.exercise} has ${setWords(item.sets)} on ${dayName(day.label)}.`;
  const [muscle] = exercise?.primary ?? [];
  if (muscle === undefined || exercise?.pattern === 'conditioning') return fact;
  const week = `${muscleDoes(muscle, 'get')} ${weeklySets(plan, muscle)} sets in the whole week; work as a helper counts half.`;
  const { experience, goal, brief } = trainee;
  const [least, most] = MAIN_LIFT_SETS[experience];
  const rule =
    planView(plan).is_strength && main
      ? `A main lift for strength gets ${least} to ${most} hard sets a week at your experience (consensus).`
      : `Gains show from about ${LEAST_WEEKLY_SETS[goal][experience]} sets a week and rise up to about ${PRODUCTIVE_WEEKLY_SETS[experience]} at your experience (Pelland et al. 2025; Schoenfeld et al. 2017).`;
  const focus = brief.focus.includes(muscle) ? `You asked for more work for your ${muscle}.` : '';
  const full =
    brief.minutes !== null && day.minutes !== null && day.minutes >= brief.minutes * 0.9
      ? `The day takes ${day.minutes} of your ${brief.minutes} minutes, so more sets here would cost some elsewhere.`
      : '';
  return [fact, week, rule, focus, full].filter((sentence) => sentence !== '').join(' ');
}

/** Why these reps of a planned exercise. */
export function whyReps({ goal }: Trainee, { item, exercise, main }: PlannedPart): string {
  const fact = `${item.exercise} has ${item.reps}${/\d$/.test(item.reps) ? ' reps' : ''}.`;
  if (exercise?.load === 'time') return `${fact} What is held or carried is counted in time.`;
  if (exercise?.pattern === 'power') return `${fact} Fast work stays fast only in short sets; it ends before it slows down (consensus).`;
  if (main && !isFew(item.reps) && exercise !== undefined && LIGHT_LOADS.has(exercise.load))
    return `${fact} What you have to load it with is light, so more reps bring the set near its limit; muscle grows alike from 5 to 30 reps when the sets are hard (Schoenfeld et al. 2017, on loads).`;
  if (goal === 'strength' && main && isFew(item.reps))
    return `${fact} Few reps with a heavy load train strength most, because strength is practice with heavy loads (Schoenfeld et al. 2017, on loads).`;
  if (exercise?.compound !== true)
    return `${fact} A single joint takes light loads better than heavy ones, and muscle grows alike from 5 to 30 reps when the sets are hard (Schoenfeld et al. 2017, on loads).`;
  return `${fact} ${main ? 'Main lifts are a little heavier than the rest' : 'It comes after the main lifts, so it is a little lighter'}; muscle grows alike from 5 to 30 reps when the sets are hard, so the range is one in which the load is easy to raise (Schoenfeld et al. 2017, on loads). It changes from block to block.`;
}

/** From more reps on a set is no practice with heavy loads. */
const FEW_REPS_MOST = 6;

function isFew(reps: string): boolean {
  return (repsOf(reps).at(-1) ?? 0) <= FEW_REPS_MOST;
}

const LONG_REST = 120;

/** Why a planned exercise rests as long as it does. */
export function whyRest({ item, exercise, main, day }: PlannedPart): string {
  const seconds = item.rest_seconds;
  if (seconds === null) return `${item.exercise} has no set rest: start again when your breath is back.`;
  const partner = partnerOf(item.superset, item.exercise, day);
  if (partner !== undefined)
    return `${item.exercise} rests ${seconds} s because it alternates with ${partner}: while one works the other rests, so the pause is short without fewer reps (Iversen et al. 2021).`;
  const fact = `${item.exercise} rests ${seconds} s.`;
  if (seconds >= LONG_REST || (main && exercise?.compound === true))
    return `${fact} It moves much weight with many muscles: with two minutes and more the next set keeps its reps and its load (Schoenfeld et al. 2016).`;
  return `${fact} It tires one small area that recovers fast; past about a minute longer rests add little for size (Singer et al. 2024).`;
}

function partnerOf(mark: string | null, name: string, { primary, accessories }: PlannedPart['day']): string | undefined {
  if (mark === null) return undefined;
  return [...primary, ...accessories].find((other) => other.superset === mark && other.exercise !== name)?.exercise.toLowerCase();
}

const NUMBER = /\b(\d{1,2})\b/;
const NAMED_MOST = 4;

/** Why these reps, where no exercise is named: of the planned one that has them, else of the first main lift; then why not other ones. */
export function whyRepsAtAll(text: string, plan: Plan, trainee: Trainee): string | undefined {
  const parts = partsOf(plan);
  const asked = Number(NUMBER.exec(text)?.[1] ?? Number.NaN);
  const isAsked = ({ item }: PlannedPart): boolean => repsOf(item.reps).some((reps) => reps === asked);
  const part = parts.find((one) => one.main && isAsked(one)) ?? parts.find(isAsked) ?? parts.find(({ main }) => main) ?? parts[0];
  if (part === undefined) return undefined;
  const lead = Number.isNaN(asked) || isAsked(part) ? '' : `No exercise of your plan has ${asked} reps. `;
  return `${lead}${whyReps(trainee, part)}${otherReps(text, part)}`;
}

function repsOf(reps: string): number[] {
  return (reps.match(/\d+/g) ?? []).map(Number);
}

/** What fewer or more reps than planned would be for; empty where no other number is named. */
export function otherReps(text: string, { item }: PlannedPart): string {
  const other = Number(/\b(?:not|instead of|rather than|over) (?:just |only |doing )?(\d{1,2})\b/.exec(text)?.[1] ?? Number.NaN);
  const [low = 0, high = low] = repsOf(item.reps);
  if (other < low)
    return ` ${other} would mean heavier weights: more practice at the limit and more strain on the joints for the same sets; heavier blocks come later.`;
  return other > high ? ` ${other} would mean less weight and more tiredness for the same growth.` : '';
}

/** Why these rests, where no exercise is named: those of the main lifts and of the others. */
export function whyRestAtAll(plan: Plan): string | undefined {
  const parts = partsOf(plan);
  const group = (isMain: boolean): string => rangeOf(parts.filter(({ main, item }) => main === isMain && item.superset === null));
  const [main, other] = [group(true), group(false)];
  if (main === '' && other === '') return undefined;
  return [
    main === ''
      ? ''
      : `Your main lifts rest ${main} s: they move much weight, and with two minutes and more the next set keeps its reps (Schoenfeld et al. 2016).`,
    other === ''
      ? ''
      : `The other exercises rest ${other} s: a small area recovers fast, and past about a minute longer rests add little for size (Singer et al. 2024).`,
    'If you are ready earlier, go; if not, wait.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function rangeOf(parts: readonly PlannedPart[]): string {
  const seconds = parts.flatMap(({ item }) => item.rest_seconds ?? []);
  if (seconds.length === 0) return '';
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
  return least === most ? String(least) : `${least} to ${most}`;
}

/** Why so many sets, where no exercise is named: those that have that number, and what the first of them adds up to. */
export function whySetsAtAll(text: string, plan: Plan, trainee: Trainee): string | undefined {
  const parts = partsOf(plan);
  const asked = Number(NUMBER.exec(text)?.[1] ?? Number.NaN);
  const found = parts.filter(({ item }) => item.sets === asked);
  const [part] = found.length > 0 ? found : parts.filter(({ main }) => main);
  if (part === undefined) return undefined;
  const names = [...new Set(found.map(({ item }) => item.exercise.toLowerCase()))];
  const lead =
    found.length > 0
      ? `${capital(listWords(names.length > NAMED_MOST ? [...names.slice(0, NAMED_MOST), `${names.length - NAMED_MOST} more`] : names))} ${names.length === 1 ? 'has' : 'have'} ${setWords(asked)}: what counts is the sum of the week.`
      : 'Sets are shared out so that each muscle has enough in the week.';
  return `${lead} ${whySets(plan, trainee, part)}`;
}

/** Why so few or so many exercises: what fills the time, and what more of them would do. */
export function whyCount(plan: Plan, trainee: Trainee): string {
  const parts = partsOf(plan);
  const days = [...new Set(parts.map(({ day }) => day))];
  const counts = days.map((day) => `${dayName(day.label)} ${day.primary.length + day.accessories.length}`);
  const minutes = Math.max(...days.map((day) => day.minutes ?? 0));
  const time =
    minutes === 0 ? '' : ` in up to ${minutes} minutes${trainee.brief.minutes === null ? '' : ` of your ${trainee.brief.minutes}`}`;
  return `Your days have so many exercises: ${listWords(counts)}${time}. What is in gets enough sets to count; more exercises would share the same sets and cost set-up and warm-up (Iversen et al. 2021). Two of a kind reach more of a muscle than one (Fonseca et al. 2014), so the large ones have them where time allows. Say «add» or «leave out» and a name.`;
}
