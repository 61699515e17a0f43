import type { ChatMessage } from '../person/brief-shape.ts';
import { askedDanger, NOT_MEANT, TAKEN_BACK } from '../understand/danger/danger-question.ts';
import { isBareGuess } from '../understand/danger/detect-danger.ts';
import { PRESENTS_PLAN } from '../understand/follow-up.ts';
import type { Turn } from '../understand/read-turn.ts';
import { isKnown } from './answer-question.ts';

/** A flag that was there is gone, or never was one. */
export function isCleared({ brief, before, isDangerDenied }: Turn): boolean {
  return isDangerDenied || (before.red_flag !== null && brief.red_flag === null);
}

/** A doctor's word ended the hold that came before the first plan, which was asked for then. */
export function isFirstAfterClearance({ before, brief }: Turn, messages: readonly ChatMessage[]): boolean {
  const isOver = before.red_flag !== null && brief.red_flag === null;
  return isOver && !messages.some(({ role, content }) => role === 'assistant' && PRESENTS_PLAN.test(content));
}

/** A second sentence wants something of its own. */
const SENTENCE_ENDS = /[.!?;\n]+\s*(?=\S)/;

/**
 * The talk up to the message that a doubt about danger held up, once the doubt is denied or the stop taken back: what was wanted there need not be typed again.
 * Undefined where nothing waits.
 */
export function heldUpByDoubt(messages: readonly ChatMessage[], turn: Turn): readonly ChatMessage[] | undefined {
  // «No, but my chest is tight» denies one danger and tells of another.
  if (!turn.isDangerDenied || turn.danger !== null) return undefined;
  const denial = messages.findLastIndex(({ role }) => role === 'user');
  const isTakenBack = messages[denial]?.content === NOT_MEANT;
  if (!isTakenBack && askedDanger(turn.before_words) === null) return undefined;
  if (SENTENCE_ENDS.test(messages[denial]?.content ?? '')) return undefined;
  const heldUp = messages.findLastIndex(({ role }, index) => role === 'user' && index < denial);
  if (heldUp < 0) return undefined;
  const told = messages.slice(heldUp, heldUp + 1);
  return isTakenBack
    ? [...messages.slice(0, heldUp), { role: 'assistant', content: TAKEN_BACK }, ...told]
    : [...messages.slice(0, heldUp), ...told];
}

/** A danger that only the sound of the words speaks for gives way to a question that is plainly answered. */
export function isPlainQuestion({ danger, content, acts, brief }: Turn, typed: string): boolean {
  return danger?.ask === true && isBareGuess(typed) && isKnown(content, acts, brief);
}
