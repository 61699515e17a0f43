import { dayName } from '../../change/compare-days.ts';
import type { DayRef, PlanEdit } from '../../edit/plan-edit.ts';
import { findDays } from '../../edit/read/find-days.ts';
import { type PointingMessage, whole } from './pointing.ts';
import { dayIn, named, type TalkRecord } from './talk-record.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const OUT =
  '(?:bin|drop|cut|scrap|lose|leave out|remove|delete|ditch|axe|skip|take out|take away|kill|get rid of|bins|throw(?: away| out)?)';
const PLACE = '(first|1st|second|2nd|third|3rd|fourth|4th|last|final)';
/** «Bin the last», «drop the second one», beside what is kept. */
const OUT_BY_PLACE = new RegExp(
  `\\b${OUT} (?:only |just )?(?:the )?${PLACE}(?: (?:1|one|day|session|workout))?(?= *(?:[.,!?]|$|and\\b|but\\b|please|pls|then))`,
);
const KEPT_FIRST = /\b(?:keep|leave) (?:the )?(?:first|1st) ([2-6])\b/;
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
};

const DAY_AFTER = /\b(?:the )?day (after|before)(?: (?:that|it|this))?\b(?! (?:deadlifts?|squats?|legs?|bench|a |the |my |i ))/;
const MOVE_TO =
  /^(?:(?:then|ok|okay|so|better|rather|no|maybe|well|hm+|please|actually|wait|nah|let'?s|just|and)[,.! ]+)*(?:(?:put|do|make|move|have|better|rather|go|take|shift)(?: (?:it|that|this))?(?: (?:to|on|for|onto))? )?(?:to |on )?(mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: (?:then|instead|please|pls|is better|works|rather))*(?=[,.!?]| but| cos| because|$)/;
/** «Depends what is friday», «friday I have deadlift?» */
const WHAT_ON =
  /\b(?:what(?:'?s| is| do i (?:have|do)| have i(?: got)?)(?: on| planned(?: on| for)?)?) (?:the )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: again)?[?.! ]*$/;
const HAS_ON = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* (?:i (?:have|do|got)|is|do i (?:have|do)|has) ([a-z ]+)\?/;

/** Days by place («the last»), by nearness («the day after») and alone («then better Saturday»). */
export function pointAtDay(text: string, record: TalkRecord): PointingMessage | undefined {
  return (
    howLong(text, record) ??
    outByPlace(text, record) ??
    outByName(text, record) ??
    whatOn(text, record) ??
    nextDay(text, record) ??
    movedTo(text, record)
  );
}

const HOW_LONG =
  /\bhow long (?:is|does|do|will|would|take|takes|it take)\b.{0,12}\b(?:that|this|it)(?: (?:1|one|day|session|training))?\b|\bhow long (?:take|takes) (?:that|this)\b/;

function howLong(text: string, { plan, day }: TalkRecord): PointingMessage | undefined {
  if (!HOW_LONG.test(text) || day?.ref === undefined || findDays(text, plan).length > 0 || named(text, plan).length > 0) return undefined;
  return { pointing: { to: 'text', text: `how long is ${nameOf(day).toLowerCase()}`, act: 'ask-session' } };
}

/** The facts of a day left out: the number that was asked for, else one less than before. */
function fewer({ days }: TalkRecord): Omit<PointingMessage, 'pointing'> {
  return days === undefined ? { content: 'one day less a week', act: 'fewer-days' } : { content: `${days} days a week` };
}

function outByPlace(text: string, record: TalkRecord): PointingMessage | undefined {
  if (/\b\d ?(?:days|x|times)\b/.test(text)) return undefined;
  const out = OUT_BY_PLACE.exec(text)?.[1];
  const { days } = record.plan;
  const kept = Number(KEPT_FIRST.exec(text)?.[1] ?? 0);
  const isOfDays = (kept > 0 && kept === days.length - 1) || /\b(?:day|session|workout)s?\b/.test(text) || record.dimension === 'days';
  if (!isOfDays || (out === undefined && kept === 0) || findDays(text, record.plan).length > 1) return undefined;
  if (named(text, record.plan).length > 0) return undefined;
  const place = out === undefined || /last|final/.test(out) ? days.length - 1 : (PLACES[out] ?? days.length - 1);
  const day = days[place];
  if (day === undefined || days.length < 2) return undefined;
  return {
    pointing: { to: 'plan', edits: [{ kind: 'drop-day', day }], opening: '' },
    ...fewer(record),
  };
}

const OUT_NAMED = new RegExp(`\\b${OUT} (?:the |my )?(?:[a-z]+ (?:day|session|workout)|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\\b`);
const ELSEWHERE =
  /\b(?:stick|put|move|keep|add|throw|squeeze|fit) (?:the |my |those |its )?[a-z]+\b.*\b(?:somewhere|elsewhere|(?:an)?other days?|the (?:other|rest))\b/;

/** «Bin the press day but put the presses somewhere else», while fewer days are talked about. */
function outByName(text: string, record: TalkRecord): PointingMessage | undefined {
  const spoken = OUT_NAMED.exec(text)?.[0];
  const { days, exercises } = record.plan;
  if (spoken === undefined || record.days === undefined || /\b\d ?(?:days|x|times)\b/.test(text)) return undefined;
  const day = findDays(spoken, record.plan)[0]?.day;
  const first = exercises.find((item) => item.day === day?.index);
  if (day === undefined || first === undefined || days.length < 2) {
    const choices = days.map(({ label }) => `Drop ${dayName(label)}`);
    return { pointing: { to: 'question', ask: 'Your plan has no such day. Which one should go?', choices }, ...fewer(record) };
  }
  const kept: PlanEdit[] = ELSEWHERE.test(text) ? [{ kind: 'add', exercise: first.ref, sets: first.sets }] : [];
  return { pointing: { to: 'plan', edits: [{ kind: 'drop-day', day }, ...kept], opening: '' }, ...fewer(record) };
}

function whatOn(text: string, record: TalkRecord): PointingMessage | undefined {
  const asked = WHAT_ON.test(text);
  const has = HAS_ON.exec(text);
  const day = asked || has !== null ? dayIn(text, record.plan) : undefined;
  if (day === undefined) return undefined;
  const [exercise] = named(has?.[1] ?? (asked ? text : ''), record.plan);
  if (!asked && exercise === undefined) return undefined;
  return { pointing: { to: 'day', day: day.ref, name: nameOf(day), exercise }, content: 'ok' };
}

export function nameOf({ ref, weekday }: NonNullable<TalkRecord['day']>): string {
  const name = weekday === undefined ? undefined : WEEKDAYS[weekday];
  return name === undefined ? (ref?.label ?? 'that day') : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function weekdayOf(day: TalkRecord['day'], { plan }: TalkRecord): number | undefined {
  return day?.weekday ?? (day?.ref === undefined ? undefined : plan.weekdays[day.ref.index]);
}

function nextDay(text: string, record: TalkRecord): PointingMessage | undefined {
  const way = DAY_AFTER.exec(text)?.[1];
  const from = weekdayOf(record.day, record);
  if (way === undefined || from === undefined || findDays(text, record.plan).length > 0) return undefined;
  const to = (from + (way === 'after' ? 1 : 6)) % 7;
  const name = WEEKDAYS[to] ?? '';
  if (
    whole(`(?:(?:move|put|do|make|push|shift)(?: (?:it|that|this))? )?(?:to |on |for )?(?:the )?day ${way}(?: (?:that|it|this))?`).test(
      text,
    )
  )
    return move(to, record);
  return { pointing: { to: 'text', text: text.replace(DAY_AFTER, name) } };
}

const A_WEEKDAY = '((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)';
/** «Can't do Friday any more, make that Thursday», «Sunday is church, shift it to Saturday» */
const LEFT_FOR = new RegExp(
  `\\b${A_WEEKDAY}\\b.*?\\b(?:make|move|shift|put|push|change|switch|bring) (?:it|that|this|that one|this one)(?: (?:session|day|workout))? (?:to |on |onto |for |into |a )?(?:the )?${A_WEEKDAY}\\b`,
);

/** A day that is left for another, told in one message. */
export function pointAtDayLeft(text: string, record: TalkRecord): PointingMessage | undefined {
  const [, from = '', to = ''] = LEFT_FOR.exec(text) ?? [];
  const source = from === '' ? undefined : findDays(from, record.plan)[0]?.day;
  if (source === undefined || findDays(text, record.plan).length !== 2 || FOR_ONCE.test(text)) return undefined;
  return { pointing: { to: 'text', text: `move ${from} to ${to}`, act: 'move-day', replaces: true } };
}

const FOR_ONCE = /\b(?:this|next|coming) (?:week|mon|tue|wed|thu|fri|sat|sun)|\b(?:today|tomorrow|once)\b/;

function movedTo(text: string, record: TalkRecord): PointingMessage | undefined {
  const word = MOVE_TO.exec(text)?.[1];
  if (word === undefined || record.moving === undefined || named(text, record.plan).length > 0) return undefined;
  return move(
    WEEKDAYS.findIndex((name) => name.startsWith(word)),
    record,
  );
}

function move(to: number, record: TalkRecord): PointingMessage {
  const goal = WEEKDAYS[to] ?? '';
  const from = record.moving?.ref ?? record.day?.ref;
  const label = (day: DayRef): string => WEEKDAYS[record.plan.weekdays[day.index] ?? -1] ?? day.label.toLowerCase();
  if (from !== undefined && record.plan.weekdays[from.index] !== to)
    return { pointing: { to: 'text', text: `move ${label(from)} to ${goal}`, act: 'move-day', replaces: true } };
  const free =
    record.moving?.weekday === undefined ? '' : `${nameOf(record.moving)} has no session in your plan, so nothing has to leave it. `;
  return {
    pointing: {
      to: 'question',
      ask: `${free}Which session should be on ${goal.charAt(0).toUpperCase()}${goal.slice(1)}?`,
      choices: record.plan.days.filter((day) => label(day) !== goal).map((day) => `Move ${label(day)} to ${goal}`),
    },
    content: 'ok',
  };
}
