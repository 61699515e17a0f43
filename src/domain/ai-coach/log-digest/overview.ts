import { findExercise } from '../../exercises/find-exercise.ts';
import { dayView, planView } from '../../plan/plan-view.ts';
import { listWords } from '../person/list-words.ts';
import type { DigestExercise } from './digest-shape.ts';
import type { AskedExercise } from './exercise-asked.ts';
import type { LogQuestion } from './log-question.ts';
import { emptyLogWords } from './missing-words.ts';
import { musclesAsked } from './muscles-asked.ts';
import { periodAsked } from './period-asked.ts';
import { percent, rankWords, type ToldLift } from './rank-lifts.ts';
import { dayWords, measureWord } from './set-words.ts';
import { type Trend, trendOf } from './trend.ts';

const NAMES_SAID = 4;
/** From so many main lifts on the verdict is about them. */
const MAIN_LEAST = 2;

/** The main lifts of the plan where there are two or more: who asks for the best lift means one of them. */
function mainFirst<Told extends { name: string }>(told: readonly Told[], { plan }: Pick<LogQuestion, 'plan'>): readonly Told[] {
  const own = mainOf(told, plan);
  return own.length >= MAIN_LEAST ? own : told;
}

/** Those that are main lifts of the plan, in the order of its week: what counts most for the goal comes first there. */
function mainOf<Told extends { name: string }>(told: readonly Told[], plan: LogQuestion['plan']): Told[] {
  const days = plan === undefined ? 0 : planView(plan).days;
  const main = Array.from({ length: days }, (_, day) => (plan === undefined ? undefined : dayView(plan, 0, day))?.primary ?? []).flat();
  return [...new Set(main.map(({ exercise }) => exercise))].flatMap((name) => told.find((one) => one.name === name) ?? []);
}

/** The main lifts with enough sessions, in the order of the plan; all of that kind where the plan has fewer than two. */
export function leadingLifts({ digest, unit, plan }: Pick<LogQuestion, 'digest' | 'unit' | 'plan'>): ToldLift[] {
  const told = digest.exercises.flatMap((logged) => {
    const trend = trendOf(logged, unit);
    return trend === undefined || trend.kind === 'few' ? [] : [{ name: logged.name, trend }];
  });
  return [...mainFirst(told, { plan })];
}

/** All exercises with enough sessions, the main lifts of the plan first. */
export function overview(
  question: LogQuestion,
  fewWords: (exercise: AskedExercise, trend: Trend, unit: string, today: string) => string[],
): string[] {
  const { digest, unit, text } = question;
  const period = periodAsked(text, digest);
  const muscles = musclesAsked(text).flatMap((group) => group.muscles);
  const trains = ({ name }: DigestExercise) => findExercise(name)?.primary.some((muscle) => muscles.includes(muscle)) === true;
  const ofMuscles = digest.exercises.filter(trains);
  const all = (ofMuscles.length > 0 ? ofMuscles : digest.exercises).flatMap((logged) => {
    const within = period === undefined ? undefined : trendOf(logged, unit, period);
    const trend = within === undefined || within.kind === 'few' ? trendOf(logged, unit) : within;
    return trend === undefined ? [] : [{ name: logged.name, trend, exercise: findExercise(logged.name) }];
  });
  if (all.length === 0) return emptyLogWords(question);
  const told = all.filter(({ trend }) => trend.kind !== 'few');
  if (told.length === 0) {
    const nearest = all.reduce((most, one) => (one.trend.points.length > most.trend.points.length ? one : most));
    const asked = { name: nearest.name, exercise: nearest.exercise, isPlanned: true, instead: null };
    return [
      'No exercise has enough sessions yet to call a direction.',
      ...fewWords(asked, nearest.trend, measureWord(nearest.trend.measure, unit, nearest.exercise), digest.today),
    ];
  }
  const ranked = rankWords(text, mainFirst(told, question), digest);
  if (ranked !== undefined) return ranked;
  const main = mainOf(told, question.plan);
  if (main.length < MAIN_LEAST) return directions(told, question, '');
  const others = told.filter((one) => !main.includes(one));
  return [...directions(main, question, 'main lifts'), ...besideWords(others)];
}

function withPercent(one: ToldLift): string {
  return `${one.name} ${percent(one)}`;
}

function named(ones: readonly ToldLift[], words: (one: ToldLift) => string): string {
  const rest = ones.length - NAMES_SAID;
  return listWords([...ones.slice(0, NAMES_SAID).map(words), ...(rest > 0 ? [`${rest} more`] : [])]);
}

/** How many go up, stay and go down. Main lifts keep the order of the plan, others come by how much they moved. */
function directions(told: readonly ToldLift[], { digest }: LogQuestion, of: string): string[] {
  const kind = (asked: Trend['kind']) => {
    const ones = told.filter(({ trend }) => trend.kind === asked);
    return of === '' ? ones.sort((a, b) => Math.abs(b.trend.change) - Math.abs(a.trend.change)) : ones;
  };
  const [up, level, down] = [kind('up'), kind('level'), kind('down')];
  const since = told.map(({ trend }) => trend.start.from).sort()[0] ?? digest.today;
  const verdict =
    up.length > down.length + level.length
      ? 'Yes, by your log you are getting stronger'
      : up.length > 0
        ? 'Partly, by your log'
        : 'Not by your log lately';
  const whose = of === '' ? `${told.length} ${told.length === 1 ? 'exercise' : 'exercises'}` : `your ${told.length} ${of}`;
  return [
    `${verdict}: of ${whose} with enough sessions since ${dayWords(since, digest.today)}, ${up.length} ${up.length === 1 ? 'goes' : 'go'} up${up.length === 0 ? '' : ` (${named(up, withPercent)})`}.`,
    ...(level.length === 0 ? [] : [`Level: ${named(level, ({ name }) => name)}.`]),
    ...(down.length === 0 ? [] : [`Down: ${named(down, withPercent)}.`]),
  ];
}

/** Of the smaller exercises how many go up, the first of them, and what goes down. */
function besideWords(others: readonly ToldLift[]): string[] {
  const of = (kind: Trend['kind']) =>
    others.filter(({ trend }) => trend.kind === kind).sort((a, b) => Math.abs(b.trend.change) - Math.abs(a.trend.change));
  const [up, down] = [of('up'), of('down')];
  const [first] = up;
  return [
    ...(first === undefined
      ? []
      : [`Of ${others.length} other exercises ${up.length} ${up.length === 1 ? 'goes' : 'go'} up, most of all ${withPercent(first)}.`]),
    ...(down.length === 0 ? [] : [`Down among the others: ${named(down, withPercent)}.`]),
  ];
}
