import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import type { WeightUnit } from '../../training/units.ts';
import { shiftDay } from '../../training/week.ts';
import { type DataQuestion, readDataQuestion } from '../understand/acts/read-data-question.ts';
import { answerCounts } from './answer-counts.ts';
import { answerDates, pausesOf } from './answer-dates.ts';
import { answerPlanData } from './answer-plan-data.ts';
import { answerProportion } from './answer-proportion.ts';
import { answerRanking } from './answer-ranking.ts';
import { answerFuture, answerStrength } from './answer-strength.ts';
import { type AskedData, readAskedData } from './asked-data.ts';
import type { LogDigest } from './digest-shape.ts';
import { loggedExercise } from './exercise-asked.ts';
import { isLastHidden } from './hide-facts.ts';
import { datedSetWords, dayWords } from './say.ts';
import { liftedOf } from './series.ts';
import { missedWords } from './weekdays.ts';

export interface DataAsked {
  /** Normalised. */
  text: string;
  digest: LogDigest | null;
  plan: Plan | undefined;
  unit: WeightUnit;
  /** The exercise talked about before, by name. */
  last: string | undefined;
}

/**
 * Answers a question about the size, the change, the order or the day of something in the log or the plan, in one or two sentences with
 * numbers and dates; undefined for every other question, and where neither log nor plan came with the message. Pure (ASK-5).
 */
export function answerDataQuestion({ text, digest, plan, unit, last }: DataAsked): string[] | undefined {
  const question = readDataQuestion(text);
  if (question === undefined) return undefined;
  if (question.of === 'nowhere') return [notHeld(question)];
  if (question.of === 'others')
    return [
      'I see your log and your plan only, so I know nothing of what somebody else lifts. Tell me a set of theirs («80 kg for 5»), and I say what maximum it points to.',
    ];
  if (digest === null) return undefined;
  const data = readAskedData({ question, digest, plan, unit, last });
  const words = evaluate(data);
  return words === undefined || words.length === 0 ? undefined : [...words, ...hiddenWords(data)];
}

function notHeld({ missing = 'that' }: DataQuestion): string {
  return `That is not in your log: it holds your workouts with exercises, sets, reps, weights, RPE and minutes, and not ${missing}.`;
}

function hiddenWords({ digest, question }: AskedData): string[] {
  return question.of === 'log' && isLastHidden(digest.hidden)
    ? ['The session you removed from «What your coach sees» is not in this.']
    : [];
}

/** By what is asked; the first answer that finds what it needs. */
function evaluate(data: AskedData): string[] | undefined {
  const { question } = data;
  if (question.form === 'source')
    return [
      'What I say is planned comes from your plan; sets «this week», «last week» or of a date, records and trends come only from sets you logged. Work that was planned and not logged counts nowhere.',
    ];
  const event = data.spans.find((span) => span.event !== undefined);
  if (event !== undefined) return eventWords(data);
  if (question.of === 'future') return answerFuture(data);
  if (question.of === 'plan') return planOrLog(data);
  return ofLog(data);
}

const RANKED: ReadonlySet<DataQuestion['measure']> = new Set<DataQuestion['measure']>([
  'missed',
  'sessions',
  'sets',
  'reps',
  'tonnage',
  'effort',
  'minutes',
  'exercises',
]);

function ofLog(data: AskedData): string[] | undefined {
  const { question, exercises, spans, muscles } = data;
  if (question.form === 'which' && RANKED.has(question.measure)) return answerRanking(data);
  switch (question.measure) {
    case 'proportion':
      return answerProportion(data);
    case 'strength':
      if (/\b(?:weak|strong)est\b/.test(data.text) && spans.length === 0 && muscles.length === 0) return answerProportion(data);
      return exercises.length === 0 && spans.length === 0 && question.form !== 'which' ? undefined : answerStrength(data);
    case 'missed':
      return missedWords(data);
    case 'pause':
    case 'record':
      return answerDates(data);
    case 'load':
      return loadWords(data);
    case 'sessions':
      return question.form === 'when' || (question.form === 'whether' && data.exercises.length === 0)
        ? answerDates(data)
        : answerCounts(data);
    case 'minutes':
      return minutesWords(data);
    default:
      return question.form === 'when' ? answerDates(data) : sumWords(data);
  }
}

/** Weights of a lift: of two spans, of one, or whether and when one was reached. */
function loadWords(data: AskedData): string[] | undefined {
  const { question, exercises, kin } = data;
  if (exercises.length === 0 && kin.length === 0) return undefined;
  if (question.form === 'compare') return answerStrength(data);
  if (question.form === 'which') return undefined;
  if (question.form === 'value') return heaviestWords(data) ?? (data.spans.length === 0 ? undefined : answerDates(data));
  return answerDates(data);
}

/** «My heaviest deadlift in October». */
function heaviestWords(data: AskedData): string[] | undefined {
  const [exercise] = data.kin;
  const span = data.spans.find(({ isNow }) => isNow !== true);
  if (
    exercise === undefined ||
    data.kin.length > 1 ||
    span === undefined ||
    !/\b(?:heaviest|best|most|top|biggest|max\w*)\b/.test(data.text)
  )
    return undefined;
  const points = liftedOf(exercise, data.unit).points.filter(({ on }) => on >= span.from && on <= span.to);
  const sets = [
    ...exercise.sessions
      .flatMap(({ on, sets: own }) => own.map((set): (typeof points)[number]['set'] => [on, ...set]))
      .filter(([on]) => on >= span.from && on <= span.to),
    ...points.map(({ set }) => set),
  ];
  const weightOf = ([, , load]: (typeof sets)[number]) => Number.parseFloat(load === '' ? '0' : load);
  const best = sets.reduce<(typeof sets)[number] | undefined>(
    (top, set) => (top === undefined || weightOf(set) > weightOf(top) ? set : top),
    undefined,
  );
  if (best === undefined) return undefined;
  return [`${exercise.name}, heaviest ${span.words}: ${datedSetWords(best, exercise.name, data)}.`];
}

/** Sets, reps, weight moved and effort that were logged; the plan's where nothing of the log is named. */
function sumWords(data: AskedData): string[] | undefined {
  if (data.question.form === 'whether' && data.question.measure === 'sets') return answerPlanData(data) ?? answerCounts(data);
  return answerCounts(data);
}

function minutesWords(data: AskedData): string[] | undefined {
  const logged =
    data.digest.workouts === null || data.digest.workouts.every(([, minutes]) => minutes === null) ? undefined : answerCounts(data);
  const planned = plannedMinutes(data);
  if (logged === undefined)
    return planned === undefined
      ? undefined
      : ['None of your sessions has a time in the log: it counts from the first set to «Log Workout».', ...planned];
  return [...logged, ...(planned ?? [])];
}

function plannedMinutes({ plan, digest }: AskedData): string[] | undefined {
  const view = plan === undefined ? undefined : planView(plan);
  const days = Array.from({ length: view?.days ?? 0 }, (_, day) =>
    plan === undefined ? undefined : dayView(plan, digest.place?.week ?? 0, day),
  );
  const minutes = days.flatMap((day) => day?.minutes ?? []);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return minutes.length === 0
    ? undefined
    : [`The plan reckons with ${least === most ? least : `${least} to ${most}`} minutes, warm-up and rests included.`];
}

/** Answers from the plan; minutes and muscles come from the log too. */
function planOrLog(data: AskedData): string[] | undefined {
  const { question, weekdays } = data;
  if (question.measure === 'minutes' && weekdays.length === 0 && question.form !== 'which') return minutesWords(data);
  if (question.form === 'which' && (question.over === 'muscle' || question.over === 'exercise')) return answerRanking(data);
  if (question.measure === 'effort' && question.form === 'value' && data.kin.length > 0) return answerCounts(data);
  return answerPlanData(data);
}

const PAUSE_DAYS = 6;

const DATED = /^(?:thanksgiving|christmas|xmas|halloween|easter|birthday|labor day|memorial day|independence day|black friday)$/;

/** The log knows no illness and no holiday; a long pause in it may be the one. */
function eventWords(data: AskedData): string[] | undefined {
  const { digest, exercises, spans } = data;
  const event = spans.find((span) => span.event !== undefined)?.event;
  const [pause] = pausesOf(digest).filter(({ to, days }) => days >= PAUSE_DAYS && to !== digest.today);
  const name = event?.name ?? 'that';
  if (DATED.test(name))
    return ['Your log goes by dates and knows no holidays. Tell me the date («on November 26»), and I answer for that day.'];
  const unknown = `Your log does not say when ${/^(?:ill|sick|injured|away|travell?ing)/.test(name) ? `you were ${name}` : `the ${name} was`}`;
  const [asked] = exercises;
  const logged = asked === undefined ? undefined : loggedExercise(digest, asked);
  if (pause === undefined)
    return [`${unknown}, and it shows no pause longer than ${PAUSE_DAYS} days. Tell me the month or the date, and I answer for that.`];
  const [before, after] = [shiftDay(pause.from, 0), pause.to];
  const around = logged === undefined ? [] : liftedOf(logged, data.unit).points;
  const sets = [around.findLast(({ on }) => on <= before), around.find(({ on }) => on >= after)].flatMap((point) =>
    point === undefined ? [] : datedSetWords(point.set, logged?.name ?? '', data),
  );
  const said = sets.length === 0 ? '' : ` ${logged?.name ?? ''} around it: ${sets.join('; then ')}.`;
  return [
    `${unknown}. Its longest pause is ${dayWords(shiftDay(pause.from, 1), digest.today)} to ${dayWords(shiftDay(pause.to, -1), digest.today)} (${pause.days} days).${said}`,
    'Was it then? If not, tell me the date.',
  ];
}
