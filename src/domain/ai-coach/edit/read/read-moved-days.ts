import { dayName } from '../../change/compare-days.ts';
import type { DayRef } from '../plan-edit.ts';
import { question } from './edit-words.ts';
import { type DayMention, dayChoices } from './find-days.ts';
import type { EditMessage, ReadResult } from './read-context.ts';

export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** One session goes to another day: no list of days. */
const MOVES = /\b(?:move|shift|switch|change|put)\b.*\b(?:to|onto|into)\b|\binstead of\b|\brather than\b/;

/** Two sessions change places: no list of days either. */
const TRADES = /\b(?:swap\w*|switch\w*|exchang\w*|trad(?:e|ing)|flip\w*|change places)\b/;

/** «Friday to Saturday», «Mon/Thu/Sun rather than Mon/Wed/Fri», «no Mondays any more». */
export function readMoveDay(message: EditMessage): ReadResult {
  const { days, plan, text } = message;
  const { days: refs, weekdays } = plan;
  const all = days.length === 0 ? allMoved(text, refs, weekdays) : undefined;
  if (all !== undefined) return all;
  const [one, two, ...more] = days.flatMap(({ day }) => day ?? []);
  if (TRADES.test(text) && one !== undefined && two !== undefined && more.length === 0 && one.index !== two.index)
    return { edit: { kind: 'swap-days', first: one, second: two } };
  const wished = days.filter((mention) => mention.weekday !== undefined && !isOld(text, mention));
  const targets = [...new Set(wished.flatMap((mention) => mention.weekday ?? []))];
  const isTrade = TRADES.test(text) && targets.length === 2 && targets.every((weekday) => weekdays.includes(weekday));
  const isMove = isTrade || (MOVES.test(text) && days.length === 2);
  const group = isMove ? undefined : weekdayGroup(text, days);
  if (group !== undefined && (group.length !== 2 || group.length === refs.length || group.every((weekday) => !weekdays.includes(weekday))))
    return moveToGroup(group, refs, weekdays);
  if (!isMove && targets.length >= 2 && targets.length === refs.length)
    return { edit: { kind: 'move-day', moves: assigned(refs, weekdays, targets) } };
  const [first, second] = sourceAndGoal(message);
  if (first?.day !== undefined && second?.weekday !== undefined) {
    if (second.day !== undefined) return { edit: { kind: 'swap-days', first: first.day, second: second.day } };
    return { edit: { kind: 'move-day', moves: [{ day: first.day, weekday: second.weekday }] } };
  }
  if (first?.day !== undefined) {
    const name = dayName(first.day.label);
    const free = WEEKDAY_NAMES.filter((_, weekday) => !weekdays.includes(weekday));
    return question(
      `Which day instead of ${name}?`,
      free.map((other) => `Move ${name} to ${other}`),
    );
  }
  const goal = second ?? first ?? days[0];
  if (goal?.weekday === undefined)
    return question(
      'Which day should move?',
      dayChoices(plan, (day) => `Move ${day}`),
    );
  const to = WEEKDAY_NAMES[goal.weekday] ?? '';
  return question(
    `Which session should be on ${to}?`,
    dayChoices(plan, (day) => `Move ${day} to ${to}`),
  );
}

const ALL_BY =
  /\b(?:everything|it all|all|(?:the )?(?:whole|entire) (?:week|plan|schedule)|the week|every (?:session|day|workout)|each (?:session|day|workout))\b.*\b(?:by )?(1|a|one|2|two|3|three) days?\b(?: (later|back|forward|earlier|sooner|ahead))?/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, '2': 2, three: 3, '3': 3 };

/** «Push everything one day later» */
function allMoved(text: string, refs: readonly DayRef[], weekdays: readonly number[]): ReadResult {
  const [, count = '', way] = ALL_BY.exec(text) ?? [];
  if (count === '' || weekdays.length < refs.length) return undefined;
  const by = (COUNTS[count] ?? 1) * (/earlier|sooner|ahead/.test(way ?? '') ? -1 : 1);
  return { edit: { kind: 'move-day', moves: refs.map((day, index) => ({ day, weekday: ((weekdays[index] ?? 0) + by + 7) % 7 })) } };
}

/** A list of as many weekdays as the plan has days; another number is asked about. */
function moveToGroup(group: readonly number[], refs: readonly DayRef[], weekdays: readonly number[]): ReadResult {
  if (group.length === refs.length) return { edit: { kind: 'move-day', moves: assigned(refs, weekdays, group) } };
  const names = group.map((weekday) => WEEKDAY_NAMES[weekday] ?? '').join(', ');
  const offer = group.length < refs.length ? 'Leave one out?' : 'Add a day?';
  return question(`${names}: your plan has ${refs.length} days. ${offer}`, [`${group.length} days a week`, `Keep ${refs.length} days`]);
}

/** Text between two weekdays of one list. */
const LISTED = /^(?:[a-z']*)[\s,/&+|-]*(?:(?:and|n|or|&)\s+)?$/;
const RANGE = /^[a-z']*\s*(?:-|to|through|thru|till|until|and)\s+$/;

/** The last list of three weekdays and more, or of two beside another list, that is wished: «Tue/Thu/Sat», «Fri to Sun», «weekends». */
function weekdayGroup(text: string, days: readonly DayMention[]): number[] | undefined {
  const named = days.filter((mention) => mention.weekday !== undefined);
  const groups: { weekdays: number[]; at: number; isOld: boolean }[] = [];
  for (const [index, mention] of named.entries()) {
    const before = named[index - 1];
    const between = before === undefined ? undefined : text.slice(before.at, mention.at);
    const last = groups.at(-1);
    const weekday = mention.weekday ?? 0;
    if (last !== undefined && between !== undefined && LISTED.test(between)) last.weekdays.push(weekday);
    else if (last !== undefined && between !== undefined && isRange(text, between, before, mention))
      last.weekdays.push(...weekdaysBetween(last.weekdays.at(-1) ?? 0, weekday));
    else groups.push({ weekdays: [weekday], at: mention.at, isOld: OLD_DAY.test(text.slice(0, mention.at).trim()) });
  }
  for (const match of text.matchAll(/\bweekends\b|\bweekdays\b/g)) {
    const isOld =
      OLD_DAY.test(text.slice(0, match.index).trim()) ||
      /^weekends? (?:is|are) |^week(?:ends?|days) (?:no|gone|taken|out)/.test(text.slice(match.index)) ||
      /\bthan $/.test(text.slice(0, match.index));
    groups.push({ weekdays: match[0].startsWith('weekend') ? [6, 0] : [1, 2, 3, 4, 5], at: match.index, isOld });
  }
  const lists = groups.filter(({ weekdays }) => weekdays.length > 1).sort((a, b) => a.at - b.at);
  const wished = lists.filter((group) => !group.isOld && !OLD_AFTER.test(restAfter(text, group.at, group.weekdays.length)));
  const found = wished.at(-1);
  return found === undefined ? undefined : [...new Set(found.weekdays)];
}

/** «Friday to Sunday» is a list, unless the plan has Friday and not Sunday: then it is a move. */
function isRange(text: string, between: string, before: DayMention | undefined, mention: DayMention): boolean {
  if (!RANGE.test(between)) return false;
  if (/\band\b/.test(between)) return /\bbetween $/.test(text.slice(0, before?.at ?? 0));
  return before?.day === undefined || mention.day !== undefined;
}

function weekdaysBetween(from: number, to: number): number[] {
  return Array.from({ length: (to - from + 7) % 7 }, (_, index) => (from + index + 1) % 7);
}

function restAfter(text: string, at: number, count: number): string {
  return text
    .slice(at)
    .split(/[\s,/&+]+/)
    .filter((word) => word !== 'and' && word !== 'n')
    .slice(count)
    .join(' ');
}

const OLD_DAY =
  /\b(?:instead of|in place of|rather than|not(?: on)?|no(?: more)?|never|from|(?<!i'm |am |my |me )off|can'?t(?: do| make)?|cannot|without|drop|lose|lost|gone|closed?|except|but not|busy|replaces?)(?: (?:the|my|on|every|any))*$/;
const OLD_AFTER =
  /^(?:s|'s)? ?(?:is|are|was|no|don'?t|doesn'?t|won'?t|can'?t|gone|out|off|dead|impossible|taken|busy|belongs?|lectures?|never|r|has been|have been)\b/;

function isOld(text: string, { at }: DayMention): boolean {
  const rest = text
    .slice(at)
    .replace(/^[a-z']+/, '')
    .trim();
  return (
    OLD_DAY.test(text.slice(0, at).trim()) ||
    (OLD_AFTER.test(rest) && !/^(?:is|are|r) (?:free|ok|fine|good|open|better|now free|possible|mine)\b/.test(rest))
  );
}

/** The day that moves, then where it goes: marked by words, else the plan's day first. */
function sourceAndGoal({ days: all, text, context, plan }: EditMessage): [DayMention | undefined, DayMention | undefined] {
  const isSame = (a: DayMention, b: DayMention): boolean =>
    (a.weekday ?? -1) === (b.weekday ?? -2) || (a.day !== undefined && a.day === b.day);
  const days = all.filter((mention, index) => all.findIndex((other) => isSame(other, mention)) === index);
  const old = days.filter((mention) => all.some((other) => isSame(other, mention) && isOld(text, other)));
  const others = days.filter((mention) => !old.includes(mention));
  const last = context.lastDay === undefined ? undefined : plan.days[context.lastDay];
  const [one, two] = others;
  const marked = others.find(({ at }) =>
    /(?:\b(?:to|unto|into|becomes?|on|in|for|with|live on|sit on)|->|>|=|→) ?(?:the |a )?$/.test(text.slice(0, at)),
  );
  if (
    marked?.day !== undefined &&
    marked === one &&
    two?.day !== undefined &&
    old.length === 0 &&
    !/^[a-z']+ ?(?:to|becomes?|>|->|→|goes)/.test(text.slice(marked.at))
  )
    return [two, marked];
  const source = old.find(({ day }) => day !== undefined) ?? (one?.day !== undefined ? one : undefined);
  const goal = source === one ? two : one;
  if (source === undefined && last !== undefined && goal !== undefined) return [{ day: last, at: 0 }, goal];
  return [source, goal?.weekday === undefined ? undefined : goal];
}

/** Days already on a wished weekday stay; the others take the free ones in order. */
function assigned(refs: readonly DayRef[], weekdays: readonly number[], targets: readonly number[]) {
  const free = targets.filter((target) => !weekdays.includes(target)).sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  return refs.flatMap((day, index) => {
    if (targets.includes(weekdays[index] ?? -1)) return [];
    const weekday = free.shift();
    return weekday === undefined ? [] : [{ day, weekday }];
  });
}

/** «Skip Friday, I do it Saturday»: this week only. */
export function readShift(message: EditMessage): ReadResult {
  const { days } = message;
  const [source, goal] =
    days.length > 1 ? [days[0], days.at(-1)] : days[0]?.day === undefined ? [undefined, days[0]] : [days[0], undefined];
  const goesTo = /\b(?:to|on|till|until|instead|for)\b/.test(message.text.slice(0, days[0]?.at ?? 0).slice(-14)) && days.length === 1;
  const [from, to] = goesTo ? [undefined, days[0]] : [source, goal];
  return {
    edit: {
      kind: 'shift-session',
      ...(from?.day === undefined ? {} : { day: from.day }),
      ...(to?.weekday === undefined ? {} : { to: to.weekday }),
      ...(TRADES.test(message.text) ? { trades: true as const } : {}),
    },
  };
}
