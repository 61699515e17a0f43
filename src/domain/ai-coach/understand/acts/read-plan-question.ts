import { NO_TROUBLE } from '../fact-table.ts';
import { memoize } from '../memoize.ts';
import { subjectWords } from '../subject-words.ts';
import type { Act } from './acts.ts';
import { FORMS, type PlanTopic } from './plan-question-table.ts';
import { asksOnly } from './question-form.ts';
import { slotted } from './slotted.ts';

export interface PlanQuestion {
  topic: PlanTopic;
  /** Words of the exercises, body parts and days it names. */
  exercises: readonly string[];
  muscles: readonly string[];
  days: readonly string[];
}

/** The nearest act of each topic, for the rest of the talk. */
export const ACT_OF_TOPIC: Readonly<Record<PlanTopic, Act>> = {
  'what-is': 'ask-exercise',
  'how-done': 'ask-exercise',
  days: 'ask-session',
  'rest-days': 'ask-session',
  week: 'ask-session',
  day: 'ask-session',
  next: 'ask-session',
  start: 'ask-session',
  when: 'ask-session',
  has: 'ask-session',
  'how-often': 'ask-session',
  'trained-by': 'ask-session',
  'session-minutes': 'ask-session',
  length: 'ask-session',
  position: 'ask-what-changed',
  'light-week': 'ask-what-changed',
  sets: 'ask-session',
  rest: 'ask-rest',
  place: 'ask-session',
  count: 'ask-session',
  enough: 'ask-plan-why',
  works: 'ask-plan-why',
  good: 'ask-plan-why',
  must: 'ask-plan-why',
  notation: 'ask-effort',
  missed: 'ask-session',
  'swap-days': 'ask-session',
  'in-a-row': 'ask-session',
  safe: 'ask-exercise',
  'at-home': 'ask-session',
  'short-of-time': 'ask-session',
};

/** Asks for a plan to be made, or is an order where no question mark tells otherwise: «no calves», «only 2 days». */
const NO_QUESTION =
  /\b(?:give|make|build|write|create|get|send)(?: me)? (?:an?|the|my|another|new)?\s?(?:\w+ )?(?:plan|program|programme|routine)\b|^(?:so )?(?:no|only|just) (?!.*\?|idea|clue)/;

const QUESTION_LENGTH_MOST = 18;
/** Of what was done, the log knows. */
const OF_THE_PAST =
  /\b(?:did i|have i (?:done|been|trained|lifted|moved)|i did|last (?:week|month|time|year)|so far|since|yesterday|did we)\b/;

const OF_THE_APP = /\b(?:app|phone|account|uninstall\w*|delet\w*|data)\b/;

/** Clauses of a message that may hold its question. */
const CLAUSES = /[,;.!?\n]+\s+| (?:and|n|cos|cause|because|as|since|so) (?=(?:where|how|what|why|when|i|it|people|they|my|he|she)\b)/;
/** The rest of a message with a question must not order or tell anything: it would be lost. */
const ORDERS =
  /\b(?:add|swap|switch|remove|move|change|make|drop|cut|put|take|give|keep|skip|replace|need|want|can (?:you|we|i)|could|instead|only|no|not|don'?t|hurts?|pain\w*|injur\w*)\b|\d/;

/** What a message asks about an exercise or the plan; undefined where its form tells nothing of the kind. `text` is normalised. */
export const readPlanQuestion = memoize((text: string): PlanQuestion | undefined => {
  if (text.split(' ').length > QUESTION_LENGTH_MOST || OF_THE_PAST.test(text) || OF_THE_APP.test(text) || NO_QUESTION.test(text))
    return undefined;
  const whole = questionIn(text);
  if (whole !== undefined) return whole;
  const clauses = text.split(CLAUSES).filter((clause) => clause.trim() !== '');
  for (const clause of clauses.length > 1 ? clauses : []) {
    const found = asksOnly(clause) ? questionIn(clause) : undefined;
    if (
      found !== undefined &&
      clauses.every((other) => other === clause || asksOnly(other) || NO_TROUBLE.test(other) || !ORDERS.test(other))
    )
      return found;
  }
  return undefined;
});

function questionIn(text: string): PlanQuestion | undefined {
  const { text: question, exercises, muscles, days } = slotted(text);
  const topic = FORMS.find(([, shape]) => explains(shape, question))?.[0];
  return topic === undefined ? undefined : { topic, exercises, muscles, days };
}

/** So many words of a subject of their own make the question another one: «does it make your hair fall out, my brother says». */
const OTHER_SUBJECT = 3;

function explains(shape: RegExp, question: string): boolean {
  return shape.test(question) && subjectWords(question.replace(/\b(?:EX|MUS|DAY)\b/g, ' ')).length < OTHER_SUBJECT;
}
