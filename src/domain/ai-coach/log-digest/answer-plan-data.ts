import type { Plan } from '#domain/plan/plan.ts';
import { dayName, weekdayOfLabel } from '../../training/next-workout.ts';
import { listWords } from '../person/list-words.ts';
import { hardSets, planWork, type Work, type WorkDay } from '../plan-work.ts';
import type { AskedData } from './asked-data.ts';
import { loggedExercise } from './exercise-asked.ts';
import type { AskedMuscles } from './muscles-asked.ts';
import { countdownWords, lookWords } from './plan-weeks.ts';
import { capital, count, round } from './say.ts';

/** Hard sets a week of the plan for muscles; helping work counts half. undefined without a plan. */
export function setsOfPlan({ plan, digest }: Pick<AskedData, 'plan' | 'digest'>, group: Pick<AskedMuscles, 'muscles'>): number | undefined {
  const days = plan === undefined ? undefined : weekOf(plan, digest.place?.week ?? 0);
  return days?.reduce((sum, { work }) => sum + work.reduce((own, item) => own + hardSets(item) * shareOf(item, group), 0), 0);
}

function shareOf({ exercise }: Work, { muscles }: Pick<AskedMuscles, 'muscles'>): number {
  if (exercise?.primary.some((muscle) => muscles.includes(muscle)) === true) return 1;
  return exercise?.secondary.some((muscle) => muscles.includes(muscle)) === true ? 0.5 : 0;
}

/** A week of the plan; a plan in blocks has weeks that `planWork` does not list. */
function weekOf(plan: Plan, week: number): readonly WorkDay[] {
  const weeks = planWork(plan);
  return weeks[week] ?? weeks[0] ?? [];
}

/** What the plan holds: sets, exercises, effort and minutes by day, week, muscle or exercise. */
export function answerPlanData(data: AskedData): string[] | undefined {
  const { plan, question } = data;
  if (plan === undefined) return undefined;
  if (question.form === 'look') return lookWords(data, plan);
  if (question.form === 'countdown') return countdownWords(data, plan);
  if (question.form === 'when') return whenWords(data, plan);
  if (question.form === 'which' && question.over === 'day') return dayRanking(data, plan);
  if (question.measure === 'exercises') return exerciseWords(data, plan);
  if (question.measure === 'effort' && data.weekdays.length > 0) return effortWords(data, plan);
  if (question.measure === 'sets') return setsWords(data, plan);
  return undefined;
}

interface DayFigures {
  name: string;
  minutes: number | null;
  sets: number;
  /** Mean RPE, by sets. */
  effort: number;
  main: readonly string[];
  work: readonly Work[];
  weekday: number | null;
}

function daysOf(plan: Plan, week: number): DayFigures[] {
  return weekOf(plan, week).map(({ label, minutes, work }) => {
    const sets = work.reduce((sum, { prescription }) => sum + prescription.sets, 0);
    const effort = work.reduce((sum, item) => sum + item.effort * item.prescription.sets, 0) / Math.max(1, sets);
    const main = work.filter((item) => item.main).map(({ prescription }) => prescription.exercise.toLowerCase());
    return { name: dayName(label), minutes, sets, effort, main, work, weekday: weekdayOfLabel(label) };
  });
}

/** How much the lifts of a day ask of the whole body: sets of squats and pulls from the floor are the hardest. */
function demandOf({ work }: DayFigures): number {
  return work.reduce((sum, item) => sum + item.prescription.sets * item.effort * demandFactor(item), 0);
}

function demandFactor({ exercise, main }: Work): number {
  if (exercise?.pattern === 'squat' || exercise?.pattern === 'hinge') return main ? 2 : 1.5;
  return main ? 1.3 : 1;
}

function dayRanking(data: AskedData, plan: Plan): string[] | undefined {
  const { question, digest } = data;
  const days = daysOf(plan, digest.place?.week ?? 0);
  const isLeast = question.order === 'least';
  const figure = (day: DayFigures): number =>
    question.measure === 'minutes'
      ? (day.minutes ?? 0)
      : question.measure === 'sets'
        ? day.sets
        : question.measure === 'exercises'
          ? day.work.length
          : demandOf(day);
  const ranked = days.toSorted((a, b) => (isLeast ? figure(a) - figure(b) : figure(b) - figure(a)));
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return undefined;
  const said = ({ sets, effort, minutes, main }: DayFigures) =>
    `${count(sets, 'set')} at RPE ${round(effort, 0.5)}${minutes === null ? '' : `, about ${minutes} minutes`}${main.length === 0 ? '' : `, with ${listWords(main)}`}`;
  return [`${first.name}: ${said(first)}. ${isLeast ? 'Next' : 'Then'} ${second.name}: ${said(second)}.`];
}

function namedDays({ weekdays }: AskedData, plan: Plan, week: number): DayFigures[] {
  return daysOf(plan, week).filter(({ weekday }) => weekday !== null && weekdays.includes(weekday));
}

function exerciseWords(data: AskedData, plan: Plan): string[] | undefined {
  const week = data.digest.place?.week ?? 0;
  const days = daysOf(plan, week);
  const of = (group: AskedMuscles) =>
    new Set(days.flatMap(({ work }) => work.filter((item) => shareOf(item, group) === 1).map(({ prescription }) => prescription.exercise)));
  if (data.muscles.length > 0)
    return [
      `${listWords(data.muscles.map((group) => `${of(group).size} for ${group.name} (${[...of(group)].map((name) => name.toLowerCase()).join(', ') || 'none'})`))}, counted by the muscle an exercise trains first.`,
    ];
  const named = namedDays(data, plan, week);
  if (named.length > 0)
    return named.map(
      ({ name, work }) =>
        `${name}: ${count(work.length, 'exercise')}, ${work.map(({ prescription }) => prescription.exercise.toLowerCase()).join(', ')}.`,
    );
  if (data.weekdays.length > 0) return ['Nothing is planned that day.'];
  const names = new Set(days.flatMap(({ work }) => work.map(({ prescription }) => prescription.exercise)));
  return [`${days.map(({ name, work }) => `${work.length} on ${name}`).join(', ')}: ${names.size} different exercises in the week.`];
}

function effortWords(data: AskedData, plan: Plan): string[] | undefined {
  const named = namedDays(data, plan, data.digest.place?.week ?? 0);
  if (named.length === 0) return ['Nothing is planned that day.'];
  return named.map(
    ({ name, effort, sets, main }) =>
      `${name}: ${count(sets, 'set')} at RPE ${round(effort, 0.5)} on average${main.length === 0 ? '' : `, the heaviest ${listWords(main)}`}.`,
  );
}

/** The days a question limits itself to: those named, or those before or after one. */
function limited(data: AskedData, days: readonly DayFigures[]): { days: readonly DayFigures[]; words: string } {
  const [weekday] = data.weekdays;
  const at = days.findIndex((day) => day.weekday === weekday);
  const name = at === -1 ? '' : (days[at]?.name ?? '');
  if (weekday === undefined || at === -1) return { days, words: 'a week' };
  if (/\b(?:before|until|till|by)\b/.test(data.text)) return { days: days.slice(0, at), words: `before ${name}` };
  if (/\bafter\b/.test(data.text)) return { days: days.slice(at + 1), words: `after ${name}` };
  const named = days.filter((day) => day.weekday !== null && data.weekdays.includes(day.weekday));
  return { days: named, words: `on ${listWords(named.map((day) => day.name))}` };
}

/** Sets for muscles, for an exercise, or in all; where they are. */
function setsWords(data: AskedData, plan: Plan): string[] | undefined {
  const { muscles, exercises, question, digest } = data;
  const { days, words } = limited(data, daysOf(plan, digest.place?.week ?? 0));
  if (muscles.length > 1) return muscleComparison(data, days, words);
  const [group] = muscles;
  if (group !== undefined) return [...muscleWords(group, days, words, question.form === 'whether'), ...asHalf(data)];
  const [asked] = exercises;
  if (asked !== undefined) {
    const own = days.flatMap((day) =>
      day.work.filter(({ prescription }) => prescription.exercise === asked.name).map((item) => ({ day, item })),
    );
    if (own.length === 0) return undefined;
    const sets = own.reduce((sum, { item }) => sum + item.prescription.sets, 0);
    return [
      `${question.form === 'whether' ? 'Yes. ' : ''}${asked.name}: ${count(sets, 'set')} ${words}, ${own.map(({ day, item }) => `${day.name} ${item.prescription.sets} × ${item.prescription.reps}`).join(', ')}.`,
    ];
  }
  if (question.form === 'whether') return undefined;
  const sets = days.reduce((sum, day) => sum + day.sets, 0);
  return [`${count(sets, 'set')} ${words}: ${days.map((day) => `${day.name} ${day.sets}`).join(', ')}.`];
}

function muscleWords(group: AskedMuscles, days: readonly DayFigures[], words: string, isWhether: boolean): string[] {
  const of = (share: number) =>
    days.flatMap((day) => day.work.filter((item) => shareOf(item, group) === share && hardSets(item) > 0).map((item) => ({ day, item })));
  const [direct, helping] = [of(1), of(0.5)];
  const setsIn = (items: typeof direct) => items.reduce((sum, { item }) => sum + item.prescription.sets, 0);
  const each = (items: typeof direct) =>
    days
      .map((day) => ({ day, own: items.filter((one) => one.day === day) }))
      .filter(({ own }) => own.length > 0)
      .map(
        ({ day, own }) =>
          `${day.name} ${own.map(({ item }) => `${item.prescription.exercise.toLowerCase()} ${item.prescription.sets}`).join(', ')}`,
      )
      .join('; ');
  if (direct.length === 0)
    return [
      `${isWhether ? 'No, no direct work' : 'No direct set'} for ${group.name} ${words === 'a week' ? 'in your plan' : words}.${helping.length === 0 ? '' : ` It helps in ${count(setsIn(helping), 'set')}: ${each(helping)}.`}`,
    ];
  const total = setsIn(direct) + setsIn(helping) / 2;
  const helped = helping.length === 0 ? '' : ` It also helps in ${setsIn(helping)} more; counted half, that makes ${round(total, 0.5)}.`;
  return [`${isWhether ? 'Yes: ' : `${capital(group.name)}: `}${count(setsIn(direct), 'direct set')} ${words} (${each(direct)}).${helped}`];
}

/** Says which lifts count half where somebody wants that counted. */
function asHalf({ text, digest, exercises, muscles: [group] }: AskedData): string[] {
  if (!/\bhalf\b/.test(text) || group === undefined) return [];
  const [asked] = exercises;
  const name = asked === undefined ? undefined : (loggedExercise(digest, asked)?.name ?? asked.name);
  if (name === undefined || asked === undefined) return [];
  const work = { exercise: asked.exercise } as Work;
  const share = shareOf(work, group);
  return [
    share === 0.5
      ? `${name} is counted half in that.`
      : share === 1
        ? `${name} trains ${group.name} first, so it counts whole.`
        : `${name} is not in that: I count it for ${listWords(asked.exercise?.primary ?? [])}.`,
  ];
}

function muscleComparison(data: AskedData, days: readonly DayFigures[], words: string): string[] {
  const sets = data.muscles.slice(0, 3).map((group) => ({
    name: group.name,
    total: days.reduce((sum, { work }) => sum + work.reduce((own, item) => own + hardSets(item) * shareOf(item, group), 0), 0),
  }));
  const [a, b] = sets;
  if (a === undefined || b === undefined) return [];
  const asked = data.question.form === 'compare' && /^(?:do|does|am|is|are)\b/.test(data.text);
  const lead = !asked
    ? ''
    : a.total === b.total
      ? 'The same. '
      : a.total > b.total === !/\b(?:less|fewer)\b/.test(data.text)
        ? 'Yes. '
        : 'No. ';
  return [
    `${lead}Your plan has ${listWords(sets.map(({ name, total }) => `${round(total, 0.5)} sets for ${name}`))} ${words}, helping work counted half.`,
  ];
}

/** When the plan has an exercise or a body part next. */
function whenWords(data: AskedData, plan: Plan): string[] | undefined {
  const { exercises, muscles, digest } = data;
  const days = daysOf(plan, digest.place?.week ?? 0);
  const [asked] = exercises;
  const [group] = muscles;
  const has = ({ work }: DayFigures) =>
    work.some((item) =>
      asked === undefined ? group !== undefined && shareOf(item, group) === 1 : item.prescription.exercise === asked.name,
    );
  if (asked === undefined && group === undefined) return undefined;
  const start = digest.place?.day ?? 0;
  const order = days.map((_, index) => (start + (digest.place?.session === 'logged' ? 1 : 0) + index) % days.length);
  const next = order.flatMap((index) => days[index] ?? []).find(has);
  if (next === undefined) return undefined;
  const items = next.work.filter((item) =>
    asked === undefined ? group !== undefined && shareOf(item, group) === 1 : item.prescription.exercise === asked.name,
  );
  const isToday = digest.place?.scheduled === true && digest.place.session !== 'logged' && days[start] === next;
  return [
    `${capital(asked?.name ?? group?.name ?? '')}: ${isToday ? 'today, ' : 'next on '}${next.name}, ${items.map(({ prescription }) => `${prescription.exercise.toLowerCase()} ${prescription.sets} × ${prescription.reps}`).join(', ')}.`,
  ];
}
