import type { Plan } from '../../plan/plan.ts';
import type { WeightUnit } from '../../training/units.ts';
import type { ChatMessage, HoldsBrief } from '../brief.ts';
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
}

/** The turn with what plan, day and account add to the messages. */
export function readKnownTurn(
  messages: readonly ChatMessage[],
  plan: Plan | null,
  { today, unit }: Known,
): { turn: Turn; guessed: GuessedMaxes } {
  const read = inMeet(inBlock(readTurn(messages, plan, holdsIn(plan)), plan), plan, today);
  return { turn: withMaxUnit(read, unit), guessed: guessedMaxes(read, unit) };
}

/** A plan that breaks what a brief asks for was not made from it. */
function holdsIn(plan: Plan | null): HoldsBrief | undefined {
  return plan === null ? undefined : (brief) => isSameTraining(plan, planFor(brief)) || !hasErrors(plan, brief);
}
