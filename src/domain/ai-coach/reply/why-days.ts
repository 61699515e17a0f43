import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { capital } from '../../exercises/exercise-words.ts';
import { dayName } from '../change/compare-days.ts';
import { MAJOR_MUSCLES } from '../check/volume-table.ts';
import { findMuscles } from '../edit/read/find-muscles.ts';
import type { Brief, WeekSplit } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { WEEKDAYS, weekdaysOfPlan } from '../person/weekdays.ts';
import { splitNamed } from '../understand/facts/read-split.ts';
import { workFor } from './plan-part-words.ts';
import { daysOfPlan } from './plan-schedule-words.ts';
import { type PlannedPart, partsOf } from './planned-part.ts';
import { whyMuscleDays } from './why-week.ts';

interface DaysQuestion {
  /** Normalised. */
  text: string;
  plan: Plan;
  brief: Brief;
  /** The planned exercises that are named. */
  parts: readonly PlannedPart[];
}

const FREQUENCY = '(Schoenfeld et al. 2016, on frequency)';

/** Why so many days, these days, or an exercise or body part on them. */
export function whyDays({ text, plan, brief, parts: [first] }: DaysQuestion): string {
  if (first !== undefined) return whyOnDay(first, text, plan, brief);
  const muscle = findMuscles(text)[0];
  if (muscle !== undefined) return whyMuscleDays(plan, muscle);
  const labels = daysOfPlan(plan).map(({ label }) => dayName(label));
  const told =
    brief.days === null
      ? `You did not say how many days you have, so I took ${labels.length}.`
      : `You told me ${brief.days} ${brief.days === 1 ? 'day' : 'days'} a week.`;
  const isWhich = /\b(?:mon|tue|wed|thu|fri|sat|sun)|\b(?:these|those|such) days?\b/.test(text);
  const change = `Say «move ${labels[0] ?? 'Monday'} to another day» if a day does not suit you.`;
  return `${isWhich ? '' : `${told} `}${chosenWords(plan, brief)} ${isWhich ? eachMuscleWords(plan) : `${countWords(text, labels.length)} ${eachMuscleWords(plan)}`.trim()} ${change}`;
}

/** Whose choice the weekdays are, and how far they lie apart. */
function chosenWords(plan: Plan, brief: Brief): string {
  const labels = daysOfPlan(plan).map(({ label }) => label);
  const named = listWords(labels.map(dayName));
  const sport = brief.sports.filter(({ weekdays }) => weekdays.length > 0);
  const around =
    sport.length === 0
      ? ''
      : ` They keep clear of ${listWords(sport.map(({ name, weekdays }) => `${name} (${listWords(weekdays.map((day) => WEEKDAYS[day] ?? ''))})`))}.`;
  if (brief.weekdays.length > 0) return `${named} are the days you named.${around}`;
  const days = weekdaysOfPlan(labels);
  const between = Math.min(...gaps(days)) - 1;
  const apart =
    labels.length === 1
      ? 'is the day'
      : between > 0
        ? `lie as far apart as the week allows, with ${between === 1 ? 'a day' : `${between} days`} of rest between`
        : 'spread the sessions over the week, with the same muscles not on neighbouring days where it can be';
  return `${named} ${apart}.${around}`;
}

/** Days from each session to the next; 7 where there is one. */
function gaps(days: readonly number[]): number[] {
  return days.map((day) => Math.min(7, ...days.filter((other) => other !== day).map((other) => (other - day + 7) % 7)));
}

/** How often the large muscles come, from the plan itself. */
function eachMuscleWords(plan: Plan): string {
  const often = MAJOR_MUSCLES.map((muscle) => new Set(workFor(plan, [muscle]).map(({ day_index }) => day_index)).size).filter(
    (count) => count > 0,
  );
  if (often.length === 0) return '';
  const [least, most] = [Math.min(...often), Math.max(...often)];
  const times = least === most ? timesWords(least) : `${least} to ${most} times`;
  return least === 1 && most === 1
    ? `Each large muscle comes once a week; twice would be a little better ${FREQUENCY}.`
    : `That way each large muscle comes ${times} a week, and two or more times beat once at the same sets ${FREQUENCY}.`;
}

function timesWords(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

/** What more or fewer days than planned would change, where the question names them. */
function countWords(text: string, planned: number): string {
  const asked = /\b(?:every|each) day\b|\bdaily\b/.test(text)
    ? 7
    : Number(/\b([1-7]) ?(?:days?|sessions?|times|x|workouts?)\b/.exec(text)?.[1] ?? Number.NaN);
  const isMore = asked > planned || /\b(?:more|add)\b|\banother day\b|\b(?:a|1) (?:third|fourth|fifth|\d(?:rd|th)) day\b/.test(text);
  if (isMore)
    return `More days would spread the same weekly sets thinner rather than add growth (Pelland et al. 2025), and a muscle wants about two days before it is trained again. Have the time? Say «${asked > planned ? `train ${asked} days` : 'one day more'}».`;
  return asked < planned ? `Fewer days would make each longer. Say «train ${asked} days» if you want that.` : '';
}

/** Why an exercise is on its day: its title, and how far the same muscles are from their other days. */
function whyOnDay(part: PlannedPart, text: string, plan: Plan, brief: Brief): string {
  const all = partsOf(plan);
  const own = all.filter(({ item }) => item.exercise === part.item.exercise);
  const days = [...new Set(own.map(({ day }) => dayName(day.label)))];
  const muscles = part.exercise?.primary.slice(0, 1) ?? [];
  const others = workFor(plan, muscles).filter(({ item }) => item.exercise !== part.item.exercise);
  const elsewhere = others.filter(({ day }) => !days.includes(dayName(day.label)));
  const fact = `${part.item.exercise} is on ${listWords(days)} (${contentOf(part.day_index, plan)})${brief.weekdays.length > 0 ? ', a day you named' : ''}.`;
  const spread =
    elsewhere.length > 0
      ? `The same muscles (${listWords(muscles)}) are trained again by ${listWords([...new Set(elsewhere.map(({ item, day }) => `${item.exercise.toLowerCase()} on ${dayName(day.label)}`))])}, so each session finds them rested.`
      : days.length > 1
        ? 'It is spread over the week, so that each session finds the muscle rested.'
        : `It is the only day on which your ${listWords(muscles) || 'muscles'} lead.`;
  const rule = `A muscle is ready again after about two days, and two or more times a week beat once at the same sets ${FREQUENCY}.`;
  const more = /\b(?:only|just|once|not)\b/.test(text) && days.length === 1 ? heavyWords(part) : '';
  return [fact, spread, more, rule, `Say «move ${part.item.exercise.toLowerCase()} to» and a day if you want it elsewhere.`]
    .filter((words) => words !== '')
    .join(' ');
}

function heavyWords({ exercise }: PlannedPart): string {
  return (exercise?.stress['low back'] ?? 0) > 1
    ? 'Once, because it tires the back most and heavy pulling twice would cost the other lifts (consensus).'
    : '';
}

const BELOW: ReadonlySet<string> = new Set(['quads', 'hamstrings', 'glutes', 'calves', 'adductors', 'hip abductors', 'shins']);
const PUSHES: ReadonlySet<string> = new Set(['chest', 'front delts', 'side delts', 'triceps']);
const PULLS: ReadonlySet<string> = new Set(['lats', 'upper back', 'rear delts', 'biceps', 'traps', 'forearms']);
/** From this share of a day's sets on it is a day of that part. */
const LEADS = 0.8;

/** What a day trains, by where its sets go. */
function contentOf(day_index: number, plan: Plan): string {
  const parts = partsOf(plan).filter((part) => part.day_index === day_index && part.exercise?.pattern !== 'conditioning');
  const setsOf = (muscles: ReadonlySet<string>): number =>
    parts.filter(({ exercise }) => muscles.has(exercise?.primary[0] ?? '')).reduce((sum, { item }) => sum + item.sets, 0);
  const [legs, push, pull] = [setsOf(BELOW), setsOf(PUSHES), setsOf(PULLS)];
  const all = legs + push + pull;
  if (all === 0) return 'easy work';
  if (legs >= all * LEADS) return 'lower body';
  if (push >= all * LEADS) return 'pushing';
  if (pull >= all * LEADS) return 'pulling';
  return legs <= all * (1 - LEADS) ? 'upper body' : 'the whole body';
}

const SPLIT_DAYS: Readonly<Record<WeekSplit, readonly [least: number, most: number]>> = {
  'full body': [1, 3],
  'upper lower': [4, 4],
  'push pull legs': [5, 6],
  'body parts': [5, 6],
};

/** Why the muscles are spread over the days as they are, and not in another way that is named. */
export function whySplit({ text, plan, brief }: DaysQuestion): string {
  const days = daysOfPlan(plan);
  const contents = days.map((_, index) => contentOf(index, plan));
  const each = [...new Set(contents)].map(
    (content) => `${content} on ${listWords(days.filter((_, index) => contents[index] === content).map(({ label }) => dayName(label)))}`,
  );
  const fact = `${brief.split === null ? '' : `You asked for ${brief.split}. `}Your week is ${listWords(each)}.`;
  const rule =
    'At the same weekly sets no split grows more than another (Ramos-Campo et al. 2024), so the number of days decides which one fits.';
  return [fact, eachMuscleWords(plan), rule, otherSplitWords(text, plan, days.length)].filter((words) => words !== '').join(' ');
}

/** The words for another split come after «not» or «instead of»; «why no full body» too. */
function otherSplitWords(text: string, plan: Plan, count: number): string {
  const other = splitNamed(/\b(?:instead of|rather than|over|not|no|isn't|and not)\b(.*)/.exec(text)?.[1] ?? '');
  if (other === undefined) return 'Say «make it full body», «upper lower» or «push pull legs» for another one.';
  const [least, most] = SPLIT_DAYS[other];
  const fits =
    count < least
      ? `With ${count} ${count === 1 ? 'day' : 'days'} ${other} would bring a muscle back only after a week or so; it wants ${least} to ${most} days.`
      : count > most
        ? `On ${count} days ${other} would train the same muscles before they are rested.`
        : `${capital(other)} would suit ${count} days too.`;
  return `${fits} Say «make it ${other}» and I show it${planView(plan).goal === '' ? '' : ' beside this one'}.`;
}
