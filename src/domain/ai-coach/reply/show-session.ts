import type { Plan } from '#domain/plan/plan.ts';
import { type DayView, dayView, planView } from '#domain/plan/plan-view.ts';
import { shiftDay, weekdayOf } from '../../training/week.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import { findDays } from '../edit/read/find-days.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import { WEEKDAYS } from '../person/weekdays.ts';
import { isTalkOfToday } from '../understand/named-day.ts';

interface Asked {
  /** Normalised. */
  text: string;
  plan: Plan | undefined;
  digest: LogDigest | null;
}

/** The sessions a message asks to see: the days it names, else today's, else the week at a glance. */
export function sessionWords({ text, plan, digest }: Asked): string[] {
  if (plan === undefined) return ['There is no plan yet. Answer my question and it is there.'];
  const week = digest?.place?.week ?? 0;
  const at = (index: number) => dayView(plan, week, index);
  const named = findDays(text, contentsOfPlan(plan));
  const found = [...new Set(named.flatMap(({ day }) => day?.index ?? []))].flatMap((index) => at(index) ?? []);
  if (found.length > 0) return found.map((day) => dayWords(day));
  const rest = named.length > 0 ? 'Nothing is planned that day. ' : '';
  const today = digest?.place;
  if (named.length === 0 && digest !== null && TOMORROW.test(text)) return tomorrowWords(digest, plan, at);
  if (named.length === 0 && today != null && isTalkOfToday(text)) return todayWords(at(today.day), today);
  const days = Array.from({ length: planView(plan).days }, (_, index) => at(index)).flatMap((day) => day ?? []);
  return [`${rest}${days.map((day) => `${day.label}: ${day.title ?? 'training'}`).join('. ')}.`, 'Name a day, and I list its exercises.'];
}

const TOMORROW = /\btomorrow\b/;

/** What the plan has tomorrow, else the day after that comes next; plans without weekdays say the next session. */
function tomorrowWords(digest: LogDigest, plan: Plan, at: (index: number) => DayView | undefined): string[] {
  const days = Array.from({ length: planView(plan).days }, (_, index) => at(index)).flatMap((day) => day ?? []);
  const coming = Array.from({ length: WEEKDAYS.length }, (_, ahead) => WEEKDAYS[weekdayOf(shiftDay(digest.today, ahead + 1))] ?? '');
  const next = coming.flatMap((name, ahead) => days.filter(({ label }) => label.startsWith(name)).map((day) => ({ day, ahead })))[0];
  if (next === undefined) return nextSessionWords(plan, digest);
  return [dayWords(next.day, next.ahead === 0 ? 'Tomorrow is ' : 'Nothing is planned for tomorrow. Next is ')];
}

/** The next session: today's where the log tells, else the first of the week. */
export function nextSessionWords(plan: Plan, digest: LogDigest | null): string[] {
  const place = digest?.place ?? null;
  const day = dayView(plan, place?.week ?? 0, place?.day ?? 0);
  if (place !== null) return todayWords(day, place);
  return day === undefined ? [] : [dayWords(day, 'The week begins with ')];
}

function todayWords(day: DayView | undefined, place: NonNullable<LogDigest['place']>): string[] {
  if (day === undefined) return [];
  if (place.session === 'logged') return [`Today is done. ${dayWords(day, 'It was ')}`];
  const changed = place.changed === null ? [] : [`You changed this session: ${place.changed}`];
  return [dayWords(day, place.scheduled ? 'Today is ' : 'Nothing is planned for today. Next is '), ...changed];
}

function dayWords(day: DayView, lead = ''): string {
  const items = [...day.primary, ...day.accessories].map(({ exercise, sets, reps }) => `${exercise} ${sets} × ${reps}`);
  const minutes = day.minutes === null ? '' : `, about ${day.minutes} minutes`;
  return `${lead}${day.label}${minutes}: ${items.join(', ')}.`;
}
