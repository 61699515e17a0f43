import type { Returning } from '../../training/readiness/return-row.ts';
import { type ChatMessage, foldBrief } from '../brief.ts';
import { tellsIllness } from '../understand/facts/read-break.ts';

/** A message of the conversation with the day it was written on, yyyy-mm-dd. */
interface ToldMessage extends ChatMessage {
  on: string;
}

/**
 * What makes the way back longer (READY-1), from the conversation: age, and an illness told since the day of `since` (yyyy-mm-dd). It reads as the coach does, so
 * only pages that load the coach's code may use it at once.
 */
export function returningOf(told: readonly ToldMessage[], since: string): Returning {
  const { age } = foldBrief(told);
  const was_ill = told.some(({ role, content, on }) => role === 'user' && on >= since && tellsIllness(content));
  return { age, was_ill };
}
