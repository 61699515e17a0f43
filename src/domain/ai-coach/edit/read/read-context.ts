import type { Kit, Muscle } from '../../../exercises/exercise.ts';
import type { PlanContents } from '../plan-contents.ts';
import type { DayRef, ExerciseRef, PlanEdit, Target } from '../plan-edit.ts';
import { type EditQuestion, question, withNumbers, wordsOf } from './edit-words.ts';
import { type DayMention, findDays } from './find-days.ts';
import { type ExerciseMention, findExercises } from './find-exercises.ts';
import { findMuscles, type MuscleMention } from './find-muscles.ts';

/** What was talked about before: resolves «it», «that day». */
export interface EditContextWords {
  /** Id or name. */
  lastExercise?: string;
  /** The plan's day from 0. */
  lastDay?: number;
  /** Ids of exercises that must not come in. */
  not?: readonly string[];
  /** What there is to train with; missing: everything. */
  kit?: ReadonlySet<Kit>;
}

export type ReadResult = { edit: PlanEdit } | EditQuestion | undefined;

/** A message with what it names, read once for all kinds of edits. */
export interface EditMessage {
  text: string;
  plan: PlanContents;
  context: EditContextWords;
  days: readonly DayMention[];
  exercises: readonly ExerciseMention[];
  /** Body parts outside exercise names. */
  muscles: readonly MuscleMention[];
}

export function readEditMessage(normalised: string, plan: PlanContents, context: EditContextWords): EditMessage {
  const text = withNumbers(normalised);
  const days = findDays(text, plan);
  const named = days.flatMap(({ day }) => day ?? []);
  const exercises = findExercises(withoutDayNames(text), plan, named.length === 1 ? named[0]?.index : undefined);
  return { text, plan, context, days, exercises, muscles: findMuscles(withoutNames(text, exercises)) };
}

/** «The last one on squat day» names a day and no squat. */
function withoutDayNames(text: string): string {
  return text.replace(
    /\b(?:squat|bench|deadlift|press|hinge) (?=(?:day|session|workout)s?\b)/g,
    (word) => `${'x'.repeat(word.length - 1)} `,
  );
}

/** The text with exercise names and «leg day» blanked, so that places stay. */
function withoutNames(text: string, exercises: readonly ExerciseMention[]): string {
  const words = wordsOf(text);
  let blanked = text.replace(/\b(?:leg|arm|back|chest|push|pull|upper|lower)s? (?:day|session|workout)s?\b/g, (found) =>
    ' '.repeat(found.length),
  );
  for (const { at, length } of exercises)
    for (const word of words.slice(at, at + length))
      blanked = blanked.replace(new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`), ' '.repeat(word.length));
  return blanked;
}

/** The text before and after a mention's words, for signals around it. */
export function around(text: string, mention: ExerciseMention): { before: string; after: string } {
  const words = wordsOf(text);
  return { before: words.slice(0, mention.at).join(' '), after: words.slice(mention.at + mention.length).join(' ') };
}

/** The exercise that «it» means: the one talked about last, when the plan has it. */
export function lastExercise({ context, plan }: EditMessage): ExerciseRef | undefined {
  const { lastExercise: last } = context;
  if (last === undefined) return undefined;
  return plan.exercises.find(({ ref }) => ref.id === last || ref.name.toLowerCase() === last.toLowerCase())?.ref;
}

/** The one day a message names; undefined for none or several. */
export function onlyDay(message: EditMessage) {
  const named = message.days.flatMap(({ day }) => day ?? []);
  const [first, ...more] = named.filter((day, index) => named.findIndex((other) => other.index === day.index) === index);
  return more.length === 0 ? first : undefined;
}

const ORDINAL_ITEM =
  /\b(?:exercise|item|position|movement|lift|number|no\.?|nr\.?) ?([1-9])\b|\b(?:the )?(first|second|third|last|final)(?: (?:exercise|one|1|item|movement|lift|thing))?(?= ?(?:$|[.,;!?]|on|of|is|out|exercise|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*))/;

/** «Exercise 3», «the last one», on the named day or the one talked about. */
export function itemByPlace(message: EditMessage): ExerciseRef | undefined {
  const match = ORDINAL_ITEM.exec(message.text);
  const day = onlyDay(message)?.index ?? message.context.lastDay;
  if (match === null || day === undefined) return undefined;
  const items = message.plan.exercises.filter((item) => item.day === day);
  const places: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, last: items.length, final: items.length };
  const place = match[1] === undefined ? (places[match[2] ?? ''] ?? 0) : Number(match[1]);
  return items[place - 1]?.ref;
}

/** The exercise an edit is about, a question where the words fit several, undefined where none is named. */
export function subjectOf(message: EditMessage, verb: string): ExerciseRef | EditQuestion | undefined {
  const [first] = message.exercises.filter(({ in_plan }) => in_plan);
  const mention = first ?? message.exercises[0];
  if (mention !== undefined) return chosen(mention, verb);
  return itemByPlace(message) ?? (/\b(?:it|that|this|them|those|these|one|1)\b/.test(message.text) ? lastExercise(message) : undefined);
}

/** A mention that fits several exercises of the plan is asked about. */
export function chosen(mention: ExerciseMention, verb: string): ExerciseRef | EditQuestion {
  if (mention.others.length === 0) return mention.ref;
  const names = [mention.ref, ...mention.others].map(({ name }) => name.toLowerCase());
  return question(
    `Which ${mention.words} do you mean?`,
    names.map((name) => `${verb} ${name}`),
  );
}

export function isQuestion(value: object | undefined): value is EditQuestion {
  return value !== undefined && 'ask' in value;
}

/** Exercises to tap, of the named day, else the main lifts of the week. */
export function exerciseChoices(message: EditMessage, verb: string): string[] {
  const day = onlyDay(message)?.index;
  const all = message.plan.exercises;
  const own = day === undefined ? all.filter((item) => item.exercise?.compound === true) : all.filter((item) => item.day === day);
  return own.map(({ ref }) => `${verb} ${ref.name.toLowerCase()}`);
}

/** «On Friday», «Friday: …», «the Friday one»; «until Friday» tells only when. */
function addressedDay(message: EditMessage): DayRef | undefined {
  const day = onlyDay(message);
  const mention = message.days.find((found) => found.day === day);
  if (day === undefined || mention === undefined) return undefined;
  return /(?:^|[.!?,:;]|\b(?:on|for|of|the|every|each|my|in)) ?$/.test(message.text.slice(0, mention.at)) ? day : undefined;
}

/** «On arms», «for my legs»; «my arms are spaghetti» is a reason. */
function isAddressed(text: string, { at, words }: MuscleMention): boolean {
  return (
    /(?:^|\b(?:on|for|of|in|with|between|the|all)(?: (?:my|the|all))?) ?$/.test(text.slice(0, at)) &&
    !/^ ?(?:is|are|hurts?|cry|say|scream|need|feel|get|don'?t)\b/.test(text.slice(at + words.length))
  );
}

/** What sets, reps and rests are changed for: an exercise, body parts, main lifts, a day, or everything. */
export function targetOf(message: EditMessage, verb: string, bodyParts: 'any' | 'addressed' = 'any'): Target | EditQuestion {
  const day = addressedDay(message);
  const on = day === undefined ? {} : { day };
  const subject = message.exercises.length > 0 ? subjectOf(message, verb) : undefined;
  if (isQuestion(subject)) return subject;
  if (subject !== undefined) return { exercise: subject, ...on };
  const muscles = [
    ...new Set<Muscle>(
      message.muscles.filter((mention) => bodyParts === 'any' || isAddressed(message.text, mention)).flatMap((mention) => mention.muscles),
    ),
  ];
  if (muscles.length > 0) return { muscles, ...on };
  if (/\baccessor|\bisolation|\bsmall (?:stuff|lifts|exercises)|\bassistance\b/.test(message.text)) return { role: 'accessory', ...on };
  if (
    /\b(?:main|big|heavy|compound|primary) (?:lifts?|sets?|ones?|exercises?|movements?|stuff)\b|\bcompounds\b|\bmains\b/.test(message.text)
  )
    return { role: 'main', ...on };
  const place = itemByPlace(message);
  const placeDay = onlyDay(message);
  if (place !== undefined) return { exercise: place, ...(placeDay === undefined ? on : { day: placeDay }) };
  const last =
    /\b(?:it|that 1|this 1|that one)\b/.test(message.text) && !/\b(?:all|everything|every|each|whole)\b/.test(message.text)
      ? lastExercise(message)
      : undefined;
  if (last === undefined && day === undefined && UNKNOWN_ITEM.test(message.text))
    return { ask: 'Which exercise do you mean?', choices: exerciseChoices(message, verb).slice(0, 4) };
  return last === undefined ? on : { exercise: last, ...on };
}

/** «4 sets of 8-10 on incline»: something is named that is no exercise of the plan, so not everything is meant. */
const UNKNOWN_ITEM =
  /\b(?:on|for) (?:the |my )?(?:incline|decline|flat|seated|standing|lying|machines?|cables?|dumbbells?|barbells?|smith|overhead|upright)[.! ]*$/;
