import type { Brief } from '../../person/brief-shape.ts';
import { WEEKDAYS } from '../../person/weekdays.ts';
import type { EditForm } from '../acts/edit-forms.ts';
import { MINUTES_LEAST, MINUTES_MOST } from './read-minutes.ts';

/** A schedule changed relative to the known one. */
export interface ScheduleChange {
  days?: number;
  minutes?: number;
}

interface Known {
  days: number | null;
  minutes: number | null;
}

const MORE_DAYS =
  /\b(?:add|want|do|have|fit in|with) (?:a|1|another|1 more|an? extra|an? additional) (?:training )?(?:day|session)\b(?! off)|\b(?:1|another|an extra) more day\b/;
const FEWER_DAYS =
  /\b(?:1|a) (?:day|session) (?:less|fewer)\b|\b(?:drop|remove|cut|lose) (?:a|1) (?:day|session)\b|\b1 (?:less|fewer) day\b/;
const CORRECTED = /^(?:(?:no|nope|actually|sorry|i mean|i meant|i said|oops|wait|fine|ok)[,. ]*)+(?:make it |more like )?(\d{1,3})[.!]?$/;

/** «Add a day», «15 minutes less», «no, 3»: needs what is known. */
export function changeSchedule(text: string, known: Known): ScheduleChange {
  const number = Number(CORRECTED.exec(text)?.[1]);
  if (number >= 1 && number <= 7 && known.days !== null) return { days: number };
  if (number >= 10 && number <= MINUTES_MOST && (known.days !== null || known.minutes !== null)) return { minutes: bounded(number) };
  const days = daysAfter(text, known.days);
  const minutes = minutesAfter(text, known.minutes);
  return { ...(days === undefined ? {} : { days }), ...(minutes === undefined ? {} : { minutes }) };
}

function daysAfter(text: string, known: number | null): number | undefined {
  if (known === null) return undefined;
  if (MORE_DAYS.test(text)) return Math.min(known + 1, 7);
  return FEWER_DAYS.test(text) ? Math.max(known - 1, 1) : undefined;
}

function minutesAfter(text: string, known: number | null): number | undefined {
  const more = /\badd (\d{1,2}) min|\b(\d{1,2}) min\w* (?:longer|more)\b/.exec(text);
  const less = /\b(\d{1,2}) min\w* (?:shorter|less)\b/.exec(text);
  const change = more !== null ? Number(more[1] ?? more[2]) : less === null ? undefined : -Number(less[1]);
  if (change !== undefined) return bounded((known ?? 60) + change);
  const made = /\bmake it (\d{2,3})\b(?! ?(?:kg|lb))/.exec(text);
  return made === null ? undefined : bounded(Number(made[1]));
}

function bounded(minutes: number): number {
  return Math.min(Math.max(Math.round(minutes / 5) * 5, MINUTES_LEAST), MINUTES_MOST);
}

/** «From 4 days to 3», «down to 2 days» */
const TO_COUNT = /\bto (?:(?:only|just|about) )?([1-7])(?= ?(?:days|times|x|sessions|workouts)?\b)/;

/** A day more or less in the plan is one more or less in the week of the trainee. */
export function daysAfterEdit(before: Brief, text: string, { act }: EditForm): Brief {
  if (before.days === null || (act !== 'fewer-days' && act !== 'more-days')) return before;
  const count = (TO_COUNT.exec(text) ?? /\b([1-7]) ?(?:days|times|x|sessions|workouts)\b/.exec(text))?.[1];
  if (count !== undefined) return { ...before, days: Number(count), weekdays: [] };
  const named = WEEKDAYS.findIndex((day) => new RegExp(`\\b${day.toLowerCase()}`).test(text));
  const isFewer = act === 'fewer-days';
  const others = before.weekdays.filter((weekday) => weekday !== named);
  const isKnown = named !== -1 && before.weekdays.length > 0;
  const weekdays = !isKnown ? [] : isFewer ? others : [...others, named].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  return { ...before, days: Math.min(Math.max(before.days + (isFewer ? -1 : 1), 1), 7), weekdays };
}
