import { readDayCount } from './read-amounts.ts';
import { type EditMessage, onlyDay, type ReadResult } from './read-context.ts';

const DAYS_A_WEEK =
  /(?<!\b(?:add|another|extra|drop|remove|cut|lose|take|just) )\b[1-7] ?(?:days?|times|x|sessions|workouts|trainings)\b(?! (?:less|fewer|more|extra|off))/;

/** A number of days decides which way; without one the act does (`sign`). */
export function readDayCountEdit(message: EditMessage, sign: 1 | -1): ReadResult {
  const count = message.plan.days.length;
  const wished = readDayCount(message.text, (days) => (sign > 0 ? days > count : days < count)) ?? count;
  const isTold = DAYS_A_WEEK.test(message.text) && wished !== count;
  const isMore = isTold ? wished > count : sign > 0;
  return isMore ? readMoreDays(message) : readFewerDays(message);
}

function readFewerDays(message: EditMessage): ReadResult {
  const count = message.plan.days.length;
  const wished = readDayCount(message.text, (days) => days < count);
  const isRelative =
    /\b(?:1|a|2) (?:day|session|time|training)?s? ?(?:less|fewer|off)\b|\b(?:drop|cut|lose|remove|skip|delete|scrap|take off) (?:just )?(?:1|a|one)\b|\bone of\b|\b1 of\b/.test(
      message.text,
    );
  const named = onlyDay(message);
  const isNamed =
    named !== undefined && wished === count - 1 && /\b(?:remove|drop|cut|delete|without|no|skip|not|lose|take)\b/.test(message.text);
  if (isNamed) return { edit: { kind: 'drop-day', day: named } };
  if (wished !== undefined && wished < count && !isRelative) return { edit: { kind: 'drop-day', days: wished } };
  const day = onlyDay(message);
  return { edit: { kind: 'drop-day', ...(day === undefined ? {} : { day }) } };
}

function readMoreDays(message: EditMessage): ReadResult {
  const count = message.plan.days.length;
  const wished = readDayCount(message.text, (days) => days > count);
  const isRelative =
    /\b(?:1|a|another|an extra) (?:more|extra|additional|further)? ?(?:day|session|time|training|workout)?s? ?(?:more|extra)\b|\b(?:add|another|extra|additional|1 more|one more)\b/.test(
      message.text,
    );
  const weekdays = [...new Set(message.days.flatMap(({ weekday, day }) => (weekday === undefined || day !== undefined ? [] : [weekday])))];
  const on = weekdays.length === 0 ? {} : { weekdays };
  if (wished !== undefined && wished > count && (!isRelative || wished > 2)) return { edit: { kind: 'add-day', days: wished, ...on } };
  return { edit: { kind: 'add-day', ...on } };
}
