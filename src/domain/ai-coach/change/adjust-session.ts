import type { PlanDay } from '#domain/plan/plan.ts';
import type { Kit } from '../../exercises/exercise.ts';
import { hasKitFor } from '../../exercises/substitutes.ts';
import { type Brief, kitWords } from '../person/brief-shape.ts';
import { type Limitation, limitationAgainst } from '../person/limitations.ts';
import { listWords } from '../person/list-words.ts';
import { type Trainee, traineeOf } from '../person/trainee.ts';
import type { Work } from '../plan-work.ts';
import type { DayState } from '../readiness/day-state.ts';
import { bestSubstitute } from './best-substitute.ts';
import { kitOf, takenKit } from './choose-substitute.ts';
import { compareDay, compareMinutesLeft, compareRests } from './compare-days.ts';
import { volumeWords } from './compare-volume.ts';
import { easeForState, loadLines, type Outcome } from './ease-for-state.ts';
import { fitMinutes } from './fit-minutes.ts';
import { weekAround } from './keep-sets.ts';
import type { PlanChange } from './plan-change.ts';
import { type LoadNote, leftOutWords, loadNote, type Replaced, replaceWork } from './replace-work.ts';
import { type DoneWork, minutesLeft, readItems, type SessionFrame, type SessionItem, viewOf, workOf, writeItems } from './session-items.ts';
import { limitsOf, withinLimits } from './within-limits.ts';

/** A request during a session. */
export type SessionRequest =
  | { kind: 'taken'; exercise: string; exercise_n: number }
  /** Minutes left from now. */
  | { kind: 'minutes'; minutes: number }
  | { kind: 'kit'; kit: readonly Kit[] }
  | { kind: 'pain'; region: Limitation['region'] }
  | { kind: 'state'; state: DayState };

type Taken = Extract<SessionRequest, { kind: 'taken' }>;

export interface SessionInput {
  /** The day as currently trained. */
  day: PlanDay;
  goal: string | null;
  is_strength: boolean;
  /** From 0. */
  week: number;
  done: readonly DoneWork[];
  brief: Brief;
  request: SessionRequest;
  /** The other days of the week, if known; volume is then compared over the week. */
  others?: readonly PlanDay[];
}

/** A changed session, to be accepted or refused. */
export interface SessionChange {
  /** The whole day; completed sets are unchanged. */
  day: PlanDay;
  title: string;
  why: string;
  lines: PlanChange['lines'];
  kept: string[];
  load_notes: LoadNote[];
}

/**
 * Re-plans the open part of one session for a busy exercise, less time, other equipment, a sore region or how somebody is today. Keeps each
 * muscle's work where possible and names what it could not keep. Returns a sentence when nothing sensible can be done. Pure, never throws.
 */
export function adjustSession(input: SessionInput): SessionChange | { refused: string } {
  const frame: SessionFrame = { goal: input.goal, is_strength: input.is_strength, week: input.week };
  const items = readItems(input.day, frame, input.done);
  if (!items.some((item) => item.sets > item.done)) return { refused: 'Everything of this session is done already.' };
  const outcome = outcomeOfChange(items, frame, input);
  if ('refused' in outcome) return outcome;
  if (!outcome.items.some((item) => item.sets > item.done)) return { refused: NOTHING_LEFT };
  const day = writeItems(input.day, outcome.items, frame);
  const [was, is] = [viewOf(input.day, frame), viewOf(day, frame)];
  const minutes = compareMinutesLeft(is, minutesLeft(items, frame), minutesLeft(outcome.items, frame));
  const loads = input.request.kind === 'state' ? loadLines(outcome.load_notes) : [];
  const lines = [...compareDay(was, is, input.is_strength), ...compareRests(was, is), ...loads, ...minutes];
  if (lines.length === 0) return { refused: 'What is left is easy already: it stays as it is.' };
  const { title, why, load_notes } = outcome;
  const others = otherWork(input, frame);
  const volume = volumeWords(
    [...others, ...workOf(input.day, frame)],
    [...others, ...workOf(day, frame)],
    others.length > 0 ? 'this week' : 'today',
  );
  return { day, title, why, lines, kept: [...doneWords(items), ...outcome.kept, ...volume], load_notes };
}

function otherWork({ others = [] }: SessionInput, frame: SessionFrame): Work[] {
  return others.flatMap((day) => workOf(day, frame));
}

function outcomeOfChange(items: readonly SessionItem[], frame: SessionFrame, input: SessionInput): Outcome | { refused: string } {
  const { request, day } = input;
  if (request.kind === 'taken') return changeTaken(items, frame, input, request);
  const outcome = change(items, frame, input, request);
  if ('refused' in outcome || request.kind === 'minutes' || request.kind === 'state') return outcome;
  const limits = limitsOf(items, { day, frame, brief: briefFor(input.brief, request) });
  const limited = withinLimits(outcome.items, limits, new Set());
  return { ...outcome, items: limited, load_notes: outcome.load_notes.filter(({ to }) => limited.some((item) => item.name === to)) };
}

/** The trainee's equipment and limitations for the rest of today. */
function briefFor(brief: Brief, request: SessionRequest): Brief {
  if (request.kind === 'kit') return { ...brief, kit: request.kit };
  return request.kind === 'pain' ? { ...brief, limitations: withSore(brief, request.region) } : brief;
}

const NOTHING_LEFT = 'Nothing of this session would be left. Stop here for today: what you did counts.';

function change(
  items: readonly SessionItem[],
  frame: SessionFrame,
  { brief, day }: SessionInput,
  request: Exclude<SessionRequest, Taken>,
): Outcome | { refused: string } {
  switch (request.kind) {
    case 'minutes':
      return changeMinutes(items, frame, request.minutes);
    case 'kit':
      return changeKit(items, traineeOf({ ...brief, kit: request.kit }), request.kit);
    case 'pain':
      return changePain(items, brief, request.region);
    case 'state': {
      const { primary, accessories } = viewOf(day, frame);
      return easeForState(items, { state: request.state, views: [...primary, ...accessories], week: frame.week });
    }
  }
}

function changeTaken(
  items: readonly SessionItem[],
  frame: SessionFrame,
  input: SessionInput,
  { exercise, exercise_n }: Taken,
): Outcome | { refused: string } {
  const named = items.filter((item) => item.name.toLowerCase() === exercise.trim().toLowerCase());
  const item = named[exercise_n - 1];
  if (item === undefined) return { refused: `${exercise} is not part of this session.` };
  if (item.locked) return { refused: `${item.name} is done already.` };
  if (item.exercise === undefined)
    return { refused: `I do not know ${item.name} well enough to name a substitute. Pick one you know for the same muscles.` };
  const { day, brief } = input;
  const trainee = traineeOf(brief);
  const taken = takenKit(item.exercise, kitOf(trainee));
  const limits = limitsOf(items, { day, frame, brief });
  const week = weekAround(day, frame, otherWork(input, frame));
  const best = bestSubstitute({ items, item, exercise: item.exercise, taken, limits, week });
  if (best === undefined)
    return { refused: `Nothing free comes close to ${item.name.toLowerCase()}. Do your other exercises first and come back to it.` };
  const { instead } = best;
  const free = taken.size === 0 ? '' : `, and needs no ${kitWords([...taken])}`;
  return {
    items: best.items,
    kept: [],
    load_notes: [loadNote(item, instead, trainee)],
    title: `${instead.name} instead of ${item.name.toLowerCase()}`,
    why: `It trains ${listWords(instead.exercise?.primary ?? [])}${free}.`,
  };
}

function changeMinutes(items: readonly SessionItem[], frame: SessionFrame, minutes: number): Outcome | { refused: string } {
  const before = minutesLeft(items, frame);
  if (before <= minutes) return { refused: `The rest takes about ${before} minutes: it fits as it is.` };
  const fitted = fitMinutes(items, minutes, frame);
  if (fitted === undefined)
    return { refused: `${minutes} minutes are too short for one good set with its warm-up. Stop here for today: what you did counts.` };
  return {
    items: fitted,
    title: `The rest in about ${minutesLeft(fitted, frame)} minutes`,
    why: `You asked for ${minutes} minutes. What is left would take about ${before}; this takes about ${minutesLeft(fitted, frame)}. ${notLessWords(items, fitted)}`,
    kept: [],
    load_notes: [],
  };
}

/** What a main lift is loaded with in few reps. */
const HEAVY_KIT: ReadonlySet<Kit> = new Set<Kit>(['barbell', 'trap-bar', 'machine', 'smith-machine', 'cable']);
/** Reps where nothing heavy is there, and where the heaviest weight is known to be light (sets of up to 30 near the limit build as well). */
const LIGHT_REPS_LEAST = 8;
const CAPPED_REPS_LEAST = 12;

function changeKit(items: readonly SessionItem[], trainee: Trainee, kit: readonly Kit[]): Outcome | { refused: string } {
  const owned = new Set(kit);
  const words = kit.length === 0 ? 'no equipment' : kitWords(kit);
  const leaves = (item: SessionItem): boolean => item.exercise !== undefined && !hasKitFor(item.exercise, owned);
  if (!items.some((item) => !item.locked && leaves(item))) return { refused: `Everything left works with ${words} already.` };
  const fewest = kit.some((item) => HEAVY_KIT.has(item)) ? 1 : trainee.brief.heaviest.length > 0 ? CAPPED_REPS_LEAST : LIGHT_REPS_LEAST;
  const result = replaceWork(items, { trainee, leaves, fewest });
  return {
    ...outcomeOf(result),
    title: kit.length === 0 ? 'Without equipment today' : `With ${words} today`,
    why: `Everything left works with ${words}.`,
  };
}

function changePain(items: readonly SessionItem[], brief: Brief, region: Limitation['region']): Outcome | { refused: string } {
  const limitations = withSore(brief, region);
  const trainee = traineeOf({ ...brief, limitations });
  const leaves = (item: SessionItem): boolean => item.exercise !== undefined && limitationAgainst(item.exercise, limitations) !== undefined;
  if (!items.some((item) => !item.locked && leaves(item)))
    return { refused: `Nothing left today loads your ${region}. Stop any movement that hurts and tell me which one it was.` };
  const result = replaceWork(items, { trainee, leaves });
  const outcome = outcomeOf(result);
  return {
    ...outcome,
    title: `Nothing for your ${region} today`,
    why: `What is left does not load your ${region}. I am not a clinician: pain that is sharp, grows or wakes you belongs to a doctor or physiotherapist.`,
  };
}

function withSore(brief: Brief, region: Limitation['region']): Limitation[] {
  const sore: Limitation = { region, strict: true, ...(region === 'shoulder' ? { overhead: true } : {}) };
  return [...brief.limitations.filter((old) => old.region !== region), sore];
}

function outcomeOf(result: Replaced): Pick<Outcome, 'items' | 'kept' | 'load_notes'> {
  return { items: result.items, kept: leftOutWords(result.left_out), load_notes: result.load_notes };
}

function doneWords(items: readonly SessionItem[]): string[] {
  const sets = items.reduce((sum, item) => sum + Math.min(item.done, item.sets), 0);
  return sets === 0 ? [] : [`What you did stays: ${sets} ${sets === 1 ? 'set' : 'sets'}.`];
}

/** Explains why a shortened session is not shorter still. */
function notLessWords(before: readonly SessionItem[], after: readonly SessionItem[]): string {
  const mains = before.filter((item) => item.main && !item.locked);
  const whole = mains.filter((item) => after.some((other) => other.name === item.name && other.sets === item.sets));
  const names = listWords(whole.map(({ name }) => name));
  if (whole.length > 0)
    return `It is not less, because accessories give way first: ${names} ${whole.length === 1 ? 'keeps' : 'keep'} every set.`;
  return 'It is not less, because nothing more has to go for that: sets and rests were cut from the accessories first and from the main work last.';
}
