import type { Asked } from '../../person/brief-shape.ts';
import { NO_TROUBLE } from '../fact-table.ts';
import { asksForDay, limitsOneDay } from '../named-day.ts';
import { normaliseText } from '../normalise-text.ts';
import { agreesWithOffer, refusesOffer, withoutRejection } from '../offer-reply.ts';
import { ruledAct } from './act-rules.ts';
import { type Act, EDIT_ACTS, FACT_ACTS, LOG_ACTS, REPLY_ACTS } from './acts.ts';
import { asksWhyItem, orderedAct, orderParts } from './command.ts';
import { editFormOf } from './edit-forms.ts';
import { asksOnly, asksPermission, isAsked } from './question-form.ts';
import { type RankedAct, rankActs } from './rank-acts.ts';
import { readLogQuestion } from './read-log-question.ts';
import { ACT_OF_TOPIC, readPlanQuestion } from './read-plan-question.ts';
import { readWhyPart } from './read-why.ts';
import { isSmallReply } from './small-reply.ts';

/** What is going on when a message comes. */
export interface ActContext {
  /** The coach's last words; '' before the first. */
  before: string;
  /** The fact the coach waits for, while a first plan is made. */
  asked: Asked | null;
  hasPlan: boolean;
}

/** How much likelier an act is than without any context. */
const WHILE_ASKED = 2.5;
const REPLY_WITHOUT_QUESTION = 0.15;

const ANSWERS: Readonly<Record<Asked, readonly Act[]>> = {
  goal: ['give-goal', 'give-focus', 'dont-know'],
  days: ['give-days', 'give-time', 'dont-know'],
  gym: ['give-place', 'give-equipment', 'give-experience', 'dont-know'],
};

/** Without a plan there is nothing to edit: the wish is a fact for the plan to come. */
const FACT_OF_EDIT: Readonly<Partial<Record<Act, Act>>> = {
  'fewer-days': 'give-days',
  'more-days': 'give-days',
  'move-day': 'give-days',
  'shorter-sessions': 'give-time',
  'longer-sessions': 'give-time',
  'time-today': 'give-time',
  'focus-shift': 'give-focus',
  'more-sets': 'give-focus',
  'add-exercise': 'give-likes',
  'remove-exercise': 'give-likes',
  'swap-exercise': 'give-likes',
  'equipment-gone': 'give-equipment',
  'change-split': 'give-likes',
  'change-day-content': 'give-likes',
  superset: 'give-likes',
  'shift-session': 'give-days',
  'report-away': 'give-schedule-detail',
  harder: 'give-goal',
  easier: 'give-experience',
};

function withoutPlan(acts: readonly RankedAct[]): RankedAct[] {
  const sums = new Map<Act, number>();
  for (const { act, p } of acts) sums.set(FACT_OF_EDIT[act] ?? act, (sums.get(FACT_OF_EDIT[act] ?? act) ?? 0) + p);
  return [...sums].map(([act, p]) => ({ act, p }));
}

/** The likeliest acts of a message in its context, best first; their probabilities add up to at most 1. */
export function chooseActs(content: string, context: ActContext): RankedAct[] {
  if (isSmallReply(content) && !agreesWithOffer(content) && !refusesOffer(content)) return [{ act: 'thanks', p: 1 }];
  const text = withoutAllClear(normaliseText(content));
  const ruled =
    (context.hasPlan && asksPermission(text) ? plainAct(text) : undefined) ??
    (context.hasPlan ? readLogQuestion(text) : undefined) ??
    planQuestionAct(text, context.hasPlan) ??
    ruledAct(text) ??
    (context.hasPlan ? plainAct(text) : undefined);
  if (ruled !== undefined) return [{ act: ruled, p: 1 }];
  const ranked = rankActs(withoutRejection(content), lastSentence(context.before));
  const asked = context.hasPlan ? forEveryWeek(ranked, text).filter((guess) => mayDo(guess, text)) : ranked;
  const weighed = (context.hasPlan ? asked : withoutPlan(asked)).map(({ act, p }) => ({ act, p: p * weightOf(act, context) }));
  const sum = weighed.reduce((total, { p }) => total + p, 0);
  return weighed.map(({ act, p }) => ({ act, p: p / Math.max(sum, 1) })).sort((a, b) => b.p - a.p);
}

const EVERY_WEEK = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/;
const ONE_WEEK = /\b(?:this|next|coming) (?:week|time|\w+day)\b|\bonce\b|\b(?:today|tomorrow|tonight)\b/;

/** «Can't do Fridays» is no shift of one session. */
function forEveryWeek(ranked: readonly RankedAct[], text: string): readonly RankedAct[] {
  if (!EVERY_WEEK.test(text) || ONE_WEEK.test(text)) return ranked;
  const p = ranked.filter(({ act }) => act === 'move-day' || act === 'shift-session').reduce((sum, guess) => sum + guess.p, 0);
  return [{ act: 'move-day', p }, ...ranked.filter(({ act }) => act !== 'move-day' && act !== 'shift-session')];
}

/** What the form of a message leaves possible while there is a plan. */
function mayDo({ act, p }: RankedAct, text: string): boolean {
  if (asksOnly(text)) return !isOneOf(EDIT_ACTS, act) && !isOneOf(FACT_ACTS, act) && !NEVER_ASKED.has(act);
  if (act === 'thanks') return !text.includes('?');
  if (isOneOf(LOG_ACTS, act)) return isAsked(text) || !/\d/.test(text);
  return !BUILDS.has(act) || p >= BUILDS_FROM || OF_PLAN.test(text);
}

/** With a plan in use another is made only for who names one, or asks for it this surely. */
const BUILDS_FROM = 0.9;
const BUILDS: ReadonlySet<Act> = new Set<Act>(['ask-plan', 'ask-next-block', 'start-over']);
const OF_PLAN =
  /\b(?:plan|program\w*|routine|workouts?|block|split|regime|schedule|over|scratch|(?:new|next|another|different|fresh) (?:1|one))\b/;

/** What nobody does by asking. */
const NEVER_ASKED: ReadonlySet<Act> = new Set<Act>([
  'ask-plan',
  'start-over',
  'ask-next-block',
  'report-success',
  'report-hard',
  'report-easy',
  'report-missed',
  'report-away',
  'report-back',
  'accept',
  'accept-part',
  'refuse',
  'thanks',
]);

/** Before the first plan only exercises can be asked about. */
function planQuestionAct(text: string, hasPlan: boolean): Act | undefined {
  const topic = readPlanQuestion(text)?.topic;
  return topic !== undefined && (hasPlan || topic === 'what-is' || topic === 'how-done') ? ACT_OF_TOPIC[topic] : undefined;
}

/** «Nothing hurts. Why three rows?» asks about rows. */
function withoutAllClear(text: string): string {
  const rest = text.split(/(?<=[.!?;])\s+/).filter((sentence) => !NO_TROUBLE.test(sentence));
  return rest.length === 0 ? text : rest.join(' ');
}

/** How often one can come, which the whole week is made anew for. */
const DAYS_ONLY = /^(?:only|just) [1-7] days?(?: (?:a|per|each|every) week)?\W*$/;

/** «Only 2 days». `text` is normalised. */
export function tellsDaysOnly(text: string): boolean {
  return DAYS_ONLY.test(text);
}

/** What a message plainly asks of the plan in use. */
function plainAct(text: string): Act | undefined {
  if (tellsDaysOnly(text)) return 'give-days';
  if (asksForDay(text)) return 'ask-session';
  const [order, ...more] = orderParts(text).flatMap((part) => orderedAct(part) ?? []);
  const asksWhy = readWhyPart(text) !== undefined || asksWhyItem(text);
  if (asksWhy && (order === undefined || (more.length === 0 && orderParts(text).length === 1))) return 'ask-plan-why';
  if (asksOnly(text)) return undefined;
  return limitsOneDay(text) ? 'shorter-sessions' : (order ?? editFormOf(text)?.act);
}

function weightOf(act: Act, { before, asked }: ActContext): number {
  if (asked !== null && ANSWERS[asked].includes(act)) return WHILE_ASKED;
  return isOneOf(REPLY_ACTS, act) && act !== 'undo' && !before.includes('?') && !/\baccept\b/i.test(before) ? REPLY_WITHOUT_QUESTION : 1;
}

/** The coach's question stands at the end of what it said; the rest says little about the answer. */
function lastSentence(before: string): string {
  return before.split('\n').at(-1) ?? '';
}

export function isOneOf<Group extends Act>(group: readonly Group[], act: Act): act is Group {
  return group.some((other) => other === act);
}

/** A message with one of these acts tells facts, or asks for a plan with them. */
export function tellsFacts(act: Act): boolean {
  return isOneOf(FACT_ACTS, act) || act === 'ask-plan' || act === 'start-over' || act === 'ask-next-block';
}
