import type { Plan } from '#domain/plan/plan.ts';
import { type DayView, dayView, planView, weekCount } from '#domain/plan/plan-view.ts';
import { isLighterPlanWeek } from '../../training/week-effort.ts';
import { dayName } from '../change/compare-days.ts';
import { listWords } from '../person/list-words.ts';
import { WEEKDAYS, weekdaysOfPlan } from '../person/weekdays.ts';

export function daysOfPlan(plan: Plan): DayView[] {
  return Array.from({ length: planView(plan).days }, (_, index) => dayView(plan, 0, index)).flatMap((day) => day ?? []);
}

/** «You train 3 days a week: Monday, Wednesday and Friday.» */
export function trainingDaysWords(plan: Plan): string {
  const days = daysOfPlan(plan);
  const count = `You train ${days.length} ${days.length === 1 ? 'day' : 'days'} a week`;
  return `${count}: ${listWords(days.map(({ label, title }) => `${dayName(label)}${title === null ? '' : ` (${title.toLowerCase()})`}`))}.`;
}

/** «You rest on Tuesday, Thursday, Saturday and Sunday.» */
export function restDaysWords(plan: Plan): string {
  const labels = daysOfPlan(plan).map(({ label }) => label);
  const taken = weekdaysOfPlan(labels);
  const rest = [1, 2, 3, 4, 5, 6, 0].filter((day) => !taken.includes(day)).map((day) => dayName(WEEKDAYS[day] ?? ''));
  if (rest.length === 0) return 'Your plan has no day off. Say «one day less» if you want one.';
  return `You rest on ${listWords(rest)}: ${rest.length === 1 ? 'one day' : `${rest.length} days`} a week. A walk or an easy ride is fine then. Training is on ${listWords(labels.map(dayName))}.`;
}

/** Every day with its exercises. */
export function weekWords(plan: Plan): string[] {
  const view = planView(plan);
  const weeks = weekCount(view);
  const lead = `Your plan: ${view.goal}${weeks > 1 ? `, ${weeks} weeks` : ''}, ${daysOfPlan(plan).length} days a week.`;
  const days = daysOfPlan(plan).map(({ label, minutes, primary, accessories }) => {
    const names = [...primary, ...accessories].map(({ exercise, sets, reps }) => `${exercise} ${sets} × ${reps}`);
    return `${label}${minutes === null ? '' : `, ${minutes} min`}: ${names.join(', ')}.`;
  });
  return [[lead, ...days].join('\n')];
}

/** How long the sessions take; of the days asked for, else of all. */
export function minutesWords(plan: Plan, asked: readonly DayView[]): string {
  const days = (asked.length > 0 ? asked : daysOfPlan(plan)).filter(({ minutes }) => minutes !== null);
  if (days.length === 0) return 'Your plan names no minutes. With warm-up and rests most sessions of six exercises take 45 to 60.';
  const each = days.map(({ label, minutes }, index) => `${dayName(label)} ${index === 0 ? 'about ' : ''}${minutes}`);
  return `${listWords(each)} minutes, warm-up and rests included. Too long or too short? Say the minutes you have.`;
}

/** How many weeks the plan runs, and what comes then. */
export function lengthWords(plan: Plan): string {
  const weeks = weekCount(planView(plan));
  if (weeks < 2) return 'It has no end: the same week goes on until you ask for another, and the weights rise with what you log.';
  return `${weeks} weeks. ${lightWeekWords(plan)} After week ${weeks} ask me for the next block, and it starts from what you logged.`;
}

export function lightWeekWords(plan: Plan): string {
  const weeks = weekCount(planView(plan));
  const light = Array.from({ length: weeks }, (_, week) => week).find((week) => isLighterPlanWeek(plan, week));
  if (light === undefined) return 'No lighter week is planned. Say «I need a deload», and I propose one.';
  const which = light + 1 === weeks ? ': the last week is lighter' : ' is the lighter one';
  return `Week ${light + 1} of ${weeks}${which}, the same exercises with less effort, so that you start the next block rested.`;
}

/** «7 on Monday, 7 on Wednesday and 8 on Friday.» */
export function exerciseCountWords(plan: Plan): string {
  const days = daysOfPlan(plan);
  const each = days.map(({ label, primary, accessories }) => `${primary.length + accessories.length} on ${dayName(label)}`);
  const names = new Set(days.flatMap(({ primary, accessories }) => [...primary, ...accessories].map(({ exercise }) => exercise)));
  return `${listWords(each)}, ${names.size} different exercises in the week.`;
}

/** What a day, or every day, begins or ends with. */
export function placeWords(plan: Plan, asked: readonly DayView[], text: string): string {
  const days = asked.length > 0 ? asked : daysOfPlan(plan);
  const isLast = /\b(?:last|end|finish)\b/.test(text);
  const nth = isLast ? -1 : /\b(?:2nd|second)\b/.test(text) ? 1 : /\b(?:3rd|third)\b/.test(text) ? 2 : 0;
  const each = days.flatMap(({ label, primary, accessories }) => {
    const item = [...primary, ...accessories].at(nth);
    return item === undefined ? [] : [`${dayName(label)} ${item.exercise.toLowerCase()}, ${item.sets} × ${item.reps}`];
  });
  const lead = isLast ? 'Last comes' : nth === 0 ? 'First comes' : `Number ${nth + 1} is`;
  return `${lead}: ${each.join('; ')}.`;
}

const NOTATION_RANGE = /(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})/;

/** «3 × 5», «8–12» in words. */
export function notationWords(text: string): string {
  const [, sets, reps] = /(\d{1,2}) ?(?:x|by|×) ?(\d{1,3})/.exec(text) ?? [];
  const [, low, high] = NOTATION_RANGE.exec(text) ?? [];
  if (sets !== undefined && reps !== undefined && low === undefined)
    return `${sets} × ${reps} means ${sets} sets of ${reps} reps: ${reps} times in a row, rest, and that ${sets} times.`;
  if (low !== undefined && high !== undefined)
    return `${low}–${high} is a range of reps: take a weight that lets you do at least ${low}. When every set reaches ${high}, add a little weight and begin again near ${low}. «2 × ${low}–${high}» is two such sets.`;
  return '«3 × 8–12» means three sets of 8 to 12 reps. RPE says how hard a set is from 1 to 10, RIR how many reps you leave in reserve; «s» is seconds of rest.';
}
