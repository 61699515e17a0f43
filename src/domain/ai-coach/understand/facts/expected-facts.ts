import { type Act, LOG_ACTS, QUESTION_ACTS } from '../acts/acts.ts';
import { isGoalAlone } from '../acts/goal-alone.ts';
import { asksOnly } from '../acts/question-form.ts';
import { type RankedAct, rankActs } from '../acts/rank-acts.ts';
import { readPlanQuestion } from '../acts/read-plan-question.ts';
import { memoize } from '../memoize.ts';
import { normaliseText } from '../normalise-text.ts';
import type { Expected } from './read-facts.ts';

/** What the likeliest acts of a message say about its facts. */
export interface FactHint {
  /** The fact the message gives; its words then need no other sign. */
  expected: Expected | null;
  /** It may tell schedule, equipment, goal or experience at all. A report, a question or small talk changes none. */
  tells: boolean;
  /** It may tell what training is for. */
  tellsGoal: boolean;
  /** The coach spoke just before. */
  isReply: boolean;
  /** Asks for a plan. */
  asksPlan: boolean;
  /** Asks something: what it names is the subject, not a wish. */
  asks: boolean;
}

const GIVES: Readonly<Partial<Record<Act, Expected>>> = {
  'give-goal': 'goal',
  'give-days': 'days',
  'give-time': 'minutes',
  'give-place': 'gym',
  'give-equipment': 'gym',
  'give-experience': 'experience',
  'give-injury': 'pain',
  'give-focus': 'focus',
  'give-sport': 'sport',
  'give-max': 'max',
};
const TELLS: ReadonlySet<Act> = new Set<Act>([
  ...(Object.keys(GIVES) as Act[]),
  'give-schedule-detail',
  'give-body',
  'give-condition',
  'give-unit',
  'give-likes',
  'ask-plan',
  'ask-next-block',
  'start-over',
  'correct-fact',
  'fewer-days',
  'more-days',
  'shorter-sessions',
  'longer-sessions',
  'change-split',
  'focus-shift',
  'dont-know',
  'equipment-gone',
]);
const TELLS_GOAL: ReadonlySet<Act> = new Set<Act>([
  'give-goal',
  'ask-plan',
  'ask-next-block',
  'start-over',
  'correct-fact',
  'focus-shift',
  'give-focus',
]);
const ASKS: ReadonlySet<Act> = new Set<Act>([...QUESTION_ACTS.filter((act) => act !== 'follow-up'), ...LOG_ACTS]);
const ASKS_FROM = 0.5;
const TELLS_GOAL_FROM = 0.12;
/** From these probabilities on an act decides what is expected, and acts together that facts are told. */
const EXPECTED_FROM = 0.6;
const TELLS_FROM = 0.2;
/** Who refuses names what is to stay. */
const REFUSES_FROM = 0.7;
/** A number by itself answers what was asked; one of two digits is the length of a session. */
const NUMBER_ALONE = /^\W*(\d{1,3})\W*$/;
const MINUTES_LEAST = 10;
/** What training is for, in whatever words the rest is told: «getting ready for a hike», «trying to be around for the kids». */
const NAMES_PURPOSE =
  /\b(?:getting ready|get ready|preparing|prepare|training|train|getting fit|get fit|in shape) (?:for|to)\b|\b(?:trying|hoping|wanting) to (?:be|get|stay|keep|see|live|look|feel)\b/;
/** Parts the two texts of a cache key; neither holds it. */
const PART = '\u0000';

/** Reads the hint of a message as typed; `before` is what the coach had said. Cached. */
export function factHint(text: string, before = ''): FactHint {
  return hintOf(`${before}${PART}${text}`);
}

const WANTS_PLAN: ReadonlySet<Act> = new Set<Act>(['ask-plan', 'ask-next-block', 'start-over']);
const GOAL_TOLD: FactHint = { expected: 'goal', tells: true, tellsGoal: true, isReply: false, asksPlan: false, asks: false };
/** Of a question about the plan: what it names is no fact. */
const NOTHING_TOLD: FactHint = { expected: null, tells: false, tellsGoal: false, isReply: false, asksPlan: false, asks: true };

const hintOf = memoize((key: string): FactHint => {
  const [before = '', ...rest] = key.split(PART);
  const text = rest.join(PART);
  if (isGoalAlone(normaliseText(text))) return { ...GOAL_TOLD, isReply: before !== '' };
  if (readPlanQuestion(normaliseText(text)) !== undefined) return { ...NOTHING_TOLD, isReply: before !== '' };
  const alone = NUMBER_ALONE.exec(text)?.[1];
  if (alone !== undefined)
    return {
      ...NOTHING_TOLD,
      expected: Number(alone) < MINUTES_LEAST ? null : 'minutes',
      tells: true,
      asks: false,
      isReply: before !== '',
    };
  const ranked = rankActs(text, before === '' ? undefined : before);
  const [best] = ranked;
  const isAsked = best !== undefined && !WANTS_PLAN.has(best.act) && asksOnly(normaliseText(text));
  if (isAsked) return { ...NOTHING_TOLD, isReply: before !== '' };
  return {
    expected: best !== undefined && best.p >= EXPECTED_FROM ? (GIVES[best.act] ?? null) : null,
    tells: !(best?.act === 'refuse' && best.p >= REFUSES_FROM) && sum(ranked.filter(({ act }) => TELLS.has(act))) >= TELLS_FROM,
    isReply: before !== '',
    asks: best !== undefined && ASKS.has(best.act) && best.p >= ASKS_FROM,
    asksPlan: best !== undefined && best.act === 'ask-plan' && best.p >= EXPECTED_FROM,
    tellsGoal: NAMES_PURPOSE.test(normaliseText(text)) || sum(ranked.filter(({ act }) => TELLS_GOAL.has(act))) >= TELLS_GOAL_FROM,
  };
});

function sum(ranked: readonly RankedAct[]): number {
  return ranked.reduce((total, { p }) => total + p, 0);
}
