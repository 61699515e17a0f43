import type { Brief } from '../brief-shape.ts';
import type { Danger, DangerKind } from './danger/danger-kinds.ts';
import { NO_TROUBLE, TROUBLE_OVER } from './fact-table.ts';
import { findMentions } from './find-mentions.ts';
import { INTENT_SIGNS, SESSION_SIGNS } from './intent-table.ts';
import { LOGGED, QUESTION } from './sign-table.ts';
import { restAfterStartingOver } from './start-over.ts';
import { TRADE_WORDS } from './word-table.ts';

const INTENTS = [
  'flag',
  'unsafe',
  'minor',
  'better',
  'forget',
  'undo',
  'reset',
  'plan',
  'change',
  'swap',
  'add',
  'remove',
  'pain',
  'deload',
  'missed',
  'max',
  'logged',
  'units',
  'why',
  'show',
  'progress',
  'history',
  'load',
  'rpe',
  'rir',
  'rest',
  'warm-up',
  'form',
  'sore',
  'stall',
  'tired',
  'short-today',
  'kit-today',
  'taken',
  'record',
  'cardio',
  'food',
  'hello',
  'thanks',
  'off-topic',
  'unclear',
] as const;
export type Intent = (typeof INTENTS)[number];

export interface IntentInput {
  /** Normalised. */
  text: string;
  /** The brief without and with the message. */
  before: Brief;
  brief: Brief;
  /** What the message says without any context. */
  alone: Brief;
  hadPlan: boolean;
  /** What the message tells of, doubts included. */
  danger: Danger | null;
}

/**
 * The intent of a message: safety first, then a changed brief, then a question. Whether the week is a new plan or a change depends on
 * `hadPlan`.
 */
export function readIntent(input: IntentInput): Intent {
  return safetyIntent(input) ?? changeIntent(input) ?? askIntent(input) ?? saidAgain(input) ?? lostIntent(input.text);
}

const DANGER_INTENTS: Readonly<Partial<Record<DangerKind, Intent>>> = { eating: 'unsafe', drugs: 'unsafe', child: 'minor' };

function safetyIntent({ text, before, brief, danger }: IntentInput): Intent | undefined {
  if (danger !== null) return DANGER_INTENTS[danger.kind] ?? (danger.kind === 'other' && !danger.urgent ? 'unsafe' : 'flag');
  if (restAfterStartingOver(text) !== undefined) return 'reset';
  const isFewer = brief.limitations.length < before.limitations.length;
  if ((before.red_flag !== null && brief.red_flag === null) || (isFewer && TROUBLE_OVER.test(text))) return 'better';
  return undefined;
}

/** Asks for a plan explicitly. */
const ASKS_FOR_PLAN =
  /\b(?:next|new|another|fresh) (?:block|plan|program|routine)\b|\b(?:build|make|give|write|create) (?:me )?(?:a|an|the|my|another) (?:\w+ ){0,2}(?:plan|program|routine|block)\b/;

const PROFILE = ['goal', 'days', 'weekdays', 'minutes', 'kit', 'experience', 'age'] as const satisfies readonly (keyof Brief)[];

function changeIntent({ text, before, brief, hadPlan }: IntentInput): Intent | undefined {
  const differs = (field: keyof Brief): boolean => JSON.stringify(before[field]) !== JSON.stringify(brief[field]);
  const isProfile = PROFILE.some(differs);
  if (differs('maxes')) return 'max';
  if (isProfile && !hadPlan) return 'plan';
  if (ASKS_FOR_PLAN.test(text)) return 'plan';
  if (differs('limitations')) return 'pain';
  if (differs('lighter')) return brief.lighter ?? 'change';
  if (brief.swaps.some((swap) => !before.swaps.includes(swap))) return 'swap';
  if (isProfile) return 'change';
  if (brief.refused.some((id) => !before.refused.includes(id))) return isSwap(text) ? 'swap' : 'remove';
  if (differs('wanted') || differs('focus') || differs('refused')) return 'add';
  return differs('unit') && !LOGGED.test(text) ? 'units' : undefined;
}

function isSwap(text: string): boolean {
  return /\b(?:swap|replace|instead|alternatives?|substitute|change|switch)\b/.test(text);
}

function askIntent({ text }: IntentInput): Intent | undefined {
  for (const [intent, signs] of SESSION_SIGNS) if (signs.test(text)) return intent;
  if (NO_TROUBLE.test(text)) return 'thanks';
  for (const [intent, signs] of INTENT_SIGNS) if (signs.test(text)) return intent;
  return undefined;
}

/** Repeats known facts: still about the plan. */
function saidAgain({ text, alone, hadPlan }: IntentInput): Intent | undefined {
  if (PROFILE.some((field) => (Array.isArray(alone[field]) ? alone[field].length > 0 : alone[field] !== null)))
    return hadPlan ? 'change' : 'plan';
  if (QUESTION.test(text)) return undefined;
  if (alone.refused.length > 0) return 'remove';
  return alone.wanted.length + alone.focus.length > 0 ? 'add' : undefined;
}

const TRADE: ReadonlySet<string> = new Set(TRADE_WORDS);
/** Messages with fewer words have no topic. */
const TOPIC_WORDS = 4;

function lostIntent(text: string): Intent {
  const words = text.split(/[^a-z']+/).filter((word) => word !== '');
  const isTrade = words.some((word) => TRADE.has(word)) || findMentions(text, false).length > 0;
  return !isTrade && words.length >= TOPIC_WORDS ? 'off-topic' : 'unclear';
}
