import { numberText } from '../../training/loading.ts';
import { unitWord, type WeightUnit, weightNumber } from '../../training/units.ts';
import { daysBetween } from '../../training/week.ts';
import { type AskedExercise, insteadWords, loggedExercise } from './exercise-asked.ts';
import type { LogQuestion } from './log-question.ts';
import { notLoggedWords } from './missing-words.ts';
import { dayWords } from './set-words.ts';
import { type Trend, trendOf } from './trend.ts';

/** Bar and plates as lifters count them: 20 kg or 45 lb on each side. */
const PLATES: Readonly<Record<WeightUnit, readonly number[]>> = { kg: [60, 100, 140, 180, 220], lb: [135, 225, 315, 405, 495] };
/** Progress slows, so that the far end is this much later. */
const LATER = 1.6;
const WEEKS_MOST = 104;
/** A goal this many times the present maximum is not meant. */
const FAR = 1.6;
const NEAR = 0.6;

interface Goal {
  weight: number;
  unit: WeightUnit;
  /** The unit was typed, or follows from plates. */
  isSure: boolean;
}

/** «How long til I hit 225 on bench?»: from the trend of the log, as a span; undefined without a goal. */
export function milestoneWords(asked: AskedExercise, question: LogQuestion): string[] | undefined {
  const goal = goalIn(question.text, question.unit);
  const logged = loggedExercise(question.digest, asked);
  if (goal === undefined) return undefined;
  if (logged === undefined) return [...insteadWords(asked), ...notLoggedWords(asked, question)];
  const trend = trendOf(logged, question.unit);
  if (trend === undefined || trend.measure !== 'max') return undefined;
  return [...insteadWords(asked), ...reachWords(asked.name, trend, goal, question)];
}

function goalIn(text: string, unit: WeightUnit): Goal | undefined {
  const plates = /\b([1-5]) plates?\b/.exec(text)?.[1];
  if (plates !== undefined) return { weight: PLATES[unit][Number(plates) - 1] ?? 0, unit, isSure: true };
  const [, number, word] =
    /\b(\d{2,3}(?:[.,]\d+)?) ?(kg|kgs|kilos?|lbs?|pounds?)?\b(?! ?(?:min|days?|weeks?|months?|reps?|sets?))/.exec(text) ?? [];
  if (number === undefined) return undefined;
  const typed = word === undefined ? unit : word.startsWith('k') ? 'kg' : 'lb';
  return { weight: Number(number.replace(',', '.')), unit: typed, isSure: word !== undefined };
}

function reachWords(name: string, trend: Trend, goal: Goal, { digest, unit }: LogQuestion): string[] {
  const now = Math.round(trend.end.high);
  const other: WeightUnit = unit === 'lb' ? 'kg' : 'lb';
  const typed = numberIn(goal, unit);
  // «100» of a lifter who is past 100 lbs means kilograms.
  const inOther = numberIn({ ...goal, unit: other }, unit);
  const isOther = !goal.isSure && typed <= now && inOther <= now * FAR && (inOther > now || typed < now * NEAR);
  const wanted = isOther ? inOther : typed;
  const goalUnit = isOther ? other : goal.unit;
  const target = `${numberText(goal.weight)} ${unitWord(goalUnit)}${goalUnit === unit ? '' : ` (${Math.round(wanted)} ${unitWord(unit)})`}`;
  const stands = `${name} is near ${now} ${unitWord(unit)} by your log (estimated maximum, ${dayWords(trend.end.to, digest.today)})`;
  if (wanted <= now)
    return [
      `You are there: ${stands}, so ${target} for one rep is within reach on a good day. Test it rested, with a spotter or the pins set.`,
    ];
  const weeks = daysBetween(trend.start.from, trend.end.from) / 7;
  const perWeek = weeks <= 0 ? 0 : (trend.end.mean - trend.start.mean) / weeks;
  const missing = `${Math.round(wanted - now)} ${unitWord(unit)} are missing to ${target}`;
  if (trend.kind === 'few')
    return [`I cannot say yet: ${stands}, and ${missing}. Two or three more sessions over two weeks show how fast you move.`];
  if (trend.kind !== 'up' || perWeek <= 0)
    return [
      `Not at the present pace: ${stands} and has not moved since ${dayWords(trend.start.from, digest.today)}; ${missing}. Ask me what would get it moving, and I look at effort, sets and days.`,
    ];
  const soon = Math.max(1, Math.round((wanted - now) / perWeek));
  if (soon > WEEKS_MOST)
    return [
      `More than two years at the present pace: ${stands}, up ${numberText(Math.round(perWeek * 10) / 10)} a week, and ${missing}. Aim for the next step first, about ${Math.round(now * 1.05)} ${unitWord(unit)}.`,
    ];
  return [
    `About ${soon} to ${Math.ceil(soon * LATER)} weeks at your present pace: ${stands}, up about ${numberText(Math.round(perWeek * 10) / 10)} ${unitWord(unit)} a week since ${dayWords(trend.start.from, digest.today)}, and ${missing}.`,
    'Progress slows as you get stronger, hence the span; missed weeks move it.',
  ];
}

function numberIn({ weight, unit }: Pick<Goal, 'weight' | 'unit'>, to: WeightUnit): number {
  return weightNumber(String(weight), unit, to) ?? weight;
}
