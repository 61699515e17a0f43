import type { Plan } from '../../plan/plan.ts';
import type { WeightUnit } from '../../training/units.ts';
import type { ChatMessage, InUse } from '../brief.ts';
import { hasErrors } from '../check-plan.ts';
import { readTurn, type Turn } from '../understand/read-turn.ts';
import { inBlock } from './keep-block.ts';
import { type GuessedMaxes, guessedMaxes, withMaxUnit } from './max-units.ts';
import { inMeet } from './meet.ts';
import { isSameTraining, planFor } from './plan-for.ts';

interface Known {
  /** yyyy-mm-dd; null without a log. */
  today: string | null;
  /** The account's; null before anybody chose one. */
  unit: WeightUnit | null;
  /** The phone tells that no offer waits. */
  isSettled: boolean;
}

/** The turn with what plan, day and account add to the messages. */
export function readKnownTurn(
  messages: readonly ChatMessage[],
  plan: Plan | null,
  { today, unit, isSettled }: Known,
): { turn: Turn; guessed: GuessedMaxes } {
  const read = inMeet(inBlock(readTurn(messages, plan, inUseOf(plan, isSettled)), plan), plan, today);
  return { turn: withMaxUnit(read, unit), guessed: guessedMaxes(read, unit) };
}

/** A plan that breaks what a brief asks for was not made from it. */
function inUseOf(plan: Plan | null, isSettled: boolean): InUse | undefined {
  if (plan === null) return undefined;
  return { holds: (brief) => !hasErrors(plan, brief) || isSameTraining(plan, planFor(brief)), isSettled };
}
