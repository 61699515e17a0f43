import { orderedAct } from './acts/command.ts';
import { asksInsight } from './acts/plain-log-forms.ts';
import type { PlanTopic } from './acts/plan-question-table.ts';
import { asksOnly, isAsked, questionAlone } from './acts/question-form.ts';
import { readPlanQuestion } from './acts/read-plan-question.ts';
import { bareSubject, type Slotted, slotted } from './acts/slotted.ts';
import { CLASSES } from './exchange-table.ts';
import { COMMON_QUESTION_WORDS } from './question-words-table.ts';
import { subjectWords } from './subject-words.ts';

const WORDS_MOST = 12;
const FRAGMENT_WORDS_MOST = 5;
/** Opens a fragment: «and for triples?», «what about the day after». */
const FRAGMENT_LEAD = /^(?:(?:and|or|also|but|then|so|what about|how about|same)\b,? ?)*/;
/** A fragment has none of these. */
const WHOLE =
  /\b(?:wh?at|which|who|when|where|why|how|is|are|was|were|do|does|did|can|could|should|would|will|am|have|has|had|i|i'm|i've|you|we|they|don'?t|doesn'?t|isn'?t|add|remove|swap|move|make|change|drop|skip|leave|keep|put|give|show|thanks|thank|yes|no|ok|okay|sure|please|undo|stop|start|nothing|never|only|just|not)\b/;
/** Points at what the question before was about; «that weight» does not. */
const PRONOUN =
  /\b(?:it|they|them|both|either|(?:that|this) one|those|these|that|this)\b(?! (?:weights?|numbers?|exercises?|lifts?|days?|weeks?|months?|years?|plan|program|sessions?|workouts?|sets?|reps?|times?|movement|thing|stuff|muscles?|one|much|many|long|often|way|kind)\b)/g;
/** «Is it bad to run», «does it matter», «is that overtraining»: no pronoun of a subject. */
const EMPTY_IT =
  /\b(?:is|was|would|will|isn'?t|does) (?:it|that|this) (?:(?:really|even|actually|be|still|too) )*(?:\w+ )?(?:to|if|when|that|for me to|ok to|matter\w*|take)\b|\bhow long (?:does|will|would) it take\b/;
const IS_IT = /^(?:is|was|isn'?t|wasn'?t) (?:it|that|this)\b/;
/** Names the plan, a lift or a time of its own. */
const OWN_THING = /\b(?:lifts?|plan|program|programme|weeks?|months?|days?|sessions?|workouts?|blocks?|today|tomorrow|yesterday|app|log)\b/;
const WHY_ALONE = /^(?:but |and |ok |so )*(?:why|how come|why(?: is)? that|why so|why tho(?:ugh)?|y)[?.! ]*$/;

/** The question that a message may lean on: the newest one, or what was said since that names something. */
export function leanedOn(message: string, before: string): string {
  return isAsked(message) || hasName(message) || before === '' ? message : before;
}

/**
 * A question that leans on the one before (`last`), written out in full; undefined where it stands alone. Both are normalised. `named` is
 * the exercise that the answer to it named.
 */
export function completeQuestion(text: string, last: string, named?: string): string | undefined {
  if (asksInsight(text)) return undefined;
  if (last === '' || !/[a-z]{2}/.test(text) || text.split(' ').length > WORDS_MOST || (orderedAct(text) !== undefined && !asksOnly(text)))
    return undefined;
  if (WHY_ALONE.test(text)) return asksOnly(last) && !/^wh|^how\b/.test(questionAlone(last)) ? `why ${questionAlone(last)}` : undefined;
  // «Can I do both» asks about what was asked before, and orders nothing.
  return (fragmentIn(text, last) ?? withSubject(text, last, named))?.replace(/^can i\b/, 'is it ok to');
}

/** «And squat?», «at night?»: the question before with one of its parts exchanged, or one more. */
function fragmentIn(text: string, last: string): string | undefined {
  if (!isAsked(last) || (orderedAct(last) !== undefined && !isAsked(text))) return undefined;
  const alone = questionAlone(text);
  const isLed = /^(?:(?:ok|okay|cool|nice|great|hm+|so|right) )?(?:and|or|but|what about|how about|same|for|on|with|before|after)\b/.test(
    text,
  );
  const words = alone
    .replace(FRAGMENT_LEAD, '')
    .replace(/^(?:the )?same (?:for|with|on) /, '')
    .replace(/[?.!]+$/, '')
    .trim();
  const { exercises, muscles, days } = slotted(words);
  const isNamed = exercises.length + muscles.length + days.length > 0;
  if (words === '' || words.split(' ').length > FRAGMENT_WORDS_MOST || WHOLE.test(words)) return undefined;
  // «Whey or casein?» is a question of its own.
  if (!isLed && / or /.test(words)) return undefined;
  const isNameAlone = isNamed && bareSubject(words);
  if (!isLed && (isNameAlone ? !hasName(last) : !text.includes('?'))) return undefined;
  return exchanged(words, last) ?? exchangedThing(words, last) ?? `${last.replace(/[?.! ]+$/, '')} ${words}`;
}

/** «Can I swim» … «what about yoga». */
function exchangedThing(words: string, last: string): string | undefined {
  const subject = subjectOf(last);
  const isThing = subjectWords(words).join(' ') === words;
  return isThing && subject?.isOne === true && !subject.isName ? last.replace(subject.words, words) : undefined;
}

/** The part of `last` that is of the same kind as the fragment, replaced by it. */
function exchanged(fragment: string, last: string): string | undefined {
  const [now, before] = [slotted(fragment), slotted(last)];
  for (const kind of ['exercises', 'muscles', 'days'] as const) {
    const found = now[kind][0];
    if (found === undefined || !bareSubject(fragment)) continue;
    const replaced = kindsOf(before)[0];
    return replaced === undefined ? `${last.replace(/[?.! ]+$/, '')} for ${found}` : last.replace(replaced, found);
  }
  for (const shape of CLASSES) {
    const [found] = shape.exec(fragment) ?? [];
    if (
      found === undefined ||
      fragment
        .replace(found, '')
        .replace(/\b(?:for|the|in|on|at|a|an|of|my)\b/g, '')
        .trim() !== ''
    )
      continue;
    const old = shape.exec(last)?.[0];
    if (old !== undefined) return last.replace(old, found);
  }
  return undefined;
}

function kindsOf({ exercises, muscles, days }: Slotted): readonly string[] {
  return [...exercises, ...muscles, ...days];
}

/** «How much of it», «when», «would that help»: a question that names nothing gets what the one before was about. */
function withSubject(text: string, last: string, named: string | undefined): string | undefined {
  if (!isAsked(text)) return undefined;
  const alone = questionAlone(text).replace(/\bit'?s\b/, 'it is');
  const own = subjectOf(last);
  // «Which lift lags?» names none; the answer does.
  const subject = own !== undefined || named === undefined ? own : { words: named, isName: true, isOne: true };
  if (subject === undefined) return undefined;
  const isOwn = hasName(alone) || subjectWords(alone).length > 0;
  const pronoun =
    isOwn && IS_IT.test(alone) && !EMPTY_IT.test(alone) ? undefined : EMPTY_IT.test(alone) ? secondPronoun(alone) : pronounIn(alone);
  if (pronoun?.[0] === 'this' && readPlanQuestion(text) !== undefined) return undefined;
  if (pronoun?.[0] === 'both') return replaceAt(alone, pronoun, bothOf(last) ?? subject.words);
  if (pronoun !== undefined) return isOwn && !subject.isOne ? undefined : replaceAt(alone, pronoun, subject.words);
  const plan = readPlanQuestion(text)?.topic;
  if (plan !== undefined && OF_WHOLE_PLAN.has(plan)) return undefined;
  if (isOwn || OWN_THING.test(alone) || (!subject.isName && alone.split(' ').length > BRIEF_WORDS_MOST)) return undefined;
  return `${alone.replace(/[?.! ]+$/, '')} for ${subject.words}`;
}

const BRIEF_WORDS_MOST = 4;
/** Questions that are whole without an exercise. */
const OF_WHOLE_PLAN: ReadonlySet<PlanTopic> = new Set([
  'days',
  'rest-days',
  'week',
  'next',
  'start',
  'length',
  'position',
  'light-week',
  'count',
  'missed',
  'swap-days',
]);

/** «Is it bad to have it at night»: the first says nothing. */
function secondPronoun(text: string): RegExpMatchArray | undefined {
  return [...text.matchAll(PRONOUN)][1];
}

/** The first pronoun that nothing before it in the same message explains. */
function pronounIn(text: string): RegExpMatchArray | undefined {
  const [found] = text.matchAll(PRONOUN);
  if (found === undefined) return undefined;
  const before = text.slice(0, found.index);
  const next = /^ ([a-z']+)/.exec(text.slice((found.index ?? 0) + found[0].length))?.[1];
  const isDeterminer = found[0].startsWith('th') && !found[0].startsWith('they') && next !== undefined && !COMMON_QUESTION_WORDS.has(next);
  return isDeterminer || /\d/.test(before) || hasName(before) || subjectWords(before).length > 0 ? undefined : found;
}

function bothOf(text: string): string | undefined {
  const { exercises } = slotted(text);
  return exercises.length > 1 ? exercises.slice(0, 2).join(' and ') : undefined;
}

function hasName(text: string): boolean {
  const { exercises, muscles, days } = slotted(text);
  return exercises.length + muscles.length + days.length > 0;
}

function replaceAt(text: string, found: RegExpMatchArray, words: string): string {
  const at = found.index ?? 0;
  return `${text.slice(0, at)}${words}${text.slice(at + found[0].length)}`;
}

const SUBJECT_WORDS_MOST = 3;

interface Subject {
  words: string;
  /** An exercise or a part of the body. */
  isName: boolean;
  /** One name or noun, which a pronoun can stand for. */
  isOne: boolean;
}

/** What a message is about: the exercise or part of the body it names, else its own words. */
function subjectOf(text: string): Subject | undefined {
  const { exercises, muscles } = slotted(text);
  const named = exercises[0] ?? (muscles[0] === undefined ? undefined : `my ${muscles[0]}`);
  const words = subjectWords(text).slice(0, SUBJECT_WORDS_MOST);
  if (named !== undefined && (words.length < SUBJECT_WORDS_MOST || isAsked(text))) return { words: named, isName: true, isOne: true };
  if (words.length === 0) return undefined;
  return { words: words.join(' '), isName: false, isOne: words.length === 1 || text.includes(words.join(' ')) };
}
