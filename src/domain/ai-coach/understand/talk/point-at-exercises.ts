import { dayName } from '../../change/compare-days.ts';
import type { ExerciseRef } from '../../edit/plan-edit.ts';
import { findDays } from '../../edit/read/find-days.ts';
import { type LogAct, readLogQuestion } from '../acts/read-log-question.ts';
import { findMentions } from '../find-mentions.ts';
import { LEAD, type PointingMessage, TAIL, whole } from './pointing.ts';
import { type Exchange, LIFT_TOLD, named, type TalkRecord } from './talk-record.ts';

/** «And the other 3?» */
const OTHERS = whole(
  '(?:what about |how about |same (?:for|with) )?(?:all )?(?:the )?(?:other|rest|remaining)(?: (?:of (?:them|the lifts)|[2-4]|two|three|lifts|ones|1s|main (?:lifts|ones)))*',
);
const SAME_FOR = new RegExp(`^${LEAD}(?:the )?same (?:for|with|on) (?:the |my )?([^.,!?]+?)${TAIL}(?:[?.!,] *(.*))?$`);
const LEAST = /\b(?:which|what)\b.*\b(?:least|slow\w*|worst|weakest|behind|lagging|stuck)\b/;
const MOST = /\b(?:which|what)\b.*\b(?:most|best|fastest|strongest)\b/;
const OF_THESE = /\b(?:1|one|ones|of the (?:2|two|3|three)|of (?:the|those|these|them)|which (?:moved|is|has|goes|went)|that)\b/;
/** «Do something about that one», «should we change something». */
const HELP =
  /\b(?:do|try|change|add) (?:something|smth|smt|sth|sumthing|summat|anything|what you can)\b(?!.*\bfor (?:my|the) (?:food|sleep|diet))|\b(?:fix|improve|sort out|bring up|work on|help with) (?:it|that|this|them)(?: (?:1|one))?\b/;
/** «What do you suggest», «give me a couple of options». */
const WAYS =
  /\b(?:options?|ideas?|suggestions?|alternatives?)\b|\bwhat (?:do|would|can) (?:you|u|we) (?:suggest|recommend|do about (?:it|that))\b/;
const NOT_THAT = new RegExp(
  `^${LEAD}(?:not (?:that|this)(?: (?:1|one|lift))?[,.! ]+)?(?:i meant? |what about |how about )?(?:the )?other (?:1|one|lift|exercise|main lift)${TAIL}[?.! ]*$`,
);
const BIG: readonly string[] = ['back-squat', 'bench-press', 'deadlift', 'overhead-press'];

const ITEM_AT =
  /\b(first|1st|second|2nd|third|3rd|last|final)(?: (?:1|one|exercise|thing|lift|movement))? (?:on|of|in|from) (?:the |my )?((?:[a-z]+ )?(?:day|session|workout)|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b/;
const ORDER = /\b(swap|replace|change|remove|drop|bin|cut|scrap|lose)\b/;
const PLACES: Readonly<Record<string, number>> = { first: 0, '1st': 0, second: 1, '2nd': 1, third: 2, '3rd': 2 };
const WHEN_NEXT = whole(
  "when (?:do|will|should|can) i (?:do|have|train) (?:that|it|this)(?: next| again)?|when(?:'?s| is) (?:that|it|this)(?: next| on)?|(?:which|what) day is (?:that|it|this)(?: on)?",
);

/** «Swap the last one on squat day» as the exercise that is there. */
function itemAt(text: string, { plan }: TalkRecord): PointingMessage | undefined {
  const [, place = '', where = ''] = ITEM_AT.exec(text) ?? [];
  const order = ORDER.exec(text)?.[1];
  const day = where === '' ? undefined : findDays(where, plan)[0]?.day;
  if (day === undefined || order === undefined) return undefined;
  const items = plan.exercises.filter((item) => item.day === day.index);
  const item = items[PLACES[place] ?? items.length - 1];
  const isSwap = /swap|replace|change/.test(order);
  if (item === undefined) return undefined;
  const written = `${isSwap ? 'swap' : 'remove'} ${item.ref.name.toLowerCase()} on ${dayName(day.label).toLowerCase()}`;
  return { pointing: { to: 'text', text: written, act: isSwap ? 'swap-exercise' : 'remove-exercise', replaces: true } };
}

const WHAT_IS_PLACE =
  /\bwhat(?:'?s| is) (?:the )?(first|1st|second|2nd|third|3rd|last) (?:1|one|exercise|lift|movement)\b(?! (?:of|on|in) )/;

/** «What is the first one, and how shall I know I do it properly?», of the first day. */
function whatIsPlace(text: string, { plan }: TalkRecord): PointingMessage | undefined {
  const place = WHAT_IS_PLACE.exec(text)?.[1];
  const items = plan.exercises.filter(({ day }) => day === 0);
  const item = place === undefined ? undefined : items[PLACES[place] ?? items.length - 1];
  return item === undefined
    ? undefined
    : { pointing: { to: 'text', text: `how do i do ${item.ref.name.toLowerCase()}`, act: 'ask-exercise' } };
}

/** When the exercise talked about comes next. */
function whenNext(text: string, { exercises, plan }: TalkRecord): PointingMessage | undefined {
  const [exercise] = exercises;
  const item = plan.exercises.find(({ ref }) => ref.name === exercise?.name);
  const day = plan.days[item?.day ?? -1];
  if (!WHEN_NEXT.test(text) || exercise === undefined || day === undefined) return undefined;
  return { pointing: { to: 'day', day, name: dayName(day.label), exercise }, content: 'ok' };
}

/** Exercises by «that one», «the other 3», «which of them». */
export function pointAtExercise(text: string, record: TalkRecord): PointingMessage | undefined {
  return (
    itemAt(text, record) ??
    whatIsPlace(text, record) ??
    whenNext(text, record) ??
    othersOf(text, record) ??
    ranked(text, record) ??
    otherOne(text, record) ??
    helped(text, record)
  );
}

function mainLifts({ plan }: TalkRecord): ExerciseRef[] {
  const big = BIG.flatMap((id) => plan.exercises.find(({ ref }) => ref.id === id)?.ref ?? []);
  return big.length > 1 ? big : plan.days.flatMap(({ index }) => plan.exercises.find(({ day }) => day === index)?.ref ?? []);
}

function othersOf(text: string, record: TalkRecord): PointingMessage | undefined {
  const { last, lifts } = record;
  const asked = last === undefined ? undefined : askedOf(last);
  if (asked === undefined || last === undefined) return undefined;
  const [, same, rest = ''] = SAME_FOR.exec(text) ?? [];
  if (same !== undefined && named(same, record.plan).length > 0)
    return { pointing: { to: 'lifts', act: asked, texts: [`${askOf(last, same)}${rest}`] }, content: 'ok' };
  if (!OTHERS.test(text)) return undefined;
  const others = mainLifts(record).filter(({ name }) => !lifts.some((told) => told.name === name));
  if (others.length === 0) return undefined;
  const texts = others.map(({ name }) => askOf(last, name.toLowerCase()));
  return { pointing: { to: 'lifts', act: asked, texts }, content: 'ok' };
}

/** What the exchange asked of the log. */
function askedOf({ text, said }: Exchange): LogAct | undefined {
  return readLogQuestion(text) ?? (LIFT_TOLD.test(said) ? 'ask-log-trend' : undefined);
}

/** The question of the exchange for another exercise. */
function askOf({ text }: Exchange, name: string): string {
  const before = lastNamed(text);
  return before === undefined || readLogQuestion(text) === undefined ? `how is my ${name} going` : text.replace(before, name);
}

function lastNamed(text: string): string | undefined {
  return findMentions(text, true).at(-1)?.words;
}

function ranked(text: string, { lifts, exercises, plan }: TalkRecord): PointingMessage | undefined {
  const way = LEAST.test(text) ? 'least' : MOST.test(text) ? 'most' : undefined;
  if (way === undefined || !OF_THESE.test(text) || named(text, plan).length > 0 || /\bday|session|muscle\b/.test(text)) return undefined;
  const told = lifts.length > 1 ? lifts : exercises.length > 1 && exercises.length < 4 ? exercises : [];
  return told.length < 2 ? undefined : { pointing: { to: 'rank', lifts: told, way, helps: HELP.test(text) }, content: 'ok' };
}

function helped(text: string, { exercises, plan, last }: TalkRecord): PointingMessage | undefined {
  const [exercise] = exercises;
  const isOpen = exercise !== undefined && named(text, plan).length === 0 && last !== undefined;
  if (!isOpen || text.split(' ').length > 16) return undefined;
  const choose = WAYS.test(text);
  return choose || HELP.test(text) ? { pointing: { to: 'ways', exercise, choose }, content: 'ok' } : undefined;
}

/** The other main lift of the same session, for what was said of one. */
function otherOne(text: string, { exercises, plan, last, choices }: TalkRecord): PointingMessage | undefined {
  const [one] = exercises;
  if (!NOT_THAT.test(text) || one === undefined || last === undefined || choices.length > 0) return undefined;
  const day = plan.exercises.find(({ ref }) => ref.name === one.name)?.day;
  const mains = plan.exercises.filter((item) => item.day === day).slice(0, 2);
  const other = mains.find(({ ref }) => ref.name !== one.name)?.ref;
  if (other === undefined) return undefined;
  const before = lastNamed(last.text);
  const name = other.name.toLowerCase();
  return { pointing: { to: 'text', text: before === undefined ? `${name} ${last.text}` : last.text.replace(before, name) } };
}
