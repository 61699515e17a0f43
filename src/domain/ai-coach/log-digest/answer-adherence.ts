import { planView } from '#domain/plan/plan-view.ts';
import { numberText } from '../../training/loading.ts';
import { dayName, weekdayOfLabel } from '../../training/next-workout.ts';
import { daysBetween, shiftDay, weekdayOf, weekOf } from '../../training/week.ts';
import { factOf, LOGGED_FACT } from '../log-facts.ts';
import { DIGEST_DAYS, type LogDigest } from './digest-shape.ts';
import type { LogQuestion } from './log-question.ts';
import { emptyLogWords } from './missing-words.ts';
import { type AskedPeriod, isWithin, periodAsked, weekdayName, weeksOf } from './period-asked.ts';
import { dayWords, onDay } from './set-words.ts';

const ASKED_STREAK =
  /\bstreak\b|\bin (?:a )?row\b|\bevery (?:single )?week\b|\bweeks straight\b|\bwithout (?:a )?miss\w*\b|\bfull weeks?\b/;
const ASKED_LAST = /\bhow long since\b|\bhow long ago\b|\bwhen (?:was|did) i last\b|\blast time i (?:was|came|trained)\b/;
const ASKED_MINUTES = /\bhow long\b|\bminutes\b|\bduration\b/;
const ASKED_DAY = /\b(?:which|what) (?:week)?day\b/;
const ASKED_EVER =
  /\b(?:ever|in total|altogether|all time|from the (?:beginning|start)|since (?:we|i) (?:start\w*|began|begun|met)|so far)\b/;
const USUAL_WEEKS = 4;

/** «Was I good this month?», «longest streak?», «which day do I skip most?» */
export function answerAdherence(question: LogQuestion): string[] {
  const { digest, text } = question;
  const { workouts } = digest;
  if (workouts === null) return ['You removed your workouts from «What your coach sees». Show them there again, and I count them.'];
  if (workouts.length === 0) return emptyLogWords(question);
  const days = workouts.map(([on]) => on);
  if (ASKED_LAST.test(text)) return [lastDayWords(days, digest.today)];
  if (ASKED_MINUTES.test(text)) return minutesWords(workouts, question);
  if (ASKED_DAY.test(text)) return weekdayWords(days, question);
  if (ASKED_STREAK.test(text)) return streakWords(days, question);
  const asked = periodAsked(text, digest);
  const logged = factOf(question.facts, LOGGED_FACT)?.value;
  if (asked === undefined && ASKED_EVER.test(text) && logged !== undefined)
    return [`In all you logged ${logged}.`, ...periodWords(lastWeeks(digest), days, question)];
  return periodWords(asked ?? lastWeeks(digest), days, question);
}

function lastDayWords(days: readonly string[], today: string): string {
  const last = days.at(-1) ?? today;
  const ago = daysBetween(last, today);
  return `Your last workout was ${onDay(last, today)}${ago < 2 ? '' : `, ${ago} days ago`}.`;
}

/** The usual length of a session, as far as it was timed. */
function minutesWords(workouts: NonNullable<LogDigest['workouts']>, { digest }: LogQuestion): string[] {
  const timed = workouts.flatMap(([on, minutes]) => (minutes === null ? [] : [{ on, minutes }])).slice(-TIMED_SESSIONS);
  const first = timed[0];
  if (first === undefined) return ['No session of the last weeks has a time: it counts from the first set to «Log Workout».'];
  const mean = Math.round(timed.reduce((sum, { minutes }) => sum + minutes, 0) / timed.length);
  const [least, most] = [Math.min(...timed.map(({ minutes }) => minutes)), Math.max(...timed.map(({ minutes }) => minutes))];
  return [
    `Your last ${count(timed.length, 'timed session')} since ${dayWords(first.on, digest.today)} took ${mean} minutes on average, between ${least} and ${most}.`,
  ];
}

const TIMED_SESSIONS = 12;

function lastWeeks({ today }: LogDigest): AskedPeriod {
  return { from: shiftDay(today, 1 - 7 * USUAL_WEEKS), to: today, words: 'in the last 4 weeks' };
}

/** «In the last 4 weeks you trained on 11 days of 12 planned (3 a week).» */
function periodWords(period: AskedPeriod, days: readonly string[], question: LogQuestion): string[] {
  const { digest } = question;
  const trained = days.filter((on) => isWithin(on, period));
  const seen = seenFrom(digest, days);
  // Weeks before the first workout were not missed.
  const from = period.from < seen ? seen : period.from;
  const began = from > period.from ? ` (counted from ${dayWords(from, digest.today)})` : '';
  const planned = plannedDays(question);
  if (from > period.to) return [`My count begins ${dayWords(seen, digest.today)}, after that. Workout History has what came before.`];
  const weeks = weeksOf({ ...period, from });
  const often = weeks < 2 || trained.length === 0 ? '' : `, ${numberText(Math.round((trained.length / weeks) * 10) / 10)} a week`;
  const head = `${period.words.charAt(0).toUpperCase()}${period.words.slice(1)} you trained on ${count(trained.length, 'day')}${often}${began}.`;
  if (planned === undefined) return [`${head} Without a plan there is nothing to measure that against.`];
  const due = Math.max(1, Math.round(weeks * planned));
  const share = Math.min(100, Math.round((trained.length / due) * 100));
  const asked = `Your plan asks for ${planned} a week`;
  const measured = weeks <= 1 && period.to === digest.today ? `${asked}.` : `${asked}, about ${due} in that time: that is ${share}%.`;
  return [`${head} ${measured}`, ...(period.to === digest.today ? newerWords(trained, question) : [])];
}

/** The first day counted: the window's, or the first workout. */
function seenFrom({ today, since }: LogDigest, days: readonly string[]): string {
  const window = shiftDay(today, 1 - DIGEST_DAYS);
  const first = since ?? days[0] ?? window;
  return first > window ? first : window;
}

function plannedDays({ plan, brief }: LogQuestion): number | undefined {
  return plan === undefined ? (brief.days ?? undefined) : planView(plan).days;
}

function newerWords(trained: readonly string[], { digest }: LogQuestion): string[] {
  const last = trained.at(-1);
  if (last === undefined || daysBetween(last, digest.today) <= 7) return [];
  return [`The last one was ${dayWords(last, digest.today)}; carry on with the next session as written.`];
}

/** Calendar weeks with at least the planned sessions, and the longest run of weeks with any. */
function streakWords(days: readonly string[], question: LogQuestion): string[] {
  const { digest } = question;
  const weeks = new Map<string, number>();
  for (const on of days) weeks.set(weekOf(on)[0] ?? on, (weeks.get(weekOf(on)[0] ?? on) ?? 0) + 1);
  const planned = plannedDays(question);
  const [any, full] = [1, planned ?? 0].map((least) => runs(weeks, digest.week_start, least));
  const since = dayWords(seenFrom(digest, days), digest.today);
  const anyWords = `Longest run of weeks with at least one workout since ${since}: ${any?.longest ?? 0}; the current one: ${any?.current ?? 0}.`;
  if (planned === undefined || full === undefined) return [anyWords];
  return [anyWords, `Weeks with all ${planned} planned sessions: ${full.total} of ${full.weeks}, at most ${full.longest} in a row.`];
}

interface Runs {
  longest: number;
  current: number;
  total: number;
  weeks: number;
}

/** The week under way counts once it has enough, and breaks nothing before. */
function runs(weeks: ReadonlyMap<string, number>, week_start: string, least: number): Runs {
  const first = [...weeks.keys()].sort()[0] ?? week_start;
  const found: Runs = { longest: 0, current: 0, total: 0, weeks: 0 };
  for (let week = first; week <= week_start; week = shiftDay(week, 7)) {
    const isKept = (weeks.get(week) ?? 0) >= least;
    if (!isKept && week === week_start) break;
    found.weeks += 1;
    found.current = isKept ? found.current + 1 : 0;
    found.total += isKept ? 1 : 0;
    found.longest = Math.max(found.longest, found.current);
  }
  return found;
}

const WEEKDAY_WEEKS = 12;

/** Which weekday of the plan is trained least. */
function weekdayWords(days: readonly string[], { digest, plan }: LogQuestion): string[] {
  const from = shiftDay(digest.today, 1 - 7 * WEEKDAY_WEEKS);
  const seen = seenFrom(digest, days);
  const weeks = Math.max(1, Math.round((daysBetween(seen > from ? seen : from, digest.today) + 1) / 7));
  const counts = new Map<number, number>();
  for (const on of days) if (on >= from) counts.set(weekdayOf(on), (counts.get(weekdayOf(on)) ?? 0) + 1);
  const labels = (digest.place?.labels ?? []).filter((label) => weekdayOfLabel(label) !== null);
  if (plan !== undefined && labels.length > 0) {
    const told = labels
      .map((label) => ({ name: dayName(label), trained: counts.get(weekdayOfLabel(label) ?? -1) ?? 0 }))
      .sort((a, b) => a.trained - b.trained);
    const list = told.map(({ name, trained }) => `${name} ${trained}`).join(', ');
    return [
      `Workouts on your planned days in the last ${count(weeks, 'week')}: ${list}. ${told[0]?.name ?? ''} is the one you trained least.`,
    ];
  }
  const busiest = days.findLast((on) => (counts.get(weekdayOf(on)) ?? 0) === Math.max(...counts.values()));
  if (busiest === undefined) return [`No workout in the last ${count(weeks, 'week')}.`];
  return [
    `Your plan names no weekdays, so none counts as skipped. You train most on ${weekdayName(busiest)}, ${numberText(counts.get(weekdayOf(busiest)) ?? 0)} times in the last ${count(weeks, 'week')}.`,
  ];
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
