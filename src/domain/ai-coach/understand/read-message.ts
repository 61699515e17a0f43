import type { Muscle } from '../../exercises/exercise.ts';
import { type Asked, askedNext, type Brief, EMPTY_BRIEF, type KnownMax, withoutFact } from '../brief-shape.ts';
import { GYMS } from '../gyms-table.ts';
import type { Limitation } from '../limitations.ts';
import { memoize } from './memoize.ts';
import { normaliseText } from './normalise-text.ts';
import { readMaxes } from './read-maxes.ts';
import { changeGym, readAge, readExperience, readGoal, readGym, readLimitations } from './read-person.ts';
import { readSchedule } from './read-schedule.ts';
import { readUnit, readWishes } from './read-wishes.ts';
import { CLEARED, LONG_AGO, RED_FLAGS } from './red-flag-table.ts';
import {
  CORRECTS,
  DECIDE_FOR_ME,
  isTodayOnly,
  LIGHTER_OVER,
  LIGHTER_WEEK,
  LOGGED,
  MISSED_WEEK,
  NOT_YET,
  QUESTION,
  UNSAFE,
  UNSURE,
} from './sign-table.ts';
import { restAfterStartingOver } from './start-over.ts';

const FORGET = /^\s*forget: (.+)$/i;

/** The label of «Forget: Days and time»; undefined for other messages. */
export function forgottenLabel(content: string): string | undefined {
  return FORGET.exec(content)?.[1];
}

/** The message starts over, whatever else it says. */
export function startsOver(content: string): boolean {
  return restAfterStartingOver(normaliseText(content)) !== undefined;
}

/** The context of a message, besides the brief. */
export interface Meeting {
  /** The brief before the previous message: «sorry, I meant my elbow» reverts what that message added. */
  earlier?: Brief;
  /** Facts the coach asked for and will not ask again: those left open are assumed. */
  assumed?: readonly Asked[];
}

/** The brief after one more message. Pure, never throws. */
export function readMessage(before: Brief, content: string, { earlier = before, assumed = [] }: Meeting = {}): Brief {
  const forgotten = forgottenLabel(content);
  if (forgotten !== undefined) return withoutFact(before, forgotten);
  const text = normaliseText(content);
  const rest = restAfterStartingOver(text);
  if (rest === undefined) return readText(before, text, { earlier, assumed });
  const kept = keptWhenStartingOver(before);
  return readText(kept, rest, { earlier: kept, assumed: [] });
}

/** Starting over clears what training is for. Limitations, red flags and age stay: a plan without them could do harm. */
function keptWhenStartingOver({ red_flag, age, limitations, unit }: Brief): Brief {
  return { ...EMPTY_BRIEF, red_flag, age, limitations, unit };
}

function readText(before: Brief, text: string, { earlier, assumed }: Required<Meeting>): Brief {
  const asked = askedNext(before);
  const corrects = CORRECTS.test(text);
  const brief = withFlag(withBody(before, text, corrects ? earlier : before), text);
  if (isUnsafe(text)) return brief;
  const maxes = readMaxes(text, brief.unit);
  const told = withUnit({ ...withPhase(brief, text, asked), age: ageIn(text) ?? brief.age, maxes: mergeMaxes(brief.maxes, maxes) }, text);
  const isQuestion = isQuestionIn(text);
  if (asked === null && (isQuestion || maxes.length > 0 || LOGGED.test(text))) return told;
  const known = { ...told, ...scheduleFacts(told, text, asked), ...gymFacts(told, text), ...personFacts(told, text) };
  const isWish = !isQuestion && flagIn(text) === undefined;
  const wished = !isWish ? known : withWishes(known, text, corrects ? earlier : undefined);
  return withDefaults(wished, text, UNSURE.test(text) && asked !== null ? [...assumed, asked] : assumed);
}

/** Readers of a message without context, cached. */
const goalIn = memoize(readGoal);
const experienceIn = memoize(readExperience);
const ageIn = memoize(readAge);
const gymIn = memoize(readGym);
const limitationsIn = memoize(readLimitations);
const wishesIn = memoize((text) => readWishes(text));
const unitIn = memoize(readUnit);
const flagIn = memoize((text) => RED_FLAGS.find((flag) => flag.signs.test(text) && !(flag.heals === true && LONG_AGO.test(text))));
const isUnsafe = memoize((text) => UNSAFE.test(text));
const isQuestionIn = memoize((text) => QUESTION.test(text));

function personFacts(brief: Brief, text: string): Pick<Brief, 'goal' | 'experience'> {
  return { goal: goalIn(text) ?? brief.goal, experience: experienceIn(text) ?? brief.experience };
}

function scheduleFacts(brief: Brief, text: string, asked: Asked | null): Pick<Brief, 'days' | 'weekdays' | 'minutes'> {
  const expects = asked === 'days' ? 'days' : brief.days !== null && brief.minutes === null ? 'minutes' : null;
  const schedule = readSchedule(text, { expects, known: brief });
  // With a plan «only 20 min» means today; while the coach asks, it is the answer.
  const now = isTodayOnly(text) || (asked === null && /^only \d+ min/.test(text));
  return {
    days: schedule.days ?? brief.days,
    // Repeating «3 days» keeps the chosen weekdays.
    weekdays:
      schedule.days === brief.weekdays.length && schedule.weekdays?.length === 0 ? brief.weekdays : (schedule.weekdays ?? brief.weekdays),
    minutes: (now ? undefined : schedule.minutes) ?? brief.minutes,
  };
}

function gymFacts(brief: Brief, text: string): Pick<Brief, 'kit' | 'gym'> {
  const plain = isTodayOnly(text) ? '' : withoutSwaps(text);
  const known = brief.kit !== null && brief.gym !== null ? changeGym(plain, { kit: brief.kit, gym: brief.gym }) : undefined;
  const gym = known ?? gymIn(plain);
  return { kit: gym?.kit ?? brief.kit, gym: gym?.gym ?? brief.gym };
}

/** «swap bench for dumbbell press» names exercises; «no squats» alone says nothing about equipment. */
function withoutSwaps(text: string): string {
  return /\b(?:swap|replace|instead of|hate|can'?t stand|alternative)\b/.test(text)
    ? ''
    : text.replace(
        /\b(?:dumbbell|barbell|db|bb|cable|machine|kettlebell|smith) (?:bench )?(?:press\w*|rows?|curls?|squats?|fly\w*|lunges?|deadlifts?|raises?|thrusts?)\b/g,
        ' ',
      );
}

/** Adds and removes regions, on top of `base` for a correction. */
function withBody(brief: Brief, text: string, base: Brief): Brief {
  const { add, clear } = limitationsIn(text);
  const from = add.length > 0 ? base.limitations : brief.limitations;
  const kept = from.filter((old) => clear !== 'all' && !clear.includes(old.region) && !add.some((item) => item.region === old.region));
  const merged = add.map((item): Limitation => ({ ...from.find((old) => old.region === item.region), ...item }));
  return { ...brief, limitations: [...kept, ...merged] };
}

function withFlag(brief: Brief, text: string): Brief {
  if (CLEARED.test(text)) return { ...brief, red_flag: null };
  const flag = flagIn(text);
  return flag === undefined ? brief : { ...brief, red_flag: flag.label };
}

/** Starts or ends a deload or a missed week; needs a plan. */
function withPhase(brief: Brief, text: string, asked: Asked | null): Brief {
  if (brief.lighter !== null && LIGHTER_OVER.test(text)) return { ...brief, lighter: null, days_away: null };
  if (asked !== null || NOT_YET.test(text)) return brief;
  const isQuestion = /\b(?:what|why|when|mean|no|not|don'?t|how)\b/.test(text);
  if (LIGHTER_WEEK.test(text) && !isQuestion) return { ...brief, lighter: 'deload', days_away: null };
  return MISSED_WEEK.test(text) ? { ...brief, lighter: 'missed', days_away: daysAway(text) } : brief;
}

/** «a week», «3 weeks», «a month»; «a few» is three. */
function daysAway(text: string): number {
  const span = /\b(\d{1,2}|couple(?: of)?|few|an?|last|whole|entire)? ?(weeks?|months?)\b/.exec(text);
  const word = span?.[1] ?? '';
  const count = /^\d/.test(word) ? Number(word) : word.startsWith('couple') ? 2 : word === 'few' ? 3 : 1;
  return count * (span?.[2]?.startsWith('month') === true ? 30 : 7);
}

function withUnit(brief: Brief, text: string): Brief {
  const unit = unitIn(text);
  return unit !== undefined && (unit.asked || brief.unit === null) ? { ...brief, unit: unit.unit } : brief;
}

/** The later value of a lift wins. */
function mergeMaxes(old: readonly KnownMax[], told: readonly KnownMax[]): readonly KnownMax[] {
  return told.length === 0 ? old : [...old.filter((max) => !told.some((other) => other.exercise_id === max.exercise_id)), ...told];
}

/** `corrected` is the brief a correction reverts to, for wishes of the same kind. */
function withWishes(brief: Brief, text: string, corrected: Brief | undefined): Brief {
  const added = corrected === undefined ? [] : brief.wanted.filter((id) => !corrected.wanted.includes(id));
  const wishes = added.length > 0 ? readWishes(text, 'want') : wishesIn(text);
  const likes = [...wishes.wanted, ...wishes.swaps.map(({ to }) => to)];
  const dropped = wishes.wanted.length > 0 ? added : [];
  const wanted = unique([...brief.wanted.filter((id) => !dropped.includes(id)), ...wishes.wanted]);
  const swaps = brief.swaps.filter(({ from, to }) => !wishes.refused.includes(to) && !likes.includes(from));
  return {
    ...brief,
    refused: unique([...brief.refused, ...wishes.refused]).filter((id) => !likes.includes(id) && !wishes.allowed.includes(id)),
    wanted: wanted.filter((id) => !wishes.refused.includes(id)),
    swaps: [...swaps, ...wishes.swaps],
    focus: unique<Muscle>([...brief.focus, ...wishes.more]).filter((muscle) => !wishes.less.includes(muscle)),
  };
}

function withDefaults(brief: Brief, text: string, open: readonly Asked[]): Brief {
  const all = DECIDE_FOR_ME.test(text);
  const fills = (slot: Asked): boolean => all || open.includes(slot);
  return {
    ...brief,
    goal: brief.goal ?? (fills('goal') ? 'general fitness' : null),
    days: brief.days ?? (fills('days') ? 3 : null),
    kit: brief.kit ?? (fills('gym') ? GYMS['full gym'].kit : null),
    gym: brief.gym ?? (fills('gym') ? GYMS['full gym'].name : null),
  };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
