import type { CoachAnswer } from '../answer.ts';
import type { DayState } from '../readiness/day-state.ts';
import {
  dayStateWords,
  earlierClearedWords,
  earlierStateWords,
  feverWords,
  illnessOverWords,
  stillIllWords,
} from '../readiness/day-state-words.ts';
import { isIllnessTold, tellsIllnessOver, tellsOfIllness } from '../readiness/illness-told.ts';
import { readDayState } from '../readiness/read-day-state.ts';
import type { Act } from '../understand/acts/acts.ts';
import { isOneOf } from '../understand/acts/choose-act.ts';
import { NOT_MEANT } from '../understand/danger/danger-question.ts';
import { isCleared } from '../understand/danger/held-back.ts';
import { normaliseText } from '../understand/normalise-text.ts';
import type { Turn } from '../understand/read-turn.ts';
import { restAfterStartingOver } from '../understand/start-over.ts';

/** Acts that ask for a session; the answer stays, and what holds for it is said first. */
const ASKS_SESSION = ['ask-session', 'time-today', 'ask-load-today'] as const satisfies readonly Act[];
const OF_TODAY = /\b(?:today|tonight|tomorrow|now|next|workouts?|sessions?|train|\d+ min\w*)\b/;
/** Acts that tell how somebody is. */
const TELLS_STATE = [
  'report-bad-sleep-stress',
  'report-sore',
  'report-ill',
  'report-hard',
  'lighter-today',
] as const satisfies readonly Act[];
/** «Back squat 4 × 5». */
const NAMES_SETS = /\d × \d/;
/** How long a bad night is remembered, in messages of the person. */
const REMEMBERED = 4;

/** The reply with what was told earlier of an illness or a bad day, where it is about today's training (READY-4, READY-5). */
export function withDayStates(reply: CoachAnswer, turn: Turn): CoachAnswer {
  const { act, whole } = turn;
  const { texts, isBack } = earlierTexts(turn);
  const told = readDayState(whole);
  const isAsked = isOneOf(ASKS_SESSION, act) && OF_TODAY.test(whole);
  const isTold = told !== undefined || isOneOf(TELLS_STATE, act);
  if (turn.danger !== null) return reply;
  if (isIllnessTold(texts)) {
    if (tellsIllnessOver(whole)) return { ...reply, messages: [illnessOverWords()] };
    if (tellsOfIllness(whole)) return reply;
    if (isTold && reply.plan === undefined) return { ...reply, messages: [`${stillIllWords()} ${feverWords()}`], quick_replies: [] };
    return isAsked ? { ...reply, messages: [`${stillIllWords()} ${feverWords()}`, ...reply.messages] } : reply;
  }
  if (isBack && reply.messages.some((words) => NAMES_SETS.test(words)))
    return { ...reply, messages: [earlierClearedWords(), ...reply.messages] };
  const held = statesHeld(texts).filter(({ name }) => name !== told?.name);
  if (held.length === 0 || told?.name === 'fever') return reply;
  const words = held.flatMap((state) => {
    const said = dayStateWords(state);
    return 'why' in said ? [earlierStateWords(said.title, said.why)] : [];
  });
  if (isAsked) return { ...reply, messages: [...words, ...reply.messages] };
  return isTold && reply.plan === undefined ? { ...reply, messages: [...reply.messages, ...words] } : reply;
}

interface Earlier {
  /** What the person said before the last message, normalised, since they last started over or a professional allowed training. */
  texts: string[];
  /** A professional allowed training a few messages ago, after an illness. */
  isBack: boolean;
}

function earlierTexts({ messages }: Turn): Earlier {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => ({ content, text: normaliseText(content) }));
  const from = said.findLastIndex(({ text }) => restAfterStartingOver(text) !== undefined) + 1;
  const earlier = said.slice(from, -1);
  const clearance = earlier.findLastIndex(({ content }) => content !== NOT_MEANT && isCleared(content));
  const texts = earlier.map(({ text }) => text);
  const wasIll = texts.slice(0, clearance + 1).some(tellsOfIllness);
  return { texts: texts.slice(clearance + 1), isBack: wasIll && earlier.length - clearance <= REMEMBERED };
}

/** The newest telling of each state. */
function statesHeld(texts: readonly string[]): DayState[] {
  const states = texts.slice(-REMEMBERED).flatMap((text) => readDayState(text) ?? []);
  return states.filter(({ name }, index) => name !== 'fever' && states.findLastIndex((other) => other.name === name) === index);
}
