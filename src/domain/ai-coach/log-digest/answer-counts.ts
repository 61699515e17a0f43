import { planView } from '#domain/plan/plan-view.ts';
import { daysBetween, shiftDay } from '../../training/week.ts';
import { setsOfPlan } from './answer-plan-data.ts';
import type { AskedData } from './asked-data.ts';
import type { DigestExercise } from './digest-shape.ts';
import { emptyLogWords, notLoggedWords } from './missing-words.ts';
import { type AskedPeriod, weeksOf } from './period-asked.ts';
import { capital, count, cutWords, dayWords, movedText, round } from './say.ts';
import { effortSeries, gathered, minuteSeries, muscleSeries, type Series, sessionSeries, setSeries, within } from './series.ts';

/** Something that is counted or averaged, with how a figure of it is said. */
export interface Counted {
  series: Series;
  say: (value: number) => string;
  /** «back», «bench press»; '' for all. */
  of: string;
}

const HIDDEN = 'You removed your workouts from «What your coach sees». Show them there again, and I count them.';
const USUAL_DAYS = 28;

/** Counts and means of what was logged: in a span, between two, or by day, week or month. */
export function answerCounts(data: AskedData): string[] | undefined {
  const { digest, question } = data;
  if (digest.workouts === null && digest.exercises.length === 0) return [HIDDEN];
  if (digest.exercises.length === 0 && (digest.workouts ?? []).length === 0) return emptyLogWords(data);
  if (question.measure === 'sessions' && digest.workouts === null && data.exercises.length === 0) return [HIDDEN];
  // Runs of weeks, and a set's own reps, are no sums.
  if (
    /\b(?:running|straight|streaks?|consecutive)\b|\bin (?:1|one|a) (?:single )?(?:set|go)\b|\b(?:fewest|lowest|most|highest) (?:number of )?reps?\b/.test(
      data.text,
    )
  )
    return undefined;
  const counted = countedOf(data);
  if (counted.length === 0) {
    const [asked] = data.exercises;
    return asked === undefined ? undefined : notLoggedWords(asked, data);
  }
  return question.form === 'compare' ? compareWords(counted, data) : counted.slice(0, 3).flatMap((one) => valueWords(one, data));
}

/** What is counted: exercises named, else muscles, else all. */
export function countedOf(data: AskedData): Counted[] {
  const { question, exercises, kin, muscles, digest } = data;
  const make = (own: readonly DigestExercise[], of: string) => countOf(own, of, data);
  if (question.measure === 'minutes') return [{ series: minuteSeries(data), of: '', say: (value) => `${Math.round(value)} minutes` }];
  if (exercises.length > 1) {
    return exercises.flatMap(({ name }) => digest.exercises.filter((one) => one.name === name).map((one) => make([one], one.name)));
  }
  if (kin.length > 0) return [make(kin, kin.length === 1 ? (kin[0]?.name ?? '') : kin.map(({ name }) => name).join(', '))];
  if (exercises.length > 0) return [];
  if (muscles.length > 0 && question.measure !== 'effort' && question.measure !== 'tonnage')
    return muscles.map((group) => ({
      series: muscleSeries(data, group),
      of: group.name,
      say: (value) => count(round(value, 0.5), 'hard set'),
    }));
  const sessions = sessionSeries(data);
  if (question.measure === 'sessions')
    return sessions === undefined ? [] : [{ series: sessions, of: '', say: (value) => count(Math.round(value), 'workout') }];
  return [make(digest.exercises, '')];
}

export function countOf(own: readonly DigestExercise[], of: string, { question, unit }: AskedData): Counted {
  switch (question.measure) {
    case 'effort':
      return { series: effortSeries(own), of, say: (value) => `RPE ${round(value, 0.5)}` };
    case 'tonnage':
      return { series: setSeries(own, 'tonnage'), of, say: (kg) => movedText(kg, unit) };
    case 'reps':
      return { series: setSeries(own, 'reps'), of, say: (value) => count(value, 'rep') };
    case 'sessions': {
      const days = setSeries(own, 'sets');
      return { series: { ...days, points: days.points.map(({ on }) => ({ on, value: 1 })) }, of, say: (value) => count(value, 'session') };
    }
    default:
      return { series: setSeries(own, 'sets'), of, say: (value) => count(round(value, 0.5), 'set') };
  }
}

/** The spans named, the last four weeks where none is; of an event its name tells no days. */
export function spanOf({ spans, digest, text }: AskedData, series: Series): AskedPeriod {
  const named = spans.find(({ event, isNow }) => event === undefined && isNow !== true);
  if (named !== undefined) return named;
  if (/\b(?:ever|in total|altogether|so far|all time|in all|overall|total number)\b/.test(text) && !/\bweek\b/.test(text))
    return { from: series.from, to: digest.today, words: `since ${dayWords(series.from, digest.today)}` };
  return { from: shiftDay(digest.today, 1 - USUAL_DAYS), to: digest.today, words: 'in the last 4 weeks' };
}

/** «In October: 13 workouts, 2.9 a week.» */
export function valueWords(counted: Counted, data: AskedData): string[] {
  const { series, say, of } = counted;
  const { digest, question } = data;
  const span = spanOf(data, series);
  const points = within(series, span);
  const name = of === '' ? '' : ` of ${of.toLowerCase()}`;
  const cut =
    question.measure === 'sessions' && of === '' ? beganWords(span, digest.since, digest.today) : cutWords(span, series.from, digest.today);
  if (points.length === 0) {
    const nearest = series.points.findLast(({ on }) => on < span.from) ?? series.points.at(-1);
    const near = nearest === undefined ? '' : ` The nearest is ${dayWords(nearest.on, digest.today)}.`;
    if (question.measure === 'minutes') return ['No session in that span was timed: a time counts from the first set to «Log Workout».'];
    return [`Nothing logged${name} ${span.words}.${near}`, ...cut];
  }
  const total = gathered(points, series.gather);
  const seen = { from: span.from < series.from ? series.from : span.from, to: span.to };
  const weeks = weeksOf(seen);
  const isSpread = series.gather === 'sum' && weeks >= 2;
  const rate = isSpread ? `, ${rateWords(total / weeks, counted, data)} a week` : '';
  const spread =
    series.gather === 'mean' && points.length > 1
      ? `, from ${rangeWords(
          points.map(({ value }) => value),
          say,
        )} over ${count(points.length, 'session')}`
      : '';
  const asked = question.measure === 'sessions' && of === '' ? plannedWords(points.length, seen, data) : '';
  const mean = series.gather === 'mean' ? ' on average' : '';
  const helped = data.muscles.length > 0 && data.exercises.length === 0 && question.measure === 'sets' ? [helpWords(data)] : [];
  return [`${capital(span.words)}: ${say(total)}${name}${mean}${rate}${spread}.${asked}`, ...helped, ...cut];
}

function helpWords(data: AskedData): string {
  const planned = data.muscles[0] === undefined ? undefined : setsOfPlan(data, data.muscles[0]);
  return `That is from logged sets, helping work counted half.${planned === undefined ? '' : ` Your plan has ${round(planned, 0.5)} a week.`}`;
}

function rateWords(value: number, { say }: Counted, { question }: AskedData): string {
  return question.measure === 'tonnage' ? say(value) : String(round(value));
}

function rangeWords(values: readonly number[], say: Counted['say']): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${say(least).replace(/ minutes$/, '')} to ${say(most).replace(/^RPE /, '')}`;
}

export function beganWords(span: AskedPeriod, since: string | null, today: string): string[] {
  return since === null || span.from >= since ? [] : [`Your log begins ${dayWords(since, today)}.`];
}

function plannedWords(done: number, span: Pick<AskedPeriod, 'from' | 'to'>, { plan, digest }: AskedData): string {
  if (plan === undefined) return '';
  const { days } = planView(plan);
  const due = Math.round(weeksOf(span) * days);
  if (span.to < digest.today || daysBetween(span.from, span.to) < 13) return ` Your plan asks for ${days} a week.`;
  return ` Your plan asks for ${days} a week, about ${due} in that time: that is ${Math.min(100, Math.round((done / Math.max(1, due)) * 100))}%.`;
}

/** Two spans of one count, or two counts in one span. */
function compareWords(counted: readonly Counted[], data: AskedData): string[] | undefined {
  const [one, other] = counted;
  if (one === undefined) return undefined;
  if (other !== undefined) {
    const span = spanOf(data, one.series);
    const totals = [one, other].map(({ series }) => gathered(within(series, span), series.gather));
    const [a = 0, b = 0] = totals;
    const more = a === b ? 'The same for both' : `${capital((a > b ? one : other).of.toLowerCase())} more`;
    const cut = [one, other].flatMap(({ series }) => cutWords(span, series.from, data.digest.today)).slice(0, 1);
    return [`${more}: ${one.say(a)} for ${one.of.toLowerCase()} and ${other.say(b)} for ${other.of.toLowerCase()} ${span.words}.`, ...cut];
  }
  const [first, second] = twoSpans(data);
  if (first === undefined || second === undefined) return valueWords(one, data);
  return spansCompared(one, first, second, data);
}

function twoSpans({ spans, digest }: AskedData): AskedPeriod[] {
  const named = spans.filter(({ event }) => event === undefined);
  const [only] = named;
  if (named.length === 1 && only !== undefined && only.to < digest.today)
    return [
      only,
      {
        from: shiftDay(digest.today, daysBetween(only.to, only.from)),
        to: digest.today,
        words: `in the ${daysBetween(only.from, only.to) + 1} days up to today`,
      },
    ];
  return named;
}

function spansCompared(counted: Counted, first: AskedPeriod, second: AskedPeriod, data: AskedData): string[] {
  const { series, say, of } = counted;
  const figures = [first, second].map((span) => {
    const points = within(series, span);
    const seen = { from: span.from < series.from ? series.from : span.from, to: span.to };
    const total = gathered(points, series.gather);
    return {
      span,
      points,
      total,
      rate: series.gather === 'mean' ? total : total / weeksOf(seen),
      weeks: weeksOf(seen),
      isKnown: span.to >= series.from,
    };
  });
  const [a, b] = figures;
  if (a === undefined || b === undefined) return valueWords(counted, data);
  const name = of === '' ? '' : `${capital(of)}: `;
  const isSpread = series.gather === 'sum' && (a.weeks >= 2 || b.weeks >= 2);
  const said = (one: typeof a) =>
    !one.isKnown
      ? `${one.span.words} is too far back for me to count`
      : one.points.length === 0
        ? `${one.span.words} nothing logged`
        : `${one.span.words} ${say(one.total)}${isSpread ? ` (${rateWords(one.rate, counted, data)} a week)` : ''}`;
  const verdict = !(a.isKnown && b.isKnown) || a.points.length + b.points.length === 0 ? '' : moreWords(a, b, data);
  return [
    `${verdict}${name}${name === '' ? capital(said(a)) : said(a)}; ${said(b)}.`,
    ...cutWords(a.span.from < b.span.from ? a.span : b.span, series.from, data.digest.today),
  ];
}

function moreWords(a: { rate: number; span: AskedPeriod }, b: { rate: number; span: AskedPeriod }, { text, question }: AskedData): string {
  const isSame = Math.abs(a.rate - b.rate) < 0.05 * Math.max(a.rate, b.rate);
  const what = question.measure === 'effort' ? 'Harder' : 'More';
  if (isSame) return 'About the same. ';
  if (/^(?:was|is|did|do|am|have|were|are)\b/.test(text) && !/\bor\b/.test(text)) {
    const asksLess = /\b(?:less|fewer|easier|lighter|shorter)\b/.test(text);
    return a.rate > b.rate === !asksLess ? 'Yes. ' : 'No. ';
  }
  return `${what} ${(a.rate > b.rate ? a : b).span.words}. `;
}
