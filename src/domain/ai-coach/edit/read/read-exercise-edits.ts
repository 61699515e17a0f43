import { exerciseById } from '../../../exercises/library.ts';
import { dayName } from '../../change/compare-days.ts';
import { WEEKDAYS } from '../../person/weekdays.ts';
import { namesDayBesideEvent } from '../../understand/day-before.ts';
import type { ExerciseRef, OrderPlace, Target } from '../plan-edit.ts';
import { question } from './edit-words.ts';
import type { ExerciseMention } from './find-exercises.ts';
import {
  around,
  chosen,
  type EditMessage,
  exerciseChoices,
  isQuestion,
  itemByPlace,
  lastExercise,
  onlyDay,
  type ReadResult,
  subjectOf,
} from './read-context.ts';
import { sameDay } from './read-superset.ts';
import { readTrim } from './read-trim.ts';
import { wishedSubstitute } from './wished-substitute.ts';

const OLD_BEFORE =
  /\b(?:instead of|rather than|in place of|in lieu of|over|replaces?|replacing|not|no more|for the sake of|without|where (?:now |we |you |you'?ve |there )?(?:is|do|put|have|had|it says)?)(?: [a-z]+){0,2}$/;
const NEW_BEFORE =
  /\b(?:for|to|by|with|into|become|becomes|be|give me|gimme|put|use|do|doing|want|prefer|like|make it|have|in comes?|try|against|there|→|->)(?: (?:a|an|the|my|some|those|these|it|me|please|do|doing|there|just|maybe|in))*$/;
const OUT_AFTER = /^(?:out|off|gone|away|goes?|has to go|must go|away|hurts?|bothers?|kills?|bore)\b/;
const IN_AFTER = /^(?:in|instead|please instead|in (?:its|their|the) place)\b/;

/** «Swap A for B», «B instead of A», «A out, B in», «something else than A», «it, with dumbbells». */
export function readSwap(message: EditMessage): ReadResult {
  const day = onlyDay(message);
  const on = day === undefined ? {} : { day };
  const { from, to } = rolesOf(message);
  const fromRef = from === undefined ? (itemByPlace(message) ?? lastExercise(message)) : chosen(from, 'Swap');
  if (isQuestion(fromRef)) return fromRef;
  if (fromRef === undefined) {
    const ask = to === undefined ? 'Which exercise should go?' : `Which exercise should ${nameFor(to).toLowerCase()} replace?`;
    return question(ask, exerciseChoices(message, 'Swap'));
  }
  if (to !== undefined) return { edit: { kind: 'swap', from: fromRef, to: wantedRef(to), ...on } };
  const wished = wishedSubstitute(message, fromRef);
  if (wished !== null && isQuestion(wished)) return wished;
  return { edit: { kind: 'swap', from: fromRef, to: wished, ...on } };
}

function rolesOf(message: EditMessage): { from?: ExerciseMention; to?: ExerciseMention } {
  const [first] = message.exercises;
  if (first === undefined) return {};
  const second = message.exercises.find((mention) => mention.ref.name !== first.ref.name || mention.library?.id !== first.library?.id);
  const isReversed = /[^-=] >{1,2} |^(?:pray |please |pls )?(?:substitute|sub) .* for /.test(message.text);
  if (second === undefined) {
    const { before, after } = around(message.text, first);
    if (
      !OLD_BEFORE.test(before) &&
      (IN_AFTER.test(after) || (NEW_BEFORE.test(before) && !first.in_plan && lastExercise(message) !== undefined))
    )
      return { to: first };
    return { from: first };
  }
  const beforeFirst = around(message.text, first);
  const beforeSecond = around(message.text, second);
  const between = beforeSecond.before.slice(beforeFirst.before.length);
  if (OLD_BEFORE.test(beforeSecond.before) && !/\bfor\b/.test(between.slice(-6))) return { from: second, to: first };
  if (isReversed) return { from: second, to: first };
  if (OLD_BEFORE.test(beforeFirst.before) || OUT_AFTER.test(beforeFirst.after)) return { from: first, to: second };
  if (!first.in_plan && second.in_plan && !NEW_BEFORE.test(beforeSecond.before)) return { from: second, to: first };
  return { from: first, to: second };
}

/** The new exercise is the library's for these words, not the plan's nearest. */
function wantedRef({ library, ref }: ExerciseMention): ExerciseRef {
  return library === undefined ? ref : { id: library.id, name: library.name };
}

function nameFor(mention: ExerciseMention): string {
  return wantedRef(mention).name;
}

export function readRemove(message: EditMessage): ReadResult {
  const trimmed = readTrim(message);
  if (trimmed !== undefined) return trimmed;
  if (namesDayBesideEvent(message.text) && message.days.length === 0)
    return question(
      'On which day is it? Then I leave that out the day before or after, and on no other day.',
      message.plan.days.map(({ label }) => `${message.text} on ${dayName(label)}`),
    );
  const day = onlyDay(message);
  const on = day === undefined ? {} : { day };
  const subject = /\bcardio\b/.test(message.text) ? undefined : subjectOf(message, 'Remove');
  if (isQuestion(subject)) return subject;
  if (subject !== undefined) return { edit: { kind: 'remove', target: { exercise: subject, ...on } } };
  if (/\b(?:cardio|conditioning)\b/.test(message.text)) return { edit: { kind: 'remove', target: { cardio: true, ...on } } };
  const family = familyTarget(message);
  const free = message.days.find((mention) => mention.day === undefined && mention.weekday !== undefined)?.weekday;
  if (family !== undefined && day === undefined && free !== undefined)
    return question(
      `Your plan has no session on ${dayName(WEEKDAYS[free] ?? '')}, so there is nothing for ${message.muscles[0]?.words ?? 'that'} to leave out then.`,
      [],
    );
  if (family !== undefined) return { edit: { kind: 'remove', target: { ...family, ...on } } };
  return question('Which exercise should go?', exerciseChoices(message, 'Remove'));
}

/** «No core work», «drop the arm stuff»: every exercise for these muscles. */
function familyTarget({ muscles }: EditMessage): Target | undefined {
  const [first] = muscles;
  return first === undefined ? undefined : { muscles: first.muscles };
}

export function readAdd(message: EditMessage): ReadResult {
  const day = onlyDay(message);
  const mention = newestOf(message);
  const eachDay =
    /\b(?:every|each) (?:day|session|time|workout|training)\b|\bevery ?day\b|\ball (?:the )?days\b|(?<!\b(?:only|just) )\b7 days\b/.test(
      message.text,
    );
  const on = { ...(day === undefined ? {} : { day }), ...(eachDay ? { each_day: true } : {}) };
  if (mention !== undefined) {
    const amount = amountToAdd(message.text);
    const isThere = message.plan.exercises.some(
      ({ ref, day: at }) => ref.name === mention.ref.name && (day === undefined || day.index === at),
    );
    // «Add 2 sets of curls» to a day that has curls.
    if (mention.in_plan && isThere && amount.sets !== undefined && amount.reps === undefined)
      return { edit: { kind: 'sets', target: { exercise: mention.ref, ...(day === undefined ? {} : { day }) }, by: amount.sets } };
    return { edit: { kind: 'add', exercise: wantedRef(mention), ...on, ...amount } };
  }
  const [part] = message.muscles;
  if (part !== undefined)
    return { edit: { kind: 'sets', target: { muscles: part.muscles, ...(day === undefined ? {} : { day }) }, by: 1 } };
  const where = day === undefined ? '' : ` on ${dayName(day.label)}`;
  return question(
    `Which exercise should come in${where}? Name one of the library.`,
    ['face pulls', 'lateral raises', 'calf raises', 'plank'].map((name) => `Add ${name}${where}`),
  );
}

/** Of several exercises the new one: «dips after the bench» of a plan with a bench press. */
function newestOf(message: EditMessage): ExerciseMention | undefined {
  const { exercises, text } = message;
  const anchored = exercises.filter(
    (mention) =>
      !/\b(?:after|before|between|beside|with|next to|following|behind|for)(?: (?:my|the|our|those|heavy))*$/.test(
        around(text, mention).before,
      ),
  );
  const pool = anchored.length > 0 ? anchored : exercises;
  return pool.find(({ in_plan }) => !in_plan) ?? pool[0];
}

function amountToAdd(text: string): { sets?: number; reps?: string } {
  const both = /\b(\d) ?(?:x|sets? of|times|by) ?(\d{1,2}(?:-\d{1,2})?)(?: ?(s|secs?|seconds?|min\w*))?\b/.exec(text);
  if (both !== null) {
    const unit = both[3] === undefined ? '' : both[3].startsWith('min') ? ' min' : ' s';
    return { sets: Number(both[1]), reps: `${(both[2] ?? '').replace('-', '–')}${unit}` };
  }
  const sets = /\b(\d) ?(?:sets?|rounds?|series)\b/.exec(text);
  return sets === null ? {} : { sets: Number(sets[1]) };
}

const CARDIO_WORDS: readonly (readonly [RegExp, string | null])[] = [
  [/\bincline (?:walk\w*|treadmill)\b|\buphill\b/, 'incline-walk'],
  [/\b(?:bike|cycl\w+|spin\w*|peloton|recumbent)\b/, 'stationary-bike'],
  [/\brow(?:ing|er|s)?\b|\berg\b|\bconcept ?2\b/, 'rowing-machine'],
  [/\b(?:jump\w* rope|skipping|skip rope)\b/, 'jump-rope'],
  [/\bstair ?(?:s|machine|master|climber|climbing|mill)?\b|\bstep ?mill\b/, 'step-mill'],
  [/\bsled\b|\bprowler\b/, 'sled-push'],
  [/\bbattle ropes?\b/, 'battle-rope'],
  [/\bburpees?\b/, 'burpee'],
  [/\b(?:ellipticals?|cross ?trainer|swim\w*|pool|ski ?erg|run|runs|running|jog\w*|sprint\w*|5k)\b/, null],
  [/\btreadmill\b/, 'incline-walk'],
  [/\bwalk\w*\b/, 'brisk-walk'],
];

export function readCardio(message: EditMessage): ReadResult {
  const text = message.text.replace(
    /\b(?:not|no|without|except|off my|from my|run for) (?:the |a )?(?:run\w*|jog\w*|sprint\w*|swim\w*|bus|walk\w*)(?: days?)?/g,
    ' ',
  );
  const day = onlyDay(message);
  const row = CARDIO_WORDS.find(([signs]) => signs.test(text));
  if (row?.[1] === null)
    return question(
      `${row[0].exec(text)?.[0] ?? 'that'} is not among my exercises. What comes closest?`,
      ['incline walk', 'stationary bike', 'rowing machine', 'brisk walk'].map((name) => `Add ${name}`),
    );
  const named = row?.[1] === undefined ? undefined : cardio(row[1]);
  const mention = message.exercises.find(({ library }) => library?.pattern === 'conditioning');
  const exercise =
    (mention?.library === undefined ? named : { id: mention.library.id, name: mention.library.name }) ?? cardio('brisk-walk');
  if (exercise === undefined) return undefined;
  const minutes = /\b(\d{1,2})(?:-\d{1,2})? ?min/.exec(
    text.replace(/\bhalf (?:an? )?hour\b/g, '30 min').replace(/\bquarter (?:of an )?hour\b/g, '15 min'),
  )?.[1];
  const eachDay = /\b(?:every|each|all|after) (?:\w+ )?(?:days?|sessions?|times?|workouts?|trainings?|weights|lifting|lifts)\b/.test(text);
  return {
    edit: {
      kind: 'add',
      exercise,
      ...(day === undefined ? {} : { day }),
      ...(eachDay && day === undefined ? { each_day: true } : {}),
      ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
    },
  };
}

function cardio(id: string): ExerciseRef | undefined {
  const exercise = exerciseById(id);
  return exercise === undefined ? undefined : { id: exercise.id, name: exercise.name };
}

const FIRST =
  /\b(?:first|1st|start|starts|starting|begin\w*|beginning|top|commence|open(?:er|ing)?|up front|earlier|before (?:all|everything|anything|the rest)|while (?:i'm|i am|am|still)|kick off|fresh|early|lead)\b/;
const LAST = /\b(?:last|end|finish\w*|final|finally|bottom|later|at the back|close|after (?:all|everything|the rest))\b/;

export function readOrder(message: EditMessage): ReadResult {
  const { exercises, muscles, text } = message;
  const days = message.days.flatMap(({ day }) => day ?? []);
  const [firstDay, secondDay] = days;
  if (exercises.length === 0 && firstDay !== undefined && secondDay !== undefined && firstDay.index !== secondDay.index)
    return { edit: { kind: 'swap-days', first: firstDay, second: secondDay } };
  const day = onlyDay(message);
  const on = day === undefined ? {} : { day };
  const [first, second] = exercises;
  if (first !== undefined && second !== undefined) {
    const between = around(text, second).before.slice(around(text, first).before.length + first.words.length);
    const lead =
      /^(?:.*\b)?(?:before|ahead of|then|prior to|and (?:then|after\w*)|followed by)\b/.test(between) ||
      !/\bafter\b|\bbehind\b|\bfollow/.test(between);
    const [from, anchor] = sameDay(message.plan, [
      [first.ref, ...first.others],
      [second.ref, ...second.others],
    ]);
    if (from === undefined || anchor === undefined) return undefined;
    const place: OrderPlace = lead ? { before: anchor } : { after: anchor };
    return { edit: { kind: 'order', target: { exercise: from, ...on }, place } };
  }
  const place = placeIn(text);
  const subject = first === undefined ? (muscles.length === 0 ? subjectOf(message, 'Move') : undefined) : chosen(first, 'Move');
  if (isQuestion(subject)) return subject;
  const target = subject !== undefined ? { exercise: subject } : muscles[0] === undefined ? undefined : { muscles: muscles[0].muscles };
  if (target === undefined) return question('Which exercise should move?', exerciseChoices(message, 'Move'));
  const named = subject?.name.toLowerCase() ?? muscles[0]?.words ?? '';
  if (place === undefined) return question(`Where should ${named} go?`, [`Put ${named} first`, `Put ${named} last`]);
  return { edit: { kind: 'order', target: { ...target, ...on }, place } };
}

function placeIn(text: string): 'first' | 'last' | undefined {
  const [first, last] = [FIRST.exec(text), LAST.exec(text)];
  if (first === null || last === null) return first !== null ? 'first' : last !== null ? 'last' : undefined;
  return /\b(?:to|at|in|for|go|goes|be|come|comes) (?:the )?(?:very )?(?:end|last|bottom|finish)\b/.test(text) ? 'last' : 'first';
}
