import { findExercise } from '../../exercises/find-exercise.ts';
import { numberText } from '../../training/loading.ts';
import { type WeightUnit, weightNumber, weightWithUnit } from '../../training/units.ts';
import { daysBetween, shiftDay, weekdayOf } from '../../training/week.ts';
import type { AskedData } from './asked-data.ts';
import type { DatedSet, DigestExercise } from './digest-shape.ts';
import { insteadWords } from './exercise-asked.ts';
import { emptyLogWords, notLoggedWords } from './missing-words.ts';
import { type AskedPeriod, isWithin } from './period-asked.ts';
import { capital, count, cutWords, datedSetWords, dayWords, onDay } from './say.ts';
import { liftedOf } from './series.ts';
import { setOf, setsWords, writtenSet } from './set-words.ts';

const LINES = 3;

/** Whether and when something was done: a lift, a weight, a record, a workout. */
export function answerDates(data: AskedData): string[] | undefined {
  const { question, exercises, digest } = data;
  if (digest.exercises.length === 0 && (digest.workouts ?? []).length === 0) return emptyLogWords(data);
  if (question.measure === 'pause') return pauseWords(data);
  if (question.measure === 'record') return recordWords(data);
  const [asked] = exercises;
  if (asked === undefined && data.kin.length === 0)
    return data.muscles.length > 0 || question.measure !== 'sessions' ? undefined : workoutWords(data);
  if (data.kin.length === 0) return asked === undefined ? undefined : [...insteadWords(asked), ...notLoggedWords(asked, data)];
  const wanted = weightAsked(data);
  const lead = asked === undefined || data.kin.length > 1 || KIND.test(asked.instead ?? '') ? [] : insteadWords(asked);
  if (wanted !== undefined) return [...lead, ...thresholdWords(wanted, data)];
  return [...lead, ...(question.form === 'when' ? whenWords(data) : doneWords(data))];
}

/** «Rows» are no other exercise than the row that is logged. */
const KIND = /^(?:rows?|curls?|raises?|lunges?|presse?s?|planks?|dips?|pull ?downs?|extensions?|fl(?:y|ys|ies)|shrugs?)$/;

/** «200», «225 lbs», «2 plates»; never reps, days or years. */
function weightAsked({ text, unit }: AskedData): { weight: number; unit: WeightUnit } | undefined {
  const plates = /\b([1-5]) plates?\b/.exec(text)?.[1];
  if (plates !== undefined) return { weight: unit === 'kg' ? 20 + 40 * Number(plates) : 45 + 90 * Number(plates), unit };
  const [, number, word] =
    /(?<!\b(?:nov|oct|sep|dec|jan|feb|mar|apr|jun|jul|aug|may)\w* )\b(\d{2,3}(?:[.,]\d+)?) ?(kg|kgs|kilos?|lbs?|pounds?)?\b(?! ?(?:min|days?|weeks?|months?|years?|reps?|sets?|times|x|st|nd|rd|th|percent|%))/.exec(
      text,
    ) ?? [];
  if (number === undefined) return undefined;
  return { weight: Number(number.replace(',', '.')), unit: word === undefined ? unit : word.startsWith('k') ? 'kg' : 'lb' };
}

/** Every set known by itself, oldest first. */
function setsOf({ sessions, months, records, start }: DigestExercise): DatedSet[] {
  const known = [
    ...sessions.flatMap(({ on, sets }) => sets.map((set): DatedSet => [on, ...set])),
    ...months,
    ...records.heaviest.map(({ set }) => set),
    ...(start == null ? [] : [start]),
  ];
  return known.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
}

function thresholdWords(wanted: { weight: number; unit: WeightUnit }, data: AskedData): string[] {
  const { unit, kin, text, digest } = data;
  const goal = weightNumber(String(wanted.weight), wanted.unit, unit) ?? wanted.weight;
  const said = weightWithUnit(numberText(wanted.unit === unit ? wanted.weight : Math.round(goal)), unit);
  const reps = Number(/\bfor (?:a |an )?(\d{1,2})\b(?! ?(?:kg|lbs?))/.exec(text)?.[1] ?? /\b\d{2,3} ?x ?(\d{1,2})\b/.exec(text)?.[1] ?? 1);
  const [exercise] = kin;
  if (exercise === undefined) return [];
  const span = data.spans.find(({ event, isNow }) => event === undefined && isNow !== true);
  const all = setsOf(exercise).filter(([on]) => span === undefined || isWithin(on, span));
  const weightOf = (set: DatedSet) => {
    const { weight, unit: from } = writtenSet(setOf(set));
    return weightNumber(weight, from, unit) ?? 0;
  };
  const reached = all.filter((set) => weightOf(set) >= goal && set[1] >= reps);
  const heaviest = all.reduce<DatedSet | undefined>(
    (top, set) => (top === undefined || weightOf(set) > weightOf(top) ? set : top),
    undefined,
  );
  const { name } = exercise;
  const forReps = reps > 1 ? ` for ${reps}` : '';
  const when = span === undefined ? '' : ` ${span.words}`;
  if (heaviest === undefined) return [`Nothing logged of ${name}${when}.`];
  if (reached.length === 0)
    return [
      `${text.startsWith('when') ? 'Not yet' : 'No'}: ${name} was never logged with ${said}${forReps}${when}. The heaviest${when} is ${datedSetWords(heaviest, name, data)}.`,
    ];
  const [first, last] = [reached[0], reached.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isYes = data.question.form === 'whether' ? 'Yes. ' : '';
  const again = last === first ? '' : ` The last time: ${datedSetWords(last, name, data)}.`;
  const isLast = /\blast\b/.test(text);
  return [
    isLast
      ? `${isYes}${name} with ${said} or more${forReps}: the last time ${datedSetWords(last, name, data)}.`
      : `${isYes}${name} with ${said} or more${forReps}: first ${datedSetWords(first, name, data)}.${again}`,
    ...(first[0] > exercise.first && exercise.records.from > exercise.first
      ? [`I looked back to ${dayWords(exercise.records.from, digest.today)}.`]
      : []),
  ];
}

/** When it was first or last done, and how long ago. */
function whenWords({ kin, text, digest, unit }: AskedData): string[] {
  const isFirst = /\b(?:first|1st|start|began|begin)\b/.test(text);
  const ranked = kin.toSorted((a, b) => {
    const [one, two] = isFirst ? [b.first, a.first] : [a.sessions[0]?.on ?? '', b.sessions[0]?.on ?? ''];
    return one < two ? 1 : -1;
  });
  const [best] = ranked;
  if (best === undefined) return [];
  const [newest] = best.sessions;
  if (isFirst) {
    const start =
      best.start == null || best.start[0] !== best.first ? '' : `: ${setsWords([setOf(best.start)], unit, findExercise(best.name))}`;
    return [`${best.name} was first logged ${onDay(best.first, digest.today)}${start}.`];
  }
  if (newest === undefined) return [];
  const days = daysBetween(newest.on, digest.today);
  const ago = days < 2 ? '' : ` (${days} days ago)`;
  return [`${best.name}: last ${onDay(newest.on, digest.today)}${ago}, ${setsWords(newest.sets, unit, findExercise(best.name))}.`];
}

function doneWords(data: AskedData): string[] {
  const { kin, digest, unit, spans } = data;
  const span = spans.find(({ event, isNow }) => event === undefined && isNow !== true);
  const from = span?.from ?? '';
  const done = kin
    .flatMap(({ name, sessions }) =>
      sessions.filter(({ on }) => span === undefined || isWithin(on, span)).map(({ on, sets }) => ({ name, on, sets })),
    )
    .sort((a, b) => (a.on < b.on ? 1 : -1));
  const lead = data.question.form === 'whether';
  if (done.length === 0 || span === undefined) {
    if (span === undefined) return lead ? [`Yes. ${whenWords(data).join(' ')}`] : whenWords(data);
    return [
      `${lead ? 'No, n' : 'N'}othing logged of ${kindWords(data)} ${span.words}. ${whenWords(data).join(' ')}`,
      ...cutWords(span, oldest(kin, from), digest.today),
    ];
  }
  const each = done
    .slice(0, LINES)
    .map(({ name, on, sets }) => `${name} ${onDay(on, digest.today)}, ${setsWords(sets, unit, findExercise(name))}`);
  const more = done.length > LINES ? `; and ${done.length - LINES} more` : '';
  return [`${lead ? 'Yes, ' : ''}${lead ? span.words : capital(span.words)}: ${each.join('; ')}${more}.`];
}

function oldest(kin: readonly DigestExercise[], from: string): string {
  const [one] = kin;
  const last = one?.sessions.at(-1)?.on ?? '';
  return one !== undefined && last > one.first && from < last ? last : '';
}

function kindWords({ kin }: AskedData): string {
  return kin.map(({ name }) => name.toLowerCase()).join(', ');
}

interface RecordSet {
  name: string;
  set: DatedSet;
  value: number;
  before: number;
}

/** Sessions in which an exercise passed everything before, newest first. */
function recordsOf(data: AskedData): RecordSet[] {
  const chosen = data.kin.length > 0 ? data.kin : data.digest.exercises.filter(({ name }) => findExercise(name)?.load !== 'time');
  return chosen
    .flatMap((exercise) => {
      const { points, measure } = liftedOf(exercise, data.unit);
      let top = points[0]?.value ?? 0;
      return points.slice(1).flatMap(({ value, set }) => {
        const before = top;
        if (value <= before * (measure === 'max' ? 1.001 : 1)) return [];
        top = value;
        return [{ name: exercise.name, set, value, before }];
      });
    })
    .sort((a, b) => (a.set[0] < b.set[0] ? 1 : -1));
}

/** «Did I PR today», «was that a PR»: one day's workout. */
function dayMeant({ text, digest: { today, last } }: AskedData): Pick<AskedPeriod, 'from' | 'to' | 'words'> | undefined {
  if (/\b(?:today|tonight)\b/.test(text)) return { from: today, to: today, words: 'today' };
  if (last === null || !/\b(?:(?:was|is) (?:that|this|it)|this (?:session|workout)|just now|last (?:session|workout))\b/.test(text))
    return undefined;
  return { from: last.on, to: last.on, words: last.on === today ? 'today' : `in your last workout, ${onDay(last.on, today)}` };
}

function recordWords(data: AskedData): string[] | undefined {
  const { question, spans, digest } = data;
  const span = dayMeant(data) ?? spans.find(({ event, isNow }) => event === undefined && isNow !== true);
  const all = recordsOf(data);
  const inSpan = span === undefined ? all : all.filter(({ set: [on] }) => isWithin(on, span));
  if (question.form === 'value' && span === undefined && !/\bhow many\b/.test(data.text)) return undefined;
  const isYes = question.form === 'whether';
  const [newest] = inSpan;
  const said = ({ name, set }: RecordSet) => `${name} ${datedSetWords(set, name, data)}`;
  if (newest === undefined) {
    const last = all[0];
    const before = last === undefined ? '' : ` The newest record is ${said(last)}.`;
    return [`${isYes ? 'No, no' : 'No'} new best ${span?.words ?? 'in the log I see'}.${before}`];
  }
  if (question.form === 'when')
    return [`The newest best by estimated maximum or reps: ${said(newest)}${daysAgo(newest.set[0], digest.today)}.`];
  const first = [...new Map(inSpan.map((one) => [one.name, one])).values()];
  const more = first.length > LINES ? `; and ${count(first.length - LINES, 'more exercise')}` : '';
  return [
    `${isYes ? 'Yes. ' : ''}New bests ${span?.words ?? 'in the log I see'} in ${count(first.length, 'exercise')}, by estimated maximum or reps: ${first.slice(0, LINES).map(said).join('; ')}${more}.`,
  ];
}

function daysAgo(on: string, today: string): string {
  const days = daysBetween(on, today);
  return days < 2 ? '' : `, ${days} days ago`;
}

/** Whether somebody trained, on those days or in that span, and when last. */
function workoutWords(data: AskedData): string[] | undefined {
  const { digest, question, weekdays, text } = data;
  const { workouts, today } = digest;
  if (workouts === null) return ['You removed your workouts from «What your coach sees». Show them there again, and I count them.'];
  const all = workouts.map(([on]) => on);
  const onDays = weekdays.length === 0 ? all : all.filter((on) => weekdays.includes(weekdayOf(on)));
  const last = onDays.at(-1);
  if (question.form === 'when') {
    if (/\b(?:first|1st|start|began|begin)\b/.test(text)) return [`Your log begins ${onDay(digest.since ?? all[0] ?? today, today)}.`];
    return last === undefined ? undefined : [`Your last workout was ${onDay(last, today)}${daysAgo(last, today)}.`];
  }
  const named = data.spans.find(
    ({ event, isNow, from, to }) => event === undefined && isNow !== true && (weekdays.length === 0 || from !== to),
  );
  const span: AskedPeriod = named ?? {
    from: digest.since ?? all[0] ?? today,
    to: today,
    words: `since ${dayWords(digest.since ?? all[0] ?? today, today)}`,
  };
  const done = onDays.filter((on) => isWithin(on, span));
  const newest = done.at(-1);
  if (newest === undefined)
    return [
      `No, nothing logged ${weekdays.length === 0 ? '' : 'on those days '}${span.words}.${last === undefined ? '' : ` The last workout${weekdays.length === 0 ? '' : ' on one'} was ${onDay(last, today)}.`}`,
    ];
  return [`Yes, ${count(done.length, 'time')} ${span.words}, the last ${onDay(newest, today)}.`];
}

/** The longest pauses between two workouts. */
export function pausesOf({ workouts, today }: AskedData['digest']): { from: string; to: string; days: number }[] {
  const days = (workouts ?? []).map(([on]) => on);
  return days
    .map((on, index) => ({ from: on, to: days[index + 1] ?? today, days: daysBetween(on, days[index + 1] ?? today) - 1 }))
    .sort((a, b) => b.days - a.days);
}

function pauseWords({ digest }: AskedData): string[] | undefined {
  if (digest.workouts === null) return ['You removed your workouts from «What your coach sees». Show them there again, and I count them.'];
  const [longest] = pausesOf(digest);
  if (longest === undefined || longest.days < 1) return undefined;
  const isOpen = longest.to === digest.today;
  return [
    `${capital(count(longest.days, 'day'))} without a workout, ${dayWords(shiftDay(longest.from, 1), digest.today)} to ${isOpen ? 'today' : dayWords(shiftDay(longest.to, -1), digest.today)}: the longest pause since ${dayWords(digest.since ?? longest.from, digest.today)}.`,
  ];
}
