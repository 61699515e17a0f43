import { dayName, weekdayOfLabel } from '../../training/next-workout.ts';
import { daysBetween, shiftDay, weekdayOf } from '../../training/week.ts';
import { WEEKDAYS } from '../person/weekdays.ts';
import type { AskedData } from './asked-data.ts';
import type { AskedPeriod } from './period-asked.ts';
import { isWithin } from './period-asked.ts';
import { capital, count, dayWords } from './say.ts';
import { workoutsFrom } from './series.ts';

interface WeekdayCount {
  weekday: number;
  name: string;
  /** How often the day came since the first workout on it, today left out until it is trained. */
  possible: number;
  trained: number;
  missed: readonly string[];
}

/** Workouts by weekday of the plan; a weekday counts from its first workout on, because earlier plans may not have had it. */
function countWeekdays({ digest }: AskedData, span: Pick<AskedPeriod, 'from' | 'to'>): WeekdayCount[] {
  const days = (digest.workouts ?? []).map(([on]) => on);
  const labels = (digest.place?.labels ?? []).flatMap((label) => weekdayOfLabel(label) ?? []);
  const weekdays = labels.length > 0 ? labels : [...new Set(days.map((on) => weekdayOf(on)))];
  const seen = workoutsFrom(digest);
  return weekdays.map((weekday) => {
    const first = days.find((on) => weekdayOf(on) === weekday && on >= seen);
    const from = first === undefined || first < span.from ? span.from : first;
    const dates =
      first === undefined
        ? []
        : datesOf(weekday, from < seen ? seen : from, span.to).filter((on) => on < digest.today || days.includes(on));
    const trained = dates.filter((on) => days.includes(on)).length;
    return {
      weekday,
      name: dayName(WEEKDAYS[weekday] ?? ''),
      possible: dates.length,
      trained,
      missed: dates.filter((on) => !days.includes(on)),
    };
  });
}

function datesOf(weekday: number, from: string, to: string): string[] {
  const first = shiftDay(from, (weekday - weekdayOf(from) + 7) % 7);
  const length = Math.max(0, Math.floor(daysBetween(first, to) / 7) + 1);
  return first > to ? [] : Array.from({ length }, (_, week) => shiftDay(first, 7 * week));
}

const WEEKS = 12;

/** Which weekday is trained or skipped most. */
export function weekdayRanking(data: AskedData): string[] | undefined {
  const { digest, question, text } = data;
  const named = data.spans.find(({ event, isNow }) => event === undefined && isNow !== true);
  const span = named ?? { from: shiftDay(digest.today, 1 - 7 * WEEKS), to: digest.today, words: `in the last ${WEEKS} weeks` };
  if (digest.workouts === null) return ['You removed your workouts from «What your coach sees». Show them there again, and I count them.'];
  if (question.measure === 'missed' || question.order === 'least') {
    const counts = countWeekdays(data, span).toSorted((a, b) => b.missed.length - a.missed.length || share(b) - share(a));
    const isReverse = question.measure === 'missed' && /\b(?:least|never|rarely|fewest)\b/.test(text);
    const [first, ...rest] = isReverse ? counts.toReversed() : counts;
    if (first === undefined) return undefined;
    if (counts.every(({ missed }) => missed.length === 0)) return [`None: ${span.words} you trained on every planned day.`];
    const said = ({ name, possible, missed }: WeekdayCount) => `${name} ${missed.length} of ${possible}`;
    const last = first.missed.at(-1);
    return [
      `${first.name}: missed ${first.missed.length} of ${first.possible} ${span.words}${last === undefined ? '' : `, the last time ${dayWords(last, digest.today)}`}. The others: ${rest.map(said).join(', ')}.`,
      'A weekday counts from the first workout on it.',
    ];
  }
  const days = (digest.workouts ?? []).map(([on]) => on).filter((on) => isWithin(on, span));
  const counts = [0, 1, 2, 3, 4, 5, 6]
    .map((weekday) => ({ name: dayName(WEEKDAYS[weekday] ?? ''), times: days.filter((on) => weekdayOf(on) === weekday).length }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times);
  const [first, ...rest] = counts;
  if (first === undefined) return [`Nothing logged ${span.words}.`];
  return [
    `${first.name}, ${count(first.times, 'time')} ${span.words}${rest.length === 0 ? '' : `, then ${rest.map(({ name, times }) => `${name} ${times}`).join(', ')}`}.`,
  ];
}

function share({ missed, possible }: WeekdayCount): number {
  return possible === 0 ? 0 : missed.length / possible;
}

/** Whether, and when, planned workouts were missed; on the weekdays named, where some are. */
export function missedWords(data: AskedData): string[] | undefined {
  const { digest, weekdays } = data;
  if (digest.workouts === null) return ['You removed your workouts from «What your coach sees». Show them there again, and I count them.'];
  const named = data.spans.find(({ event, isNow, from, to }) => event === undefined && isNow !== true && from !== to);
  const span = named ?? { from: shiftDay(digest.today, 1 - 7 * WEEKS), to: digest.today, words: `in the last ${WEEKS} weeks` };
  const counts = countWeekdays(data, span).filter(({ weekday }) => weekdays.length === 0 || weekdays.includes(weekday));
  if (counts.length === 0) return weekdays.length === 0 ? undefined : ['Your plan has no session on that day, so none was missed.'];
  const missed = counts.flatMap((one) => one.missed).sort();
  const possible = counts.reduce((sum, one) => sum + one.possible, 0);
  const isWhether = data.question.form === 'whether';
  if (possible === 0) return [`No planned day ${span.words} that I could count.`];
  const which = weekdays.length === 0 ? 'planned days' : counts.map(({ name }) => `${name}s`).join(' and ');
  if (missed.length === 0) return [`${isWhether ? 'No. ' : ''}None: ${span.words} you trained on all ${possible} ${which}.`];
  const lately = missed.slice(-DATES_SAID).map((on) => dayWords(on, digest.today));
  return [
    `${isWhether ? 'Yes. ' : ''}${capital(span.words)} you missed ${missed.length} of ${possible} ${which}: ${missed.length > DATES_SAID ? 'lately ' : ''}${lately.join(', ')}.`,
    'A weekday counts from the first workout on it; a session done on another day counts as missed here.',
  ];
}

const DATES_SAID = 4;
