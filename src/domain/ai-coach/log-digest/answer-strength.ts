import { dayView, planView } from '#domain/plan/plan-view.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { unitWord } from '../../training/units.ts';
import { daysBetween } from '../../training/week.ts';
import { listWords } from '../person/list-words.ts';
import { type AskedData, trainsFirst } from './asked-data.ts';
import type { DigestExercise } from './digest-shape.ts';
import { insteadWords, loggedExercise } from './exercise-asked.ts';
import { emptyLogWords, notLoggedWords } from './missing-words.ts';
import { type AskedPeriod, isWithin } from './period-asked.ts';
import { capital, datedSetWords, dayWords, figureWords, percentWords } from './say.ts';
import { type Lifted, liftedOf } from './series.ts';

const LIFTS_SAID = 4;
/** Smaller changes count as level: an estimate swings that much from day to day. */
const LEVEL = 0.02;
const RECENT_SESSIONS = 3;

interface Move {
  name: string;
  lifted: Lifted;
  before: Lifted['points'][number];
  now: Lifted['points'][number];
  /** Relative change. */
  change: number;
}

/** How what somebody lifts has moved: between two spans, since one, or over all that is known. */
export function answerStrength(data: AskedData): string[] | undefined {
  const { question, exercises, digest } = data;
  if (digest.exercises.length === 0) return emptyLogWords(data);
  if (question.form === 'which') return question.over === 'exercise' ? rankWords(data) : undefined;
  const [asked] = exercises;
  if (asked === undefined) return overallWords(data);
  const words = exercises.flatMap((one) => {
    const logged = loggedExercise(digest, one);
    return logged === undefined ? notLoggedWords(one, data) : moveWords(logged, data);
  });
  return words.length === 0 ? undefined : [...insteadWords(asked), ...words];
}

/** The span that is compared, and the one it is compared with: the newest sessions where none is named. */
function spansOf({ spans }: AskedData): { before: AskedPeriod | undefined; now: AskedPeriod | undefined } {
  const [first, second] = spans.filter(({ isNow, event }) => isNow !== true && event === undefined);
  if (first === undefined || second === undefined) return { before: first, now: undefined };
  return first.to <= second.to ? { before: first, now: second } : { before: second, now: first };
}

/** From the best of the first sessions in question to the best of the newest. */
function moveOf(exercise: DigestExercise, data: AskedData): Move | undefined {
  const lifted = liftedOf(exercise, data.unit);
  const { before, now } = spansOf(data);
  const reachesToday = before !== undefined && before.to >= data.digest.today;
  const within = lifted.points.filter(({ on }) => before === undefined || isWithin(on, before));
  const size = reachesToday || before === undefined ? (within.length >= 6 ? 3 : within.length >= 4 ? 2 : 1) : within.length;
  const start = bestOf(within.slice(0, size));
  const later = lifted.points.filter(({ on }) => (now === undefined ? start !== undefined && on > start.on : isWithin(on, now)));
  const end = bestOf(now === undefined ? later.slice(reachesToday || before === undefined ? -size : -RECENT_SESSIONS) : later);
  if (start === undefined || end === undefined || end.on <= start.on) return undefined;
  return { name: exercise.name, lifted, before: start, now: end, change: (end.value - start.value) / start.value };
}

function bestOf(points: Lifted['points']): Lifted['points'][number] | undefined {
  return points.reduce<Lifted['points'][number] | undefined>(
    (top, one) => (top === undefined || one.value > top.value ? one : top),
    undefined,
  );
}

/** «Deadlift: 230 lbs × 5, on Sep 2 (maximum about 285 lbs); 265 lbs × 3, on Nov 18 (about 331 lbs): +46 lbs, +16%.» */
function moveWords(exercise: DigestExercise, data: AskedData): string[] {
  const { unit, digest } = data;
  const move = moveOf(exercise, data);
  const { name } = exercise;
  if (move === undefined) return missingWords(exercise, data);
  const { lifted, before, now, change } = move;
  const figure = (point: Move['now']) => figureWords(point.value, lifted.measure, name, unit);
  const gain = Math.round(now.value) - Math.round(before.value);
  const by = `${gain < 0 ? '−' : '+'}${Math.abs(gain)} ${lifted.measure === 'max' ? unitWord(unit) : 'reps'}, ${percentWords(change)}`;
  const said = (point: Move['now']) =>
    `${datedSetWords(point.set, name, data)}${lifted.measure === 'max' ? ` (estimated maximum ${figure(point)})` : ''}`;
  const span = spansOf(data).before;
  const outside = span !== undefined && before.on < span.from ? [`The sets ${span.words} are too far back to list.`] : [];
  return [
    `${verdict(data, change)}${name}: ${said(before)}; ${said(now)}. That is ${by}.`,
    ...outside,
    ...lateStart(digest.today, data, before.on),
  ];
}

/** Says from when the log is, where more was asked for. */
function lateStart(today: string, data: AskedData, first: string): string[] {
  const span = spansOf(data).before;
  const since = data.digest.since ?? first;
  return span !== undefined && span.from < since && daysBetween(span.from, since) > 14 && span.from > '2001'
    ? [`Your log begins ${dayWords(since, today)}.`]
    : [];
}

function missingWords({ name, first }: DigestExercise, data: AskedData): string[] {
  const { before, now } = spansOf(data);
  const lifted = liftedOf(data.digest.exercises.find((one) => one.name === name) ?? NOTHING, data.unit);
  const newest = lifted.points.at(-1);
  const oldest = lifted.points[0];
  const empty = [before, now].find((span) => span !== undefined && !lifted.points.some(({ on }) => isWithin(on, span)));
  if (newest === undefined || oldest === undefined) return [`I see no set of ${name}.`];
  const known = `It was first logged ${dayWords(first, data.digest.today)}; the newest is ${datedSetWords(newest.set, name, data)}.`;
  if (empty !== undefined) return [`${name}: nothing logged ${empty.words}. ${known}`];
  return [`${name} has one session ${before?.words ?? 'in the log I see'}, so there is nothing to compare yet. ${known}`];
}

const NOTHING: DigestExercise = {
  name: '',
  first: '',
  sessions: [],
  months: [],
  records: { from: '', estimate: null, reps: null, heaviest: [] },
};

const ASKED_DOWN = /\b(?:weaker|worse|lower|down|backwards?|lost|los(?:e|ing)|dropp\w*|declin\w*|slipp\w*|decreas\w*|behind|less)\b/;
const YES_OR_NO = /^(?:(?:and|so|but) )*(?:am|is|are|was|were|did|do|does|have|has|had)\b/;

/** «Yes. », «No. » or «Not clearly. » to what was asked. */
function verdict({ text }: AskedData, change: number): string {
  if (!YES_OR_NO.test(text)) return '';
  if (Math.abs(change) < LEVEL) return 'About the same. ';
  return change < 0 === ASKED_DOWN.test(text) ? 'Yes. ' : 'No. ';
}

/** Planned main lifts, then the other exercises; of those muscles where some are named. */
function chosen(data: AskedData): { main: DigestExercise[]; other: DigestExercise[] } {
  const { plan, digest, muscles } = data;
  const days = plan === undefined ? 0 : planView(plan).days;
  const names = new Set(
    Array.from({ length: days }, (_, day) => (plan === undefined ? undefined : dayView(plan, 0, day))?.primary ?? [])
      .flat()
      .map(({ exercise }) => exercise),
  );
  const [group] = muscles;
  const all = group === undefined ? digest.exercises : digest.exercises.filter(({ name }) => trainsFirst(name, group));
  const main = all.filter(({ name }) => names.has(name));
  return { main: main.length === 0 ? all : main, other: main.length === 0 ? [] : all.filter(({ name }) => !names.has(name)) };
}

/** Nobody's lift in particular: the main lifts one by one. */
function overallWords(data: AskedData): string[] | undefined {
  const { before } = spansOf(data);
  if (before === undefined) return undefined;
  const { main } = chosen(data);
  const moves = main.flatMap((one) => moveOf(one, data) ?? []);
  if (moves.length === 0) return [`Nothing is logged ${before.words} that I could compare. ${sinceWords(data)}`.trim()];
  const up = moves.filter(({ change }) => change >= LEVEL).length;
  const isDown = ASKED_DOWN.test(data.text);
  const many = isDown ? moves.filter(({ change }) => change <= -LEVEL).length : up;
  const lead = many === moves.length ? 'Yes' : many === 0 ? 'No' : many * 2 > moves.length ? 'Mostly yes' : 'Partly';
  const each = moves
    .toSorted((a, b) => b.change - a.change)
    .slice(0, LIFTS_SAID)
    .map((move) => `${move.name} ${changeWords(move, data)}`);
  return [
    `${lead}: of ${moves.length} main ${moves.length === 1 ? 'lift' : 'lifts'} with sets ${before.words} and since, ${many} went ${isDown ? 'down' : 'up'}. ${each.join('; ')}.`,
    ...lateStart(data.digest.today, data, moves[0]?.before.on ?? data.digest.today),
  ];
}

function sinceWords({ digest }: AskedData): string {
  return digest.since === null ? '' : `Your log begins ${dayWords(digest.since, digest.today)}.`;
}

/** «233 → 266 lbs (+14%)» */
function changeWords({ name, lifted, before, now, change }: Move, { unit }: AskedData): string {
  return `${Math.round(before.value)} → ${figureWords(now.value, lifted.measure, name, unit).replace('about ', '')} (${percentWords(change)})`;
}

const ASKED_FALL = /\b(?:went|gone|going|go|come|came) (?:down|backwards?)|\bdropp\w*|\bdeclin\w*|\bweaker\b|\blost\b|\bslipp\w*|\bworse\b/;

/** Which lift moved most or least. */
function rankWords(data: AskedData): string[] | undefined {
  const { question, digest } = data;
  const { main, other } = chosen(data);
  const movesOf = (exercises: readonly DigestExercise[]) =>
    exercises.flatMap((one) => (isLongEnough(one, data) ? (moveOf(one, data) ?? []) : []));
  const isLeast = question.order === 'least';
  const sorted = (moves: readonly Move[]) => moves.toSorted((a, b) => (isLeast ? a.change - b.change : b.change - a.change));
  const ranked = sorted(movesOf(main));
  const [first, ...rest] = ranked;
  if (first === undefined) return undefined;
  const span = spansOf(data).before;
  const when = span === undefined ? `since ${dayWords(first.before.on, digest.today)}` : span.words;
  const named = (move: Move) => `${move.name} ${changeWords(move, data)}`;
  const fallen = ranked.filter(({ change }) => change <= -LEVEL);
  const beyond = sorted(movesOf(other))[0];
  const beside =
    beyond === undefined || (isLeast ? beyond.change >= first.change : beyond.change <= first.change)
      ? []
      : [`Of the smaller exercises: ${named(beyond)}.`];
  if (ASKED_FALL.test(data.text))
    return [
      fallen.length === 0
        ? `None of your main lifts went down ${when}; the least moved is ${named(first)}.`
        : `Down ${when}: ${listWords(fallen.slice(0, LIFTS_SAID).map(named))}.`,
      ...beside,
    ];
  const others = rest.length === 0 ? '' : ` Then ${listWords(rest.slice(0, LIFTS_SAID - 1).map(named))}.`;
  const lead = isLeast ? (first.change < LEVEL ? 'has moved least' : 'has moved least, and still went up') : 'has improved most';
  return [
    `${first.name} ${lead} ${when}: ${first.lifted.measure === 'max' ? 'estimated maximum ' : ''}${changeWords(first, data)}.${others}`,
    ...beside,
    ...lateStart(digest.today, data, first.before.on),
  ];
}

const RANKED_DAYS = 14;

function isLongEnough(exercise: DigestExercise, data: AskedData): boolean {
  const { points } = liftedOf(exercise, data.unit);
  const load = findExercise(exercise.name)?.load;
  const [first, last] = [points[0], points.at(-1)];
  return (
    load !== 'time' && first !== undefined && last !== undefined && daysBetween(first.on, last.on) >= RANKED_DAYS && points.length >= 3
  );
}

/** What will be lifted then: nobody knows, and the present pace is no promise. */
export function answerFuture(data: AskedData): string[] | undefined {
  const [asked] = data.exercises;
  const logged = asked === undefined ? undefined : loggedExercise(data.digest, asked);
  if (asked === undefined || logged === undefined)
    return ['Nobody can know that: it depends on sleep, food and the weeks you train. Name a lift, and I tell you its pace so far.'];
  const { measure, points } = liftedOf(logged, data.unit);
  const [first, last] = [points[0], bestOf(points.slice(-RECENT_SESSIONS))];
  if (first === undefined || last === undefined || daysBetween(first.on, last.on) < RANKED_DAYS)
    return [
      `I cannot know, and the log is too short for a pace: it shows ${asked.name} ${points.length === 1 ? 'once' : `${points.length} times`}.`,
    ];
  const weeks = daysBetween(first.on, last.on) / 7;
  const pace = Math.round(((last.value - first.value) / weeks) * 10) / 10;
  const word = measure === 'max' ? unitWord(data.unit) : 'reps';
  return [
    `I cannot know that. What the log shows: ${asked.name} went from ${figureWords(first.value, measure, asked.name, data.unit)} on ${dayWords(first.on, data.digest.today)} to ${figureWords(last.value, measure, asked.name, data.unit)} on ${dayWords(last.on, data.digest.today)}, ${pace > 0 ? `about ${pace} ${word} a week` : 'so it stands still'}.`,
    `${capital('that pace')} slows down with every month, so take it as the most you can expect, not as a promise.`,
  ];
}
