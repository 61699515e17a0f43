import type { Plan } from '#domain/plan/plan.ts';
import type { Muscle } from '../../exercises/exercise.ts';
import { contentsOfPlan } from './plan-contents.ts';
import type { DayRef, ExerciseRef } from './plan-edit.ts';
import { question } from './read/edit-words.ts';
import { dayChoices } from './read/find-days.ts';
import { readEffort, readEffortStep, readMinutes, readReps, readRest, readSetAmount } from './read/read-amounts.ts';
import {
  type EditContextWords,
  type EditMessage,
  isQuestion,
  onlyDay,
  type ReadResult,
  readEditMessage,
  targetOf,
} from './read/read-context.ts';
import { readDayContent, readSplit } from './read/read-day-contents.ts';
import { readDayCountEdit } from './read/read-day-count.ts';
import { readAdd, readCardio, readOrder, readRemove, readSwap } from './read/read-exercise-edits.ts';
import { readMoveDay, readShift } from './read/read-moved-days.ts';
import { readSuperset } from './read/read-superset.ts';
import { readTrim } from './read/read-trim.ts';

/**
 * The edit of the plan in use that a message asks for, given what it is about (`act`) and normalised by `normaliseText`. Where one detail
 * is missing or fits several, a question with phrases to tap; undefined when the act is no edit. Never another exercise than the named one.
 */
export function readEdit(text: string, act: string, plan: Plan, context: EditContextWords = {}): ReadResult {
  const read = READERS[act];
  return read?.(readEditMessage(text.replace(RAISE, 'increase'), contentsOfPlan(plan), context));
}

/** «Raise the RPE» names no calf raise. */
const RAISE = /\braise(?= (?:the |my |all )*(?:rpe|effort|reps|sets|weights?|rests?)\b)/;

const READERS: Readonly<Record<string, (message: EditMessage) => ReadResult>> = {
  'swap-exercise': readSwap,
  'remove-exercise': readRemove,
  'add-exercise': readAdd,
  'add-cardio': readCardio,
  'move-day': readMoveDay,
  'shift-session': readShift,
  'fewer-days': (message) => readDayCountEdit(message, -1),
  'more-days': (message) => readDayCountEdit(message, 1),
  'shorter-sessions': (message) => readTime(message, -1),
  'longer-sessions': (message) => readTime(message, 1),
  'more-sets': (message) => readSets(message, 1),
  'fewer-sets': (message) => readSets(message, -1),
  'change-reps': readRepsEdit,
  'change-rest': readRestEdit,
  harder: (message) => readIntensity(message, 'harder'),
  easier: (message) => readIntensity(message, 'lighter'),
  reorder: readOrder,
  superset: readSuperset,
  'change-split': readSplit,
  'focus-shift': readFocus,
  'change-day-content': readDayContent,
};

const TIMES_A_WEEK = /\b([1-7]) ?(?:x|times|days)\b(?: (?:a|per|each|every|in the) week)?/;

/** «Arms twice a week only»: not on more days. */
function readAtMost({ text, exercises, muscles }: EditMessage): ReadResult {
  const days = Number(TIMES_A_WEEK.exec(text)?.[1] ?? 0);
  const [part] = muscles;
  if (days === 0 || part === undefined || exercises.length > 0 || !AT_MOST.test(text)) return undefined;
  return { edit: { kind: 'at-most', muscles: muscles.flatMap((mention) => [...mention.muscles]), days } };
}

const AT_MOST = /\b(?:only|just|at most|max(?:imum)?|no more than|not more than|tops)\b/;

/** «Bench 3 times a week» (PLAN-26). */
function readOften(message: EditMessage): ReadResult {
  const count = Number(TIMES_A_WEEK.exec(message.text)?.[1] ?? 0);
  const [mention] = message.exercises;
  if (count === 0 || mention === undefined) return undefined;
  const main = message.plan.exercises.find(({ exercise }) => exercise !== undefined && exercise.id === mention.library?.id);
  return { edit: { kind: 'often', exercise: main?.ref ?? mention.ref, days: count, kin: !mention.words.includes(' ') } };
}

function readSets(message: EditMessage, sign: 1 | -1): ReadResult {
  const often = readOften(message) ?? readAtMost(message);
  if (often !== undefined) return often;
  const trim = sign < 0 && /\bexercises?\b/.test(message.text) ? readTrim(message) : undefined;
  if (trim !== undefined) return trim;
  const target = targetOf(message, sign > 0 ? 'More sets of' : 'Fewer sets of');
  if (isQuestion(target)) return target;
  const { exercise } = target;
  if (sign > 0 && exercise !== undefined && !isPlanned(message, exercise, target.day)) return readAdd(message);
  const now = exercise === undefined ? [] : message.plan.exercises.flatMap(({ ref, sets }) => (ref.name === exercise.name ? [sets] : []));
  return { edit: { kind: 'sets', target, ...readSetAmount(message.text, sign, { isMuscle: target.muscles !== undefined, now }) } };
}

function isPlanned({ plan }: EditMessage, { name }: ExerciseRef, day: DayRef | undefined): boolean {
  return plan.exercises.some(({ ref, day: at }) => ref.name === name && (day === undefined || day.index === at));
}

/** «Make Friday the hard day» says which way itself. */
const HARDER_DAY = /\b(?:hard(?:er|est)?|heav(?:y|ier|iest)|tough(?:er)?|intense)\b/;

function readIntensity(message: EditMessage, to: 'lighter' | 'harder'): ReadResult {
  const day = onlyDay(message);
  if (message.exercises.length + message.muscles.length > 0) return readSets(message, to === 'harder' ? 1 : -1);
  if (day === undefined && message.days.length > 0)
    return question(
      'Which day should that be? Your plan has no session then.',
      dayChoices(message.plan, (name) => `Make ${name} ${to}`),
    );
  if (day === undefined) return { edit: { kind: 'intensity', to } };
  return { edit: { kind: 'intensity', to: HARDER_DAY.test(message.text) ? 'harder' : 'lighter', day } };
}

const HEAVIER =
  /\bheav(?:y|ier)\b|\bharder\b|\b(?:fewer|less|lower|low) (?:reps?|repetitions?|numbers?|times)\b|\bbig (?:iron|weights?)\b|\bmore weight\b|\bstrength\b/;
const LIGHTER =
  /\blight(?:er)?\b|\beasier\b|\b(?:more|higher|high|many|loads of|lots of) (?:reps?|repetitions?|numbers?|times)\b|\bless weight\b|\bpump\b|\bendurance\b/;

function readRepsEdit(message: EditMessage): ReadResult {
  const target = targetOf(message, 'Change reps of', 'addressed');
  if (isQuestion(target)) return target;
  const by = readEffortStep(message.text);
  if (by !== undefined) return { edit: { kind: 'effort-step', target, by } };
  const rir = readEffort(message.text);
  if (rir !== undefined) return { edit: { kind: 'effort', target, rir } };
  const reps = readReps(message.text);
  if (reps !== undefined) return { edit: { kind: 'reps', target, reps } };
  const isHeavier =
    HEAVIER.test(message.text) && !/\b(?:less|not so|too|not|stop|afraid|scare\w*|instead of(?: the)?) heavy\b/.test(message.text);
  if (!isHeavier && !LIGHTER.test(message.text))
    return {
      ask: 'More reps with less weight, or fewer with more?',
      choices: ['More reps with less weight', 'Fewer reps with more weight'],
    };
  return { edit: { kind: 'reps', target, style: isHeavier ? 'heavier' : 'lighter' } };
}

const SHORTER_REST = /\b(?:shorter|less|shorten|reduce|cut|quicker|faster|trim|lower|too long|boring|bored|cold|halve|half|decrease)\b/;

function readRestEdit(message: EditMessage): ReadResult {
  const target = targetOf(message, 'Change rest of', 'addressed');
  if (isQuestion(target)) return target;
  const seconds = readRest(message.text);
  if (seconds !== undefined && seconds >= 10 && seconds <= 900) return { edit: { kind: 'rest', target, seconds } };
  return { edit: { kind: 'rest', target, style: SHORTER_REST.test(message.text) ? 'shorter' : 'longer' } };
}

/** «Make one day shorter»: which one is still to be told. */
const SOME_DAY = /\b(?:one|1|a|some) (?:of (?:the|my) )?(?:days?|sessions?|workouts?) (?:\w+ )?(?:shorter|quicker|longer)\b/;

function readTime(message: EditMessage, sign: 1 | -1): ReadResult {
  const day = onlyDay(message);
  if (day === undefined && SOME_DAY.test(message.text)) {
    const to = sign < 0 ? 'shorter' : 'longer';
    return question(
      `Which day should be ${to}?`,
      dayChoices(message.plan, (name) => `Make ${name} ${to}`),
    );
  }
  const on = day === undefined ? {} : { day };
  const longest = message.plan.longest_minutes;
  const amount = readMinutes(message.text, sign, longest);
  if (amount !== undefined) return { edit: { kind: 'time', ...amount, ...on } };
  const isHalf = /\bhalf\b|\bhalve/.test(message.text);
  if (isHalf && sign < 0) return { edit: { kind: 'time', minutes: Math.max(15, Math.round(longest / 10) * 5), ...on } };
  return { edit: { kind: 'time', by: sign * 15, ...on } };
}

const TAKEN =
  /\b(?:less|enough|fewer|reduce|from|off|expense of|steal\w*|borrow\w*|too much|sacrific\w*|only maintain|(?:don'?t|do not|couldn'?t|dont) (?:really |much |actually )?care(?: less| much| that much| too much)? (?:about|for)|(?:not|isn'?t|aren'?t) (?:really |that |very |too )?(?:bothered|fussed|interested|keen|important|a priority)(?: about| in| on| with| by)?|no interest in|who cares about|at the cost of|out of|lower|drop|cut|instead of|rather than|nothing for|forget(?: about)?|already|have enough)(?: (?:volume|work|sets?|some|a|bit|of|the|my|on|for|from|off|half|little|all|time|to))*$/;
const FREED =
  /^(?:s|es)? ?(?:is|are|can|r|has|have|already|only|runs?|got) ?(?:now |already |only |all |just )?(?:fine|ok|enough|big|strong|good|maintain|wait|less|give|had|sorted|plenty|done|maintained|rest)\b|^(?:s|es)? ?(?:(?:is|are)(?:n'?t| not) (?:\w+ )?(?:important|a priority)|(?:does|do)(?:n'?t| not) (?:really )?(?:matter|interest me|bother me)|can wait)\b/;

const LISTED = /^s?(?:,| and| or| &|\/)+ ?(?:my |the )?$/;

/** What gets more and what gives: «less chest, more back». */
function readFocus({ text, muscles }: EditMessage): ReadResult {
  const more: Muscle[] = [];
  const less: Muscle[] = [];
  let [isTaken, end] = [false, 0];
  for (const { muscles: part, at, words } of muscles) {
    // «Less chest and arms»: a list shares the word before it.
    const isListed = end > 0 && LISTED.test(text.slice(end, at));
    end = at + words.length;
    if (!isListed) isTaken = TAKEN.test(text.slice(Math.max(0, at - 60), at).trim()) || FREED.test(text.slice(end).trim());
    (isTaken ? less : more).push(...part);
  }
  const wanted = [...new Set(more)].filter((muscle) => !less.includes(muscle) || more.length === 1);
  if (wanted.length === 0 && less.length === 0)
    return {
      ask: 'What should get more work?',
      choices: ['More for my back', 'More for my legs', 'More for my chest', 'More for my arms'],
    };
  return { edit: { kind: 'focus', more: wanted, less: [...new Set(less)].filter((muscle) => !wanted.includes(muscle)) } };
}
