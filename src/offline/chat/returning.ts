import { foldBrief } from '#domain/ai-coach/brief.ts';
import { tellsIllness } from '#domain/ai-coach/understand/facts/read-break.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import { localDate } from '#domain/training/week.ts';
import type { ChatEntry } from './chat.ts';

/** What makes the way back longer, from a conversation: age, and an illness told since the day of `since` (yyyy-mm-dd). */
export function returningOf(entries: readonly ChatEntry[], since: string): Returning {
  const told = entries.filter(({ state }) => state !== 'failed' && state !== 'dead');
  const { age } = foldBrief(told);
  const was_ill = told.some(
    ({ role, content, created_at }) => role === 'user' && localDate(new Date(created_at)) >= since && tellsIllness(content),
  );
  return { age, was_ill };
}
